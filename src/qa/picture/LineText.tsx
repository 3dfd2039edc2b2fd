import type { MarkName } from '../marks';
import type { ChartText } from '../chartText';
import type { FigureBox, FigureLine } from './figure';
import { indent, size, wrapped } from './measure';
import styles from './Drawing.module.css';

export interface LineTextProps {
  readonly line: Exclude<FigureLine, { role: 'edge' }>;
  readonly top: number;
  readonly box: FigureBox;
  readonly width: number;
  readonly chartText: ChartText;
  readonly mark: MarkName | undefined;
}

/** Draws one line of text of a box. */
export function LineText({ line, top, box, width, chartText, mark }: LineTextProps) {
  const room = width - indent.plain - size.padding;
  switch (line.role) {
    case 'name':
      return (
        <text className={styles.name} x={indent.name} y={top + 14}>
          {line.text}
        </text>
      );
    case 'about': {
      const kind = [mark && chartText.mark(mark), chartText.kind(box.kind), ...line.tags]
        .filter(Boolean)
        .join(' · ');
      const [first = '', second] = wrapped(
        joined(kind, chartText.title(line.title)),
        room,
        line.title === '' ? 1 : 2,
      );
      // A single line is centred in the room for two.
      const isLonely = line.title !== '' && second === undefined;
      return (
        <text className={styles.title} x={indent.plain} y={top + (isLonely ? 12 + size.leading / 2 : 12)}>
          <tspan className={styles.faint}>{first.slice(0, kind.length)}</tspan>
          {first.slice(kind.length)}
          {second !== undefined && (
            <tspan x={indent.plain} dy={size.leading}>
              {second}
            </tspan>
          )}
        </text>
      );
    }
    case 'count':
      return (
        <text className={styles.faint} x={indent.plain} y={top + 12}>
          {wrapped(chartText.counts(line), room, 1)}
        </text>
      );
    case 'invoke':
      return (
        <>
          <path
            className={styles.mark}
            transform={`translate(${indent.plain} ${top + 3})`}
            d={
              line.invoked.machine === undefined
                ? 'M6 1v3M2 4h8v2a4 4 0 0 1-8 0ZM6 10v2'
                : 'M1 3.4h7.4v7.4H1ZM3.6 3.2V1h7.4v7.4H8.6'
            }
          />
          <text className={styles.code} x={indent.name} y={top + 13}>
            {line.invoked.name}
          </text>
        </>
      );
    case 'action':
      return (
        <text className={`${styles.code} ${styles.faint}`} x={indent.plain} y={top + 12}>
          {line.when} / {line.text}
        </text>
      );
    case 'trigger':
      return (
        <text className={`${styles.code} ${styles.faint}`} x={indent.plain} y={top + 13}>
          {line.text}
        </text>
      );
  }
}

function joined(kind: string, title: string): string {
  return title === '' ? kind : `${kind} · ${title}`;
}
