import { memo } from 'react';
import { markOf, type Marks, type MarkName } from '../marks';
import type { ChartText } from '../chartText';
import type { FigureBox, EdgeLine } from './figure';
import { Item, type Handling } from './Item';
import { KindMark } from './KindMark';
import { LineText } from './LineText';
import { measure, indent } from './measure';
import type { Place } from './picture';
import { MarkSign } from './MarkSign';
import styles from './Drawing.module.css';

export interface BoxViewProps {
  readonly box: FigureBox;
  readonly place: Place;
  readonly chartText: ChartText;
  readonly marks: Marks | undefined;
  /** Selected key in this box: that of the box, or of one of its transitions. */
  readonly selected: string | undefined;
  /** Key that the Tab key reaches, if it is in this box. */
  readonly reachable: string | undefined;
  /** Absent for a picture in a document. */
  readonly handling: Handling | undefined;
}

export const BoxView = memo(function BoxView(props: BoxViewProps) {
  const { box, place, chartText, marks, selected, reachable, handling } = props;
  const { width, height, above, lines, head } = measure(box);
  const mark = markOf(marks, box.key);
  const about = box.lines.find((line) => line.role === 'about');
  const label = [
    box.key,
    chartText.kind(box.kind),
    about && chartText.title(about.title),
    mark && chartText.mark(mark),
  ];
  const corner = box.kind === 'resting' || box.kind === 'invoking' || box.kind === 'busy' ? 8 : 2;
  return (
    <g transform={`translate(${place.x} ${place.y})`} className={styles.state} data-mark={mark}>
      {box.initial && (
        <g className={styles.mark}>
          <circle className={styles.solid} cx={18} cy={4 - above} r={4} />
          <path d={`M18 ${6 - above}V-6`} />
          <path className={styles.solid} d="M14.5-7h7L18 0Z" />
        </g>
      )}
      <Item
        name={box.key}
        label={label.filter(Boolean).join(', ')}
        selected={selected === box.key}
        reachable={reachable === box.key}
        mark={mark}
        handling={handling}
      >
        <rect className={styles.box} width={width} height={height} rx={corner} />
        {box.kind === 'final' && (
          <rect className={styles.inner} x={3} y={3} width={width - 6} height={height - 6} rx={1} />
        )}
        <g transform="translate(12 10)">
          <KindMark kind={box.kind} />
        </g>
        {box.lines.map((line, index) =>
          line.role === 'edge' || line.role === 'trigger' ? null : (
            <LineText
              key={index}
              line={line}
              top={lines[index]?.top ?? 0}
              {...{ box, width, chartText, mark }}
            />
          ),
        )}
        {handling && (
          <rect className={styles.ring} x={-4} y={-4} width={width + 8} height={height + 8} rx={corner + 3} />
        )}
      </Item>
      {head < height && <path className={styles.rule} d={`M1 ${head}H${width - 1}`} />}
      {box.lines.map((line, index) => {
        const { top, height: high } = lines[index] ?? { top: 0, height: 0 };
        if (line.role === 'trigger') {
          return <LineText key={index} {...{ line, top, box, width, chartText, mark: undefined }} />;
        }
        if (line.role !== 'edge') return null;
        return (
          <EdgeRow
            key={line.edge}
            {...{ line, top, width, chartText, handling }}
            height={high}
            mark={markOf(marks, line.edge)}
            selected={selected === line.edge}
            reachable={reachable === line.edge}
          />
        );
      })}
    </g>
  );
});

interface EdgeRowProps {
  readonly line: EdgeLine;
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly chartText: ChartText;
  readonly mark: MarkName | undefined;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly handling: Handling | undefined;
}

/**
 * Draws a transition as a row of its box, where its line begins. One without another target has a turning arrow instead
 * of a line.
 */
function EdgeRow({ line, top, height, width, chartText, mark, ...item }: EdgeRowProps) {
  const label = [line.label, line.target && `→ ${line.target}`, line.actions, mark && chartText.mark(mark)];
  return (
    <Item {...item} name={line.edge} label={label.filter(Boolean).join(' ')} mark={mark}>
      {item.handling && (
        <rect className={styles.hit} x={3} y={top + 1} width={width - 6} height={height - 2} rx={3} />
      )}
      <text className={styles.code} x={indent.edge} y={top + 14}>
        {line.text}
      </text>
      {line.actions !== '' && (
        <text className={`${styles.code} ${styles.faint}`} x={indent.edge} y={top + 27}>
          {line.actions}
        </text>
      )}
      {line.target === undefined && (
        <path className={styles.mark} d={`M${width - 12} ${top + 7}a4 4 0 1 1-4 0m0-3v3h3`} />
      )}
      {mark && <MarkSign mark={mark} x={width - (line.target === undefined ? 26 : 12)} y={top + 10} />}
      {item.handling && (
        <rect className={styles.ring} x={0} y={top - 1} width={width} height={height + 2} rx={4} />
      )}
    </Item>
  );
}
