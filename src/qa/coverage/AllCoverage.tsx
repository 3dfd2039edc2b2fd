import { FormattedMessage, useIntl } from 'react-intl';
import { registry } from '../registry';
import type { Lens } from '../../machines/visualiser/visualiser.machine';
import { ButtonGroup } from '../../ui/actions/Button';
import { Section } from '../../ui/page/Section';
import { Table } from '../../ui/lists/Table';
import { MachineName } from '../MachineName';
import { PlaceLink } from '../map/PlaceLink';
import { shareOf, totalOf, worstFirst, type Coverage } from './coverage';
import { Meter } from './Meter';
import { SaveScripts } from './scripts/SaveScripts';
import { floored, Totals } from './Totals';
import styles from './Coverage.module.css';

interface AllCoverageProps {
  readonly all: readonly Coverage[];
  readonly lens: Lens;
}

/** Shows the coverage of all machines together and of each machine, the least covered first. */
export function AllCoverage({ all, lens }: AllCoverageProps) {
  const intl = useIntl();
  const head = (name: string) => intl.formatMessage({ id: `qa.coverage.${name}` });
  const part = (done: number, { edges }: Coverage) => (
    <FormattedMessage id="qa.coverage.of" values={{ done, all: edges.size }} />
  );
  const column = (key: 'tests' | 'visit', mine: 'byTests' | 'byVisit') => ({
    key,
    head: head(`column.${key}`),
    cell: (one: Coverage) => part(one.counts.byBoth + one.counts[mine], one),
    numeric: true,
  });
  return (
    <>
      <Section title={<FormattedMessage id="qa.machine.all" />}>
        <Totals counts={totalOf(all)} lens={lens} />
        <Table<Coverage>
          caption={head('table')}
          hideCaption
          rows={worstFirst(all)}
          rowKey={({ chart }) => chart.id}
          columns={[
            {
              key: 'machine',
              head: intl.formatMessage({ id: 'qa.machine' }),
              cell: ({ chart }) => (
                <PlaceLink machine={chart.id}>
                  <MachineName id={chart.id} />
                </PlaceLink>
              ),
            },
            {
              key: 'meter',
              head: intl.formatMessage({ id: 'qa.mode.coverage' }),
              cell: (one) => (
                <span className={styles.cell}>
                  <Meter counts={one.counts} />
                  <FormattedMessage id="qa.coverage.share" values={{ share: floored(shareOf(one)) }} />
                </span>
              ),
            },
            ...(lens === 'visit' ? [] : [column('tests', 'byTests')]),
            ...(lens === 'tests' ? [] : [column('visit', 'byVisit')]),
            {
              key: 'open',
              head: head('column.open'),
              cell: (one) => one.counts.uncovered,
              numeric: true,
            },
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="qa.scripts.title" />}>
        <div className={styles.scripts}>
          <p>
            <FormattedMessage id="qa.scripts.aboutAll" />
          </p>
          <ButtonGroup>
            <SaveScripts entries={registry} />
          </ButtonGroup>
        </div>
      </Section>
    </>
  );
}
