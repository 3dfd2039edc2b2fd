import { FormattedMessage, useIntl } from 'react-intl';
import { scalesOf } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { Select } from '../../../ui/fields/Select';
import type { StatisticsPeriod } from './useStatisticsPeriod';

const auto = 'auto';

/** Offers every scale of the view (REQUIREMENTS 214), and the one that follows the period. */
export function ScaleSelect({ period, send }: Pick<StatisticsPeriod, 'period' | 'send'>) {
  const intl = useIntl();
  const { perService, service, scale, auto: follows } = period.context;
  const options = scalesOf(perService, service).map((value) => ({
    value,
    label: intl.formatMessage({ id: 'statistics.scale' }, { scale: value }),
  }));
  const automatic = intl.formatMessage({ id: 'statistics.scale.auto' }, { scale: follows ? scale : 'none' });
  return (
    <Select<PeriodScale | typeof auto>
      label={<FormattedMessage id="statistics.scaleLabel" />}
      options={perService ? options : [{ value: auto, label: automatic }, ...options]}
      value={follows ? auto : scale}
      onChange={(value) =>
        send(value === auto ? { type: 'autoScale.selected' } : { type: 'scale.selected', scale: value })
      }
    />
  );
}
