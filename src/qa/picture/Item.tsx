import type { ReactNode } from 'react';
import type { MarkName } from '../marks';
import styles from './Drawing.module.css';

/** Callbacks of a picture that people can use. They stay the same while the picture is shown. */
export interface Handling {
  readonly onSelect: (name: string) => void;
  readonly onFocus: (name: string) => void;
  readonly onHover: (name: string | undefined) => void;
  /** Moves the focus by an arrow key; returns whether there was anywhere to go. */
  readonly onMove: (name: string, key: string) => boolean;
}

export interface ItemProps {
  readonly name: string;
  /** Full name, which is also the tooltip. */
  readonly label: string;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly mark: MarkName | undefined;
  readonly handling: Handling | undefined;
  readonly children: ReactNode;
}

/** Makes a state or transition of a picture a button. The Tab key reaches one of them. */
export function Item({ name, label, selected, reachable, mark, handling, children }: ItemProps) {
  if (!handling) {
    return (
      <g className={styles.item} data-mark={mark}>
        {children}
      </g>
    );
  }
  return (
    <g
      className={styles.item}
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-pressed={selected}
      data-name={name}
      data-mark={mark}
      data-selected={selected || undefined}
      onClick={() => handling.onSelect(name)}
      onKeyDown={(event) => {
        const chosen = event.key === 'Enter' || event.key === ' ';
        if (chosen) handling.onSelect(name);
        if (chosen || handling.onMove(name, event.key)) event.preventDefault();
      }}
      onFocus={() => handling.onFocus(name)}
      onPointerEnter={() => handling.onHover(name)}
      onPointerLeave={() => handling.onHover(undefined)}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}
