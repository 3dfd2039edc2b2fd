import { FormattedMessage, useIntl } from 'react-intl';
import { Disclosure } from '../../ui/page/Disclosure';
import { Section } from '../../ui/page/Section';
import { charts } from '../charts';
import { invokedBy } from '../chart/invocations';
import { dialogStories } from '../dialogStories';
import { FigureView } from '../picture/FigureView';
import { mapFigure } from '../picture/mapFigure';
import { Search } from '../search/Search';
import { MachineBoxes } from './MachineBoxes';
import { MachineTable } from './MachineTable';

const figure = mapFigure(charts);
const dialogs = new Set(Object.values(dialogStories).map(({ id }) => id));

export interface AllMachinesProps {
  /** Opens a machine, with the selection `at`. */
  readonly onOpen: (machine: string, at: string) => void;
}

/**
 * Shows all machines: what users do as boxes, the parts of it in a fold, a map of which machine runs which, and the
 * same as a table.
 */
export function AllMachines({ onOpen }: AllMachinesProps) {
  const intl = useIntl();
  const parts = charts.filter(({ id }) => !dialogs.has(id));

  function chosen(name: string) {
    const invocation = charts.flatMap(invokedBy).find(({ key }) => key === name);
    onOpen(invocation?.from ?? name, invocation?.at ?? '');
  }

  return (
    <>
      <Search />
      <Section title={<FormattedMessage id="qa.map.journeys" />}>
        <MachineBoxes charts={charts.filter(({ id }) => dialogs.has(id))} />
        <Disclosure label={<FormattedMessage id="qa.map.parts" values={{ count: parts.length }} />}>
          <MachineBoxes charts={parts} />
        </Disclosure>
      </Section>
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
        <MachineTable />
      </Section>
    </>
  );
}
