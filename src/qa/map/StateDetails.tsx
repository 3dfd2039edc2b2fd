import { useIntl } from 'react-intl';
import { KeyValue } from '../../ui/lists/KeyValue';
import type { ChartEdge, ChartState } from '../chart/chart';
import type { ChartViewProps } from '../chartView';
import { useDescription } from '../descriptions';
import { edgeText } from '../picture/figureOf';
import { textsOf } from '../chartText';
import { PlaceLink } from './PlaceLink';
import styles from './OneMachine.module.css';

export interface StateDetailsProps extends ChartViewProps {
  readonly state: ChartState;
}

export function StateDetails({ chart, state }: StateDetailsProps) {
  const intl = useIntl();
  const chartText = textsOf(intl);
  const description = useDescription(state.description);
  const ports = state.invokes.filter(({ machine }) => machine === undefined);
  const machines = state.invokes.flatMap(({ machine }) => machine ?? []);
  const term = (name: string) => intl.formatMessage({ id: `qa.details.${name}` });
  const names = (list: readonly string[]) => list.length > 0 && <code>{list.join(', ')}</code>;
  const edges = (list: readonly ChartEdge[], textOf: (edge: ChartEdge) => string) =>
    list.length > 0 && (
      <ul className={styles.links}>
        {list.map((edge) => (
          <li key={edge.key}>
            <PlaceLink machine={chart.id} at={edge.key}>
              <code>{textOf(edge)}</code>
            </PlaceLink>
          </li>
        ))}
      </ul>
    );
  const rows = [
    { key: 'description', value: description },
    { key: 'heading', value: chartText.title(state.title) },
    { key: 'kind', value: chartText.kindMeaning(state.kind) },
    { key: 'tags', value: names(state.tags) },
    { key: 'entry', value: names(state.entry) },
    { key: 'exit', value: names(state.exit) },
    { key: 'ports', value: names(ports.map(({ name }) => name)) },
    {
      key: 'machines',
      value: machines.length > 0 && (
        <span className="row">
          {machines.map((id) => (
            <PlaceLink key={id} machine={id}>
              <code>{id}</code>
            </PlaceLink>
          ))}
        </span>
      ),
    },
    {
      key: 'incoming',
      value: edges(
        chart.edges.filter(({ target, source }) => target === state.key && source !== state.key),
        (edge) => `${edge.source}: ${edgeText(edge)}`,
      ),
    },
    {
      key: 'outgoing',
      value: edges(
        chart.edges.filter(({ source }) => source === state.key),
        (edge) => `${edgeText(edge)} → ${edge.target}`,
      ),
    },
  ];
  return (
    <KeyValue
      items={rows.filter(({ value }) => value).map(({ key, value }) => ({ key, term: term(key), value }))}
    />
  );
}
