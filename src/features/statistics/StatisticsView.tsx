import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Day } from '../../lib/calendar';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/notices/Banner';
import { CountedNote } from './figures/CountedNote';
import { PerServiceResult } from './PerServiceResult';
import type { NamedService } from './figures/perServiceRows';
import { SeriesResult, TotalResult } from './SeriesResult';
import { StatisticsControls } from './controls/StatisticsControls';
import type { StatisticsPeriod } from './controls/useStatisticsPeriod';
import styles from './Statistics.module.css';

interface StatisticsViewProps extends StatisticsPeriod {
  /** Services that can be chosen: those of the page, or the only one of a tab. */
  readonly services: readonly NamedService[];
  /** True while the names of services are loading. */
  readonly naming?: boolean | undefined;
}

/** Shows the controls and the result that they ask for. */
export function StatisticsView({ services, naming = false, ...statistics }: StatisticsViewProps) {
  const intl = useIntl();
  const { period, zone, send, searchAfter } = statistics;
  const { service } = period.context;
  const subject =
    service === null
      ? intl.formatMessage({ id: 'statistics.allServices' })
      : (services.find(({ entityId }) => entityId === service)?.name ?? service);
  const place = useRef<HTMLDivElement>(null);
  const closer = useMemo(
    () => ({
      searchOf: (day: Day) => searchAfter({ type: 'unit.opened', day }),
      open: (day: Day) => {
        send({ type: 'unit.opened', day });
        place.current?.focus();
      },
      focus: () => place.current?.focus(),
    }),
    [send, searchAfter],
  );
  const result = { period: period.context, zone, subject, closer };
  return (
    <>
      <StatisticsControls services={services} subject={subject} {...statistics} />
      <div className={styles.result} ref={place} tabIndex={-1}>
        {period.value === 'overTime' && <SeriesResult {...result} />}
        {period.value === 'entirePeriod' && <TotalResult {...result} />}
        {period.value === 'perService' && (
          <PerServiceResult {...result} connected={services} naming={naming} />
        )}
      </div>
      <CountedNote zone={zone} />
    </>
  );
}

/** Takes the place of the statistics while the installation says that they are out of order (REQUIREMENTS 14). */
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
