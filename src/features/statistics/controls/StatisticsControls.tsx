import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDates } from '../../../i18n/shortDates';
import { utcMidnight } from '../../../lib/calendar';
import { CheckRow } from '../../../ui/fields/CheckRow';
import type { ComboboxOption } from '../../../ui/fields/Combobox';
import { Button, buttonClass, ButtonFace } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { PickOne } from '../../../ui/fields/PickOne';
import { CloseSheet, NarrowOnly, Sheet } from '../../../ui/overlays/Sheet';
import { PeriodFields } from './PeriodFields';
import type { NamedService } from '../figures/perServiceRows';
import { ScaleSelect } from './ScaleSelect';
import { useLabels } from '../plot/useLabels';
import type { StatisticsPeriod } from './useStatisticsPeriod';
import styles from './StatisticsControls.module.css';

interface StatisticsControlsProps extends StatisticsPeriod {
  readonly services: readonly NamedService[];
  /** "All services", or the name of the chosen one. */
  readonly subject: string;
}

const all = '';

/**
 * Lets people choose a service, a period and a scale; on the tab of a service only period and scale
 * (REQUIREMENTS 135). In narrow windows one line shows the choice, and opens the controls.
 */
export function StatisticsControls({ services, subject, ...statistics }: StatisticsControlsProps) {
  const intl = useIntl();
  const { period, send } = statistics;
  const id = useId();
  const { only, service, scale, perService, from, to } = period.context;
  const title = intl.formatMessage({ id: 'statistics.controls' });
  const { unit } = useLabels(scale, statistics.zone);
  const shown = perService
    ? unit(from)
    : shortDates(intl, { timeZone: 'UTC' }).formatRange(utcMidnight(from), utcMidnight(to));
  const unlisted = service !== null && !services.some(({ entityId }) => entityId === service);
  const options: readonly ComboboxOption[] = [
    { value: all, label: intl.formatMessage({ id: 'statistics.allServices' }) },
    ...(unlisted ? [{ value: service, label: service }] : []),
    ...services.map(({ entityId, name }) => ({ value: entityId, label: name })),
  ];
  const clear = () => send({ type: 'service.cleared' });

  return (
    <>
      <NarrowOnly>
        <button type="button" className={classes(buttonClass({}), styles.line)} popoverTarget={id}>
          <ButtonFace icon="filter">
            {subject}, {shown}
          </ButtonFace>
        </button>
      </NarrowOnly>
      <Sheet id={id} label={title}>
        <NarrowOnly>
          <span className={styles.head}>
            <b>{title}</b>
            <CloseSheet sheet={id} small>
              <FormattedMessage id="ui.close" />
            </CloseSheet>
          </span>
        </NarrowOnly>
        <form className={styles.controls} aria-label={title}>
          {only === null && (
            <div className={styles.service}>
              <PickOne
                label={<FormattedMessage id="statistics.service" />}
                options={options}
                value={service ?? all}
                onChange={(value) =>
                  value === all ? clear() : send({ type: 'service.selected', service: value })
                }
                onClear={service === null ? undefined : clear}
              />
              <CheckRow
                label={<FormattedMessage id="statistics.detail" />}
                checked={perService}
                value="detail"
                onChange={() => send({ type: 'detail.toggled' })}
              />
            </div>
          )}
          <PeriodFields {...statistics} />
          <div className={styles.scale}>
            <ScaleSelect {...statistics} />
            {only === null && (
              <Button look="quiet" onClick={() => send({ type: 'reset.requested' })}>
                <FormattedMessage id="statistics.reset" />
              </Button>
            )}
          </div>
        </form>
      </Sheet>
    </>
  );
}
