import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import type { ChartViewProps } from '../chartView';
import { selectionOf } from '../selection';
import { EdgeDetails } from './EdgeDetails';
import { StateDetails } from './StateDetails';

/** Shows all that the chart says about the selected state or transition. */
export function Details(view: ChartViewProps) {
  const { chart, selected } = view;
  const selection = selectionOf(chart, selected);
  const state = chart.states.find(({ key }) => selection?.kind === 'state' && key === selection.state);
  const edge = chart.edges.find(({ key }) => selection?.kind === 'edge' && key === selection.edge);
  return (
    <Section
      title={<FormattedMessage id="qa.details.title" />}
      note={state ? <code>{state.key}</code> : undefined}
    >
      {state && <StateDetails {...view} state={state} />}
      {edge && <EdgeDetails {...view} edge={edge} />}
      {!state && !edge && (
        <p className="muted">
          <FormattedMessage id="qa.details.none" />
        </p>
      )}
    </Section>
  );
}
