import type { MarkName } from '../marks';
import type { Words } from '../words';
import type { EdgeLine } from './figure';
import { Item, type Handling } from './Item';
import { MarkSign } from './MarkSign';
import { indent } from './measure';
import styles from './Drawing.module.css';

export interface EdgeRowProps {
  readonly line: EdgeLine;
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly words: Words;
  readonly mark: MarkName | undefined;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly handling: Handling | undefined;
}

/**
 * Draws a transition as a row of its box, where its line begins. One without another target has a turning arrow instead
 * of a line.
 */
export function EdgeRow({ line, top, height, width, words, mark, ...item }: EdgeRowProps) {
  const said = [line.label, line.target && `→ ${line.target}`, line.actions, mark && words.mark(mark)];
  return (
    <Item {...item} name={line.edge} label={said.filter(Boolean).join(' ')} mark={mark}>
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
