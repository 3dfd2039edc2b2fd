import { FormattedMessage, useIntl } from 'react-intl';
import { scalesOf } from '../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import { CheckRow } from '../../ui/CheckRow';
import type { ComboboxOption } from '../../ui/Combobox';
import { PickOne } from '../../ui/PickOne';
import { Segmented } from '../../ui/Segmented';
import { PeriodFields } from './PeriodFields';
import type { NamedService } from './perServiceRows';
import styles from './Statistics.module.css';
import type { StatisticsPeriod } from './useStatisticsPeriod';

export interface StatisticsControlsProps extends StatisticsPeriod {
  readonly services: readonly NamedService[];
}

const all = '';

/** Chooses of what, by which scale, and when; on the tab of a service only the latter two (REQUIREMENTS 135). */
export function StatisticsControls({ services, ...statistics }: StatisticsControlsProps) {
  const intl = useIntl();
  const { period, send } = statistics;
  const { only, service, scale, perService } = period.context;
  const unlisted = service !== null && !services.some(({ entityId }) => entityId === service);
  const options: readonly ComboboxOption[] = [
    { value: all, label: intl.formatMessage({ id: 'statistics.allServices' }) },
    ...(unlisted ? [{ value: service, label: service }] : []),
    ...services.map(({ entityId, name }) => ({ value: entityId, label: name })),
  ];
  const clear = () => send({ type: 'service.cleared' });

  return (
    <form className={styles.controls} aria-label={intl.formatMessage({ id: 'statistics.controls' })}>
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
      <div className={styles.scale}>
        <span className={styles.label} aria-hidden="true">
          <FormattedMessage id="statistics.scaleLabel" />
        </span>
        <Segmented
          label={intl.formatMessage({ id: 'statistics.scaleLabel' })}
          options={scalesOf(perService, service).map((value) => ({
            value,
            label: intl.formatMessage({ id: 'statistics.scale' }, { scale: value }),
          }))}
          value={scale}
          onChange={(value) => send({ type: 'scale.selected', scale: value })}
        />
      </div>
      <PeriodFields {...statistics} />
    </form>
  );
}
