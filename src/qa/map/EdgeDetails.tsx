import { useIntl } from 'react-intl';
import { KeyValue } from '../../ui/lists/KeyValue';
import type { ChartEdge } from '../chart/chart';
import type { ChartViewProps } from '../chartView';
import { atState } from '../selection';
import { textsOf } from '../chartText';
import { PlaceLink } from './PlaceLink';

export interface EdgeDetailsProps extends ChartViewProps {
  readonly edge: ChartEdge;
}

export function EdgeDetails({ chart, edge }: EdgeDetailsProps) {
  const intl = useIntl();
  const chartText = textsOf(intl);
  const term = (name: string) => intl.formatMessage({ id: `qa.details.${name}` });
  const state = (key: string) => (
    <PlaceLink machine={chart.id} at={atState(chart.id, key)}>
      <code>{key}</code>
    </PlaceLink>
  );
  const rows = [
    { key: 'trigger', value: chartText.trigger(edge.trigger, edge.name) },
    { key: 'guard', value: edge.guard && <code>{edge.guard}</code> },
    { key: 'actions', value: edge.actions.length > 0 && <code>{edge.actions.join(', ')}</code> },
    { key: 'source', value: state(edge.source) },
    { key: 'target', value: state(edge.target) },
  ];
  return (
    <KeyValue
      items={rows.filter(({ value }) => value).map(({ key, value }) => ({ key, term: term(key), value }))}
    />
  );
}
