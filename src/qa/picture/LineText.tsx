import type { MarkName } from '../marks';
import type { Words } from '../words';
import styles from './Drawing.module.css';
import type { FigureBox, FigureLine } from './figure';
import { fitting, indent, size } from './measure';

export interface LineTextProps {
  readonly line: Exclude<FigureLine, { role: 'edge' }>;
  readonly top: number;
  readonly box: FigureBox;
  readonly width: number;
  readonly words: Words;
  readonly mark: MarkName | undefined;
}

/** One line of what a box says about its state. */
export function LineText({ line, top, box, width, words, mark }: LineTextProps) {
  const room = width - indent.plain - size.padding;
  switch (line.role) {
    case 'name':
      return (
        <text className={styles.name} x={indent.name} y={top + 14}>
          {line.text}
        </text>
      );
    case 'kind': {
      const said = [words.kind(box.kind), ...line.tags, ...(mark ? [words.mark(mark)] : [])].join(' · ');
      return (
        <text className={styles.faint} x={indent.plain} y={top + 12}>
          {fitting(said, room)}
        </text>
      );
    }
    case 'title':
      return (
        <text className={styles.title} x={indent.plain} y={top + 12}>
          {fitting(words.title(line.id), room)}
        </text>
      );
    case 'count':
      return (
        <text className={styles.faint} x={indent.plain} y={top + 12}>
          {fitting(words.counts(line), room)}
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
