import { useIntl } from 'react-intl';
import type { StateKind } from '../chart/chart';
import { markNames, type MarkName, type Marks } from '../marks';
import { textsOf } from '../chartText';
import { KindMark } from './KindMark';
import { MarkSign } from './MarkSign';
import drawing from './Drawing.module.css';
import styles from './PictureLegend.module.css';

export interface LegendProps {
  /** Kinds of states in the picture. */
  readonly kinds: readonly StateKind[];
  readonly marks?: Marks | undefined;
}

/** Explains the shapes and, if there are marks, the lines. */
export function Legend({ kinds, marks }: LegendProps) {
  const chartText = textsOf(useIntl());
  const shown = marks ? markNames.filter((name) => isUsed(marks, name)) : [];
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <KindMark kind={kind} />
          </svg>
          {chartText.kindMeaning(kind)}
        </li>
      ))}
      {shown.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">
            <g className={drawing.state} data-mark={name}>
              {name === 'now' && <rect className={drawing.box} x="2" y="2" width="20" height="8" rx="2" />}
            </g>
            {name !== 'now' && (
              <g className={drawing.wire} data-mark={name}>
                <path className={drawing.line} d="M0 6h18" />
                {name === 'byVisit' && <path className={drawing.core} d="M0 6h18" />}
                <path className={drawing.head} d="M16 2 24 6l-8 4Z" />
              </g>
            )}
            {name !== 'now' && (
              <g className={drawing.item} data-mark={name}>
                <MarkSign mark={name} x={33} y={6} />
              </g>
            )}
          </svg>
          {chartText.mark(name)}
        </li>
      ))}
    </ul>
  );
}

function isUsed(marks: Marks, name: MarkName): boolean {
  return name === 'now' ? marks.now !== undefined : (marks[name]?.size ?? 0) > 0;
}
