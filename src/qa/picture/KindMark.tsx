import type { ReactNode } from 'react';
import type { FigureBox } from './figure';
import styles from './Drawing.module.css';

/** A shape for each kind of state, in a square of 12 units. */
const shapes: Readonly<Record<FigureBox['kind'], ReactNode>> = {
  passing: <path d="M6 .8 11.2 6 6 11.2.8 6Z" />,
  busy: (
    <>
      <circle cx="6" cy="6" r="4.8" />
      <path className={styles.solid} d="M6 1.2a4.8 4.8 0 0 1 0 9.6Z" />
    </>
  ),
  resting: <circle cx="6" cy="6" r="4.8" />,
  invoking: (
    <>
      <circle cx="6" cy="6" r="4.8" />
      <circle className={styles.solid} cx="6" cy="6" r="2" />
    </>
  ),
  terminal: <rect x="1.6" y="1.6" width="8.8" height="8.8" />,
  final: <rect className={styles.solid} x="1.6" y="1.6" width="8.8" height="8.8" />,
  machine: <path d="M1 3.4h7.4v7.4H1ZM3.6 3.2V1h7.4v7.4H8.6" />,
};

export function KindMark({ kind }: { readonly kind: FigureBox['kind'] }) {
  return <g className={styles.mark}>{shapes[kind]}</g>;
}
