import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { earlier, lastOf } from '../../../lib/calendar';
import { choosesUnits, firstDay } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import { Button } from '../../../ui/actions/Button';
import { CheckRow } from '../../../ui/fields/CheckRow';
import { DatePicker } from '../../../ui/calendar/DatePicker';
import { UnitPicker } from '../../../ui/calendar/UnitPicker';
import { PeriodSelect } from './PeriodSelect';
import type { StatisticsPeriod } from './useStatisticsPeriod';
import styles from './PeriodFields.module.css';

/**
 * Shows the fields of the period: periods up to today and both ends, or the one date of a unit, with the picker of the scale
 * (REQUIREMENTS 215, 227).
 */
export function PeriodFields({ period, send }: Pick<StatisticsPeriod, 'period' | 'send'>) {
  const intl = useIntl();
  const reasonId = useId();
  const compareId = useId();
  const { scale, from, to, today, perService, compared } = period.context;
  const noneBefore = !perService && !period.can({ type: 'comparison.toggled' });
  const series = period.value === 'overTime';
  const noLater = series && !period.can({ type: 'later.requested' });
  const noEarlier = series && !period.can({ type: 'earlier.requested' });

  function pick(end: 'from' | 'to', label: string, max: string) {
    const value = end === 'from' ? from : to;
    const common = { label, value, min: firstDay, max };
    if (choosesUnits(scale)) {
      return (
        <UnitPicker {...common} unit={scale} onChange={(day) => send({ type: `${end}.selected`, day })} />
      );
    }
    return (
      <DatePicker
        {...common}
        today={end === 'to'}
        onChange={(day) => send({ type: `${end}.selected`, day })}
        onWeek={(monday) => {
          const day = end === 'from' || perService ? monday : earlier(lastOf('week', monday), max);
          send({ type: `${end}.selected`, day: day < firstDay ? firstDay : day });
        }}
      />
    );
  }

  return (
    <fieldset className={styles.period}>
      <legend>
        <FormattedMessage id={perService ? 'statistics.date' : 'statistics.period'} />
      </legend>
      <div className={styles.row}>
        {!perService && <PeriodSelect period={period} send={send} />}
        <div className={styles.ends}>
          {series && (
            <Button
              iconOnly
              icon="left"
              onClick={() => send({ type: 'earlier.requested' })}
              disabledBy={noEarlier ? reasonId : undefined}
            >
              <FormattedMessage id="statistics.earlier" />
            </Button>
          )}
          <div className={styles.both}>
            {perService ? (
              pick('from', intl.formatMessage({ id: 'statistics.date' }), today)
            ) : (
              <>
                {pick('from', intl.formatMessage({ id: 'statistics.from' }), to)}
                <span className={styles.dash} aria-hidden="true">
                  –
                </span>
                {pick('to', intl.formatMessage({ id: 'statistics.to' }), today)}
              </>
            )}
          </div>
          {series && (
            <Button
              iconOnly
              icon="right"
              onClick={() => send({ type: 'later.requested' })}
              disabledBy={noLater ? reasonId : undefined}
            >
              <FormattedMessage id="statistics.later" />
            </Button>
          )}
        </div>
      </div>
      {!perService && (
        <div className={styles.compare}>
          <CheckRow
            label={<FormattedMessage id="statistics.compare" />}
            checked={compared}
            value="compare"
            disabledBy={noneBefore ? compareId : undefined}
            onChange={() => send({ type: 'comparison.toggled' })}
          />
          {noneBefore && (
            <p className="muted small" id={compareId}>
              <FormattedMessage id="statistics.compare.impossible" />
            </p>
          )}
        </div>
      )}
      <p className={noEarlier ? 'muted small' : 'visually-hidden'} id={reasonId}>
        {noLater && (
          <span className="visually-hidden">
            <FormattedMessage id="statistics.noLater" />
          </span>
        )}{' '}
        {noEarlier && <FormattedMessage id="statistics.noEarlier" />}
      </p>
    </fieldset>
  );
}
