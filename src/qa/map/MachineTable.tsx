import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Table } from '../../ui/lists/Table';
import { invokedBy } from '../chart/invocations';
import { coveragesOf } from '../coverage/coveragesOf';
import { visited } from '../coverage/visit';
import { shareOf, type Coverage } from '../coverage/coverage';
import { Meter } from '../coverage/Meter';
import { floored } from '../coverage/Totals';
import { charts } from '../charts';
import { MachineName } from '../MachineName';
import { PlaceLink } from './PlaceLink';
import coverageStyles from '../coverage/Coverage.module.css';
import styles from './AllMachines.module.css';

/** Lists all machines: what each is for, which ones it runs, and how much of it has been taken. */
export function MachineTable() {
  const intl = useIntl();
  const [coverages, setCoverages] = useState<ReadonlyMap<string, Coverage>>();
  // All stories are played for this, which takes some tenths of a second: the list is drawn first.
  useEffect(() => {
    const timer = setTimeout(() =>
      setCoverages(new Map(coveragesOf(visited(), 'both').map((one) => [one.chart.id, one]))),
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <Table
      caption={<FormattedMessage id="qa.map.list" />}
      hideCaption
      fixed
      rows={charts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'machine',
          head: intl.formatMessage({ id: 'qa.machine' }),
          width: styles.machine,
          cell: ({ id }) => (
            <PlaceLink machine={id}>
              <MachineName id={id} />
            </PlaceLink>
          ),
        },
        {
          key: 'about',
          head: intl.formatMessage({ id: 'qa.map.about' }),
          stacked: 'plain',
          cell: (chart) => {
            const runs = [...new Set(invokedBy(chart).map(({ to }) => to))];
            return (
              <>
                <FormattedMessage id={`qa.about.${chart.id}`} />
                {runs.length > 0 && (
                  <span className={styles.runs}>
                    <FormattedMessage id="qa.map.invokes" />
                    {runs.map((id) => (
                      <PlaceLink key={id} machine={id}>
                        <code>{id}</code>
                      </PlaceLink>
                    ))}
                  </span>
                )}
              </>
            );
          },
        },
        {
          key: 'states',
          head: intl.formatMessage({ id: 'qa.map.states' }),
          width: styles.states,
          cell: ({ states }) => states.length,
          numeric: true,
        },
        {
          key: 'coverage',
          head: intl.formatMessage({ id: 'qa.mode.coverage' }),
          width: styles.coverage,
          cell: ({ id }) => {
            const coverage = coverages?.get(id);
            return (
              coverage && (
                <span className={coverageStyles.cell}>
                  <Meter counts={coverage.counts} />
                  <FormattedMessage id="qa.coverage.share" values={{ share: floored(shareOf(coverage)) }} />
                </span>
              )
            );
          },
        },
      ]}
    />
  );
}
