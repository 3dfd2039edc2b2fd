import { laidOut, type Notation } from './laidOut';
import styles from './Simulate.module.css';

/** Shows a value as JSON with wrapped lines. */
export function Json({ value }: { readonly value: unknown }) {
  return <pre className={styles.json}>{jsonOf(value)}</pre>;
}

/** Returns a value as JSON; `undefined`, which JSON cannot express, as that word. */
export function jsonOf(value: unknown): string {
  return laidOut(value, notation);
}

const notation: Notation = {
  whole: (value) => (typeof value === 'object' && value !== null ? undefined : textOf(value)),
  key: (key) => JSON.stringify(key),
  width: 72,
  trailing: '',
};

function textOf(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
