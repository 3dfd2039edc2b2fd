import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { Table } from '../../ui/lists/Table';
import type { Chart } from '../chart/chart';
import { charts } from '../charts';
import { MachineName } from '../MachineName';
import { FigureView } from '../picture/FigureView';
import { mapFigure } from '../picture/mapFigure';
import { PlaceLink } from './PlaceLink';
import { Search } from '../search/Search';
import { invokedBy, invokersOf } from '../chart/invocations';

const figure = mapFigure(charts);

export interface AllMachinesProps {
  /** Opens a machine, with the selection `at`. */
  readonly onOpen: (machine: string, at: string) => void;
}

/**
 * Shows the map: each machine as a box that opens it, with lines to the machines that it invokes; and the same as a
 * table.
 */
export function AllMachines({ onOpen }: AllMachinesProps) {
  const intl = useIntl();

  function chosen(name: string) {
    const invocation = charts.flatMap(invokedBy).find(({ key }) => key === name);
    onOpen(invocation?.from ?? name, invocation?.at ?? '');
  }

  const list = (ids: readonly string[]) =>
    ids.length > 0 && (
      <span className="row">
        {[...new Set(ids)].map((id) => (
          <MachineLink key={id} id={id} />
        ))}
      </span>
    );

  return (
    <>
      <Search />
      <Section title={<FormattedMessage id="qa.map.title" />}>
        <FigureView
          figure={figure}
          label={intl.formatMessage({ id: 'qa.map.label' })}
          selected={undefined}
          onSelect={chosen}
          legend={
            <p className="muted small">
              <FormattedMessage id="qa.map.legend" />
            </p>
          }
        />
      </Section>
      <Section title={<FormattedMessage id="qa.map.list" />}>
        <Table<Chart>
          caption={<FormattedMessage id="qa.map.list" />}
          hideCaption
          rows={charts}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'machine',
              head: intl.formatMessage({ id: 'qa.machine' }),
              cell: ({ id }) => (
                <PlaceLink machine={id}>
                  <MachineName id={id} />
                </PlaceLink>
              ),
            },
            {
              key: 'about',
              head: intl.formatMessage({ id: 'qa.map.about' }),
              cell: ({ id }) => <FormattedMessage id={`qa.about.${id}`} />,
              stacked: 'plain',
            },
            {
              key: 'states',
              head: intl.formatMessage({ id: 'qa.map.states' }),
              cell: ({ states }) => states.length,
              numeric: true,
            },
            {
              key: 'transitions',
              head: intl.formatMessage({ id: 'qa.map.transitions' }),
              cell: ({ edges }) => edges.length,
              numeric: true,
            },
            {
              key: 'invokes',
              head: intl.formatMessage({ id: 'qa.map.invokes' }),
              cell: (chart) => list(invokedBy(chart).map(({ to }) => to)),
            },
            {
              key: 'invokedBy',
              head: intl.formatMessage({ id: 'qa.map.invokedBy' }),
              cell: ({ id }) => list(invokersOf(charts, id).map(({ from }) => from)),
            },
          ]}
        />
      </Section>
    </>
  );
}

function MachineLink({ id }: { readonly id: string }) {
  return (
    <PlaceLink machine={id}>
      <code className="nowrap">{id}</code>
    </PlaceLink>
  );
}
