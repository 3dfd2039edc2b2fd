import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Disclosure } from '../../ui/page/Disclosure';
import type { Chart } from '../chart/chart';
import { Outline } from '../outline/Outline';
import { ChartPicture } from '../picture/ChartPicture';
import { atState, selectionOf } from '../selection';
import { marksOf } from '../simulate/marksOf';
import { stateOf, type Level } from '../steps/simulation';
import { PreviewLink } from './PreviewLink';
import type { Preview } from './usePreview';
import styles from './Preview.module.css';

export interface ChartSideProps {
  readonly preview: Preview;
  /** Chart that is shown: of the machine at work, or of one around it. */
  readonly chart: Chart;
  readonly selected: string;
  readonly onChoose: (place: string) => void;
  readonly onLook: (level: Level) => void;
  readonly onOpen: (machine: string) => void;
}

/** Shows the machine as picture and outline. Choosing a state or a possible transition takes the dialog there. */
export function ChartSide({ preview, chart, selected, onChoose, onLook, onOpen }: ChartSideProps) {
  const { frame, simulation, possible } = preview;
  const level = frame.levels.find(({ machine }) => machine.id === chart.id);
  const here = level ? atState(chart.id, stateOf(level)) : '';
  const view = {
    chart,
    marks: marksOf(simulation, possible, chart.id),
    selected: selected || here,
    onSelect: onChoose,
    onOpen,
  };
  return (
    <div className={styles.stack}>
      {frame.levels.length > 1 && (
        <ol className={styles.levels}>
          {frame.levels.map((around) => (
            <li key={around.machine.id}>
              <button
                type="button"
                aria-current={around.machine.id === chart.id ? 'true' : undefined}
                onClick={() => onLook(around)}
              >
                <code>{atState(around.machine.id, stateOf(around))}</code>
              </button>
            </li>
          ))}
        </ol>
      )}
      <ChartPicture {...view} />
      {selected !== here && (
        <Elsewhere preview={preview} chart={chart} selected={selected} onChoose={onChoose} />
      )}
      <Disclosure label={<FormattedMessage id="qa.outline.searchable" />}>
        <Outline {...view} />
      </Disclosure>
    </div>
  );
}

type ElsewhereProps = Pick<ChartSideProps, 'preview' | 'chart' | 'selected' | 'onChoose'>;

/** Says why the dialog cannot go to the selected place, and what would lead there. */
function Elsewhere({ preview: { entry }, chart, selected, onChoose }: ElsewhereProps) {
  const selection = selectionOf(chart, selected);
  if (!selection) return null;
  if (selection.kind === 'edge') {
    const source = chart.edges.find(({ key }) => key === selection.edge)?.source ?? '';
    const state = <code>{source}</code>;
    return (
      <div className={styles.waits} role="status">
        <p>
          <FormattedMessage id="qa.simulate.edgeElsewhere" values={{ state }} />
        </p>
        <Button small onClick={() => onChoose(atState(chart.id, source))}>
          <FormattedMessage id="qa.simulate.jumpTo" values={{ state }} />
        </Button>
      </div>
    );
  }
  const values = { state: <code>{selected}</code>, machine: <code>{entry.id}</code> };
  return (
    <div className={styles.waits} role="status">
      <p>
        <FormattedMessage id="qa.preview.unreachable" values={values} />
      </p>
      {chart.id !== entry.id && (
        <PreviewLink place={{ machine: chart.id, selected }} choices={{}}>
          <FormattedMessage id="qa.preview.alone" values={{ machine: <code>{chart.id}</code> }} />
        </PreviewLink>
      )}
    </div>
  );
}
