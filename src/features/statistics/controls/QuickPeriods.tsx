import { FormattedMessage, useIntl } from 'react-intl';
import { presets } from '../../../machines/pages/statisticsPeriod/presets';
import { isOfPreset } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import type { StatisticsPeriod } from './useStatisticsPeriod';
import styles from './PeriodFields.module.css';

/** Offers periods up to today, each with the scale that fits it, and the way back to the first period. */
export function QuickPeriods({ period, send }: Pick<StatisticsPeriod, 'period' | 'send'>) {
  const intl = useIntl();
  const { perService, only } = period.context;
  return (
    <div className={styles.quick}>
      {!perService && (
        <div role="group" aria-label={intl.formatMessage({ id: 'statistics.quick.label' })}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={isOfPreset(preset, period.context)}
              onClick={() => send({ type: 'preset.selected', preset })}
            >
              {intl.formatMessage({ id: 'statistics.quick' }, { preset })}
            </button>
          ))}
        </div>
      )}
      {only === null && (
        <button type="button" onClick={() => send({ type: 'reset.requested' })}>
          <FormattedMessage id="statistics.reset" />
        </button>
      )}
    </div>
  );
}
