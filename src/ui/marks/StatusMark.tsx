import type { ReactNode } from 'react';
import styles from './Status.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Each kind of status has its own shape, so that nothing depends on colour alone. */
const marks = {
  on: { tone: 'success', shape: <circle className={styles.filled} cx="6" cy="6" r="4.6" /> },
  off: { tone: 'neutral', shape: <circle cx="6" cy="6" r="4" /> },
  open: { tone: 'info', shape: <circle cx="6" cy="6" r="4" /> },
  working: {
    tone: 'info',
    shape: (
      <>
        <circle cx="6" cy="6" r="4.2" />
        <path className={styles.filled} d="M6 1.8a4.2 4.2 0 0 1 0 8.4Z" />
      </>
    ),
  },
  action: { tone: 'warning', shape: <path className={styles.filled} d="M6 .6 11.4 6 6 11.4.6 6Z" /> },
  waiting: { tone: 'neutral', shape: <circle cx="6" cy="6" r="4" strokeDasharray="2 1.6" /> },
  hold: {
    tone: 'neutral',
    shape: (
      <>
        <circle cx="6" cy="6" r="4.6" />
        <path d="M4.8 4v4M7.2 4v4" />
      </>
    ),
  },
  again: { tone: 'info', shape: <path d="M1.9 6a4.1 4.1 0 1 0 1.4-3.1M3 .9v2.3h2.3" /> },
  ended: {
    tone: 'neutral',
    shape: (
      <>
        <circle cx="6" cy="6" r="4.4" />
        <path d="m3 9 6-6" />
      </>
    ),
  },
  refused: {
    tone: 'danger',
    shape: (
      <>
        <circle cx="6" cy="6" r="4.4" />
        <path d="m3 9 6-6" />
      </>
    ),
  },
  end: { tone: 'neutral', shape: <rect x="2" y="2" width="8" height="8" rx="1" /> },
} satisfies Record<string, { tone: Tone; shape: ReactNode }>;

/**
 * on: done, connected · off: not (yet) · open: filed · working: being worked on · action: the reader has to
 * act · waiting: another party has to act · hold · again: reopened · ended: without result · refused · end:
 * final state of a chart
 */
export type StatusKind = keyof typeof marks;

export function toneOf(kind: StatusKind): Tone {
  return marks[kind].tone;
}

export function StatusMark({ kind }: { readonly kind: StatusKind }) {
  return (
    <svg className={styles.mark} data-tone={toneOf(kind)} viewBox="0 0 12 12" aria-hidden="true">
      {marks[kind].shape}
    </svg>
  );
}
