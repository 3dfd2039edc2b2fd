import styles from './Status.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The style sheet gives each kind a shape of its own, so that nothing depends on colour alone. */
const tones = {
  on: 'success',
  off: 'neutral',
  open: 'info',
  working: 'info',
  action: 'warning',
  waiting: 'neutral',
  hold: 'neutral',
  again: 'info',
  ended: 'neutral',
  refused: 'danger',
  end: 'neutral',
} satisfies Record<string, Tone>;

/**
 * on: done, connected · off: not (yet) · open: filed · working: being worked on · action: the reader has to
 * act · waiting: another party has to act · hold · again: reopened · ended: without result · refused · end:
 * final state of a chart
 */
export type StatusKind = keyof typeof tones;

/** Returns the attributes of an element with class `mark`, which has the mark before its content. */
export function markOf(kind: StatusKind) {
  return { 'data-mark': kind, 'data-tone': tones[kind] };
}

export function StatusMark({ kind }: { readonly kind: StatusKind }) {
  return <span className={styles.mark} {...markOf(kind)} />;
}
