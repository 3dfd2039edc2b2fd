import { FormattedMessage, useIntl } from 'react-intl';
import { presets, type Preset } from '../../../machines/pages/statisticsPeriod/presets';
import { presetOf } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import { Select } from '../../../ui/fields/Select';
import type { StatisticsPeriod } from './useStatisticsPeriod';

const own = 'own';

/** Offers periods up to today, and names the own one. */
export function PeriodSelect({ period, send }: Pick<StatisticsPeriod, 'period' | 'send'>) {
  const intl = useIntl();
  const current: Preset | typeof own = presetOf(period.context) ?? own;
  return (
    <Select<Preset | typeof own>
      label={<FormattedMessage id="statistics.quick.label" />}
      hideLabel
      options={[...(current === own ? ([own] as const) : []), ...presets].map((preset) => ({
        value: preset,
        label: intl.formatMessage({ id: 'statistics.quick' }, { preset }),
      }))}
      value={current}
      onChange={(preset) => preset !== own && send({ type: 'preset.selected', preset })}
    />
  );
}
