import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetLoginsPerServiceQuery } from '../../api/statistics.api';
import { useFormat } from '../../i18n/useFormat';
import { firstOf, lastOf } from '../../lib/calendar';
import { closer, unitOf } from '../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import { Section } from '../../ui/page/Section';
import { barsOptions, heightOfPart, partsOf } from './plot/barsOptions';
import { ExportMenu } from './controls/ExportMenu';
import { FewNote } from './figures/FewNote';
import { Loaded } from './Loaded';
import { periodAt } from '../../machines/pages/statisticsPeriod/periodAfter';
import { withPeriod } from './controls/periodAddress';
import { periodCode } from '../../api/periodCode';
import { perServiceRows, type NamedCounts, type NamedService } from './figures/perServiceRows';
import type { ResultProps } from './resultProps';
import { ServiceBars } from './plot/ServiceBars';
import { usePlotTexts } from './plot/usePlotTexts';
import { usePerson } from '../../store/person';
import { useNameOf } from '../../i18n/useName';
import styles from './Statistics.module.css';

interface PerServiceResultProps extends ResultProps {
  readonly connected: readonly NamedService[];
  /** True if names of services are still loading. Sorted by entity ids until then, the services would change places. */
  readonly naming: boolean;
}

/** Shows the logins of each service in one year, quarter, month, week or day (REQUIREMENTS 218, 222). */
export function PerServiceResult(props: PerServiceResultProps) {
  const { period, connected, naming } = props;
  const { compare } = useFormat();
  const query = useGetLoginsPerServiceQuery({
    period: periodCode(unitOf(period.scale), period.from),
    ...(period.service !== null && { spEntityId: period.service }),
  });
  const rows = useMemo(() => {
    const shown = connected.filter(({ entityId }) => period.service === null || entityId === period.service);
    return query.currentData && perServiceRows(query.currentData, shown, compare);
  }, [query.currentData, connected, period.service, compare]);
  const loaded = { ...query, currentData: naming ? undefined : rows };
  return (
    <Loaded answer={loaded} isEmpty={({ length }) => length === 0}>
      {(found) => <PerServiceView {...props} rows={found} />}
    </Loaded>
  );
}

function PerServiceView({
  period,
  zone,
  subject,
  rows,
}: PerServiceResultProps & { readonly rows: readonly NamedCounts[] }) {
  const intl = useIntl();
  const institution = useNameOf(usePerson().institution);
  const plainTexts = usePlotTexts(period.scale, zone, '');
  const unit = plainTexts.unit(period.from);
  const calendarUnit = unitOf(period.scale);
  const { today, from, scale } = period;
  const searchOf = useCallback(
    (service: string) =>
      withPeriod('', periodAt({ today, only: null, asked: { service, ...closer(from, { scale, today }) } })),
    [today, from, scale],
  );
  const first = rows[0];
  const sentence = intl.formatMessage(
    { id: 'statistics.perServiceSummary' },
    {
      total: rows.reduce((sum, { logins = 0 }) => sum + logins, 0),
      incomplete: rows.some(({ logins }) => logins === undefined) ? 'yes' : 'no',
      count: rows.length,
      used: rows.filter(({ logins }) => logins !== 0).length,
      most: first?.logins ?? 0,
      name: first?.name ?? '',
    },
  );
  const heading = intl.formatMessage({ id: 'statistics.perServiceTitle' }, { unit });
  const texts = useMemo(
    () => ({
      ...plainTexts,
      description: sentence,
      axis: intl.formatMessage({ id: 'statistics.logins' }),
    }),
    [plainTexts, sentence, intl],
  );
  /** Returns all services for a picture in a file, regardless of the search on the page. */
  function plots() {
    const most = Math.max(0, ...rows.map(({ logins = 0, users = 0 }) => Math.max(logins, users)));
    return partsOf(rows).map((part, index) => {
      const height = heightOfPart(index, part.length, rows.length);
      return barsOptions({ rows: part, index, height, most, narrow: false }, texts);
    });
  }
  const users = rows.some((row) => row.users !== undefined);

  return (
    <Section
      title={heading}
      note={
        <ExportMenu
          name={`statistics-${periodCode(calendarUnit, period.from)}-services`}
          title={heading}
          about={[institution, subject]}
          kind="chart"
          plots={plots}
          sheet={() => [
            [
              intl.formatMessage({ id: 'statistics.service' }),
              intl.formatMessage({ id: 'statistics.entityId' }),
              texts.logins,
              texts.users,
              intl.formatMessage({ id: 'statistics.from' }),
              intl.formatMessage({ id: 'statistics.to' }),
              intl.formatMessage({ id: 'statistics.zoneName' }),
              intl.formatMessage({ id: 'statistics.institution' }),
            ],
            ...rows.map((row) => [
              row.name,
              row.entityId,
              row.logins ?? texts.count(undefined),
              row.users ?? texts.count(undefined),
              firstOf(calendarUnit, period.from),
              lastOf(calendarUnit, period.from),
              zone,
              institution ?? '',
            ]),
          ]}
        />
      }
    >
      <p className={styles.range}>
        {subject}, {unit}
      </p>
      <p role="status">{sentence}</p>
      <FewNote counts={rows} />
      {users && (
        <p className="muted small">
          <FormattedMessage id="statistics.usersPerServiceNote" />
        </p>
      )}
      <ServiceBars caption={heading} rows={rows} searchOf={searchOf} />
    </Section>
  );
}
