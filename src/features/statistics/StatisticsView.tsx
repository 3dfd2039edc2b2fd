import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/Banner';
import { PerServiceResult } from './PerServiceResult';
import type { NamedService } from './perServiceRows';
import { SeriesResult, TotalResult } from './SeriesResult';
import { StatisticsControls } from './StatisticsControls';
import type { StatisticsPeriod } from './useStatisticsPeriod';

export interface StatisticsViewProps extends StatisticsPeriod {
  /** What can be chosen, with its name: the services of the page, or the only one. */
  readonly services: readonly NamedService[];
  /** The names are on their way. */
  readonly naming?: boolean | undefined;
}

/** Controls and what they ask for. */
export function StatisticsView({ services, naming = false, ...statistics }: StatisticsViewProps) {
  const intl = useIntl();
  const { period, zone } = statistics;
  const { service } = period.context;
  const subject =
    service === null
      ? intl.formatMessage({ id: 'statistics.allServices' })
      : (services.find(({ entityId }) => entityId === service)?.name ?? service);
  const result = { period: period.context, zone, subject };
  return (
    <>
      <StatisticsControls services={services} {...statistics} />
      {period.value === 'overTime' && <SeriesResult {...result} />}
      {period.value === 'entirePeriod' && <TotalResult {...result} />}
      {period.value === 'perService' && <PerServiceResult {...result} connected={services} naming={naming} />}
    </>
  );
}

/** Takes the place of the statistics while the installation says that they do not work (REQUIREMENTS 14). */
export function StatisticsDown() {
  const { links } = usePerson().installation;
  return (
    <Banner tone="warning">
      {links.supportEmail ? (
        <FormattedMessage
          id="statistics.downWithMail"
          values={{ mail: <a href={`mailto:${links.supportEmail}`}>{links.supportEmail}</a> }}
        />
      ) : (
        <FormattedMessage id="statistics.down" />
      )}
    </Banner>
  );
}
