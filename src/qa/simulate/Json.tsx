import { laidOut, type Notation } from './laidOut';
import styles from './Simulate.module.css';

/** A value as JSON, wrapped where it is wide. */
export function Json({ value }: { readonly value: unknown }) {
  return <pre className={styles.json}>{jsonOf(value)}</pre>;
}

/** Writes a value as JSON; what is no JSON by itself (nothing at all) is written in its own word. */
export function jsonOf(value: unknown): string {
  return laidOut(value, notation);
}

const notation: Notation = {
  whole: (value) => (typeof value === 'object' && value !== null ? undefined : wordOf(value)),
  key: (key) => JSON.stringify(key),
  width: 72,
  trailing: '',
};

function wordOf(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
