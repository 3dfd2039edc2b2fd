import { Fragment } from 'react';
import styles from './Keys.module.css';

export interface KeyCap {
  readonly cap: string;
  /** Name that screen readers read for a sign. */
  readonly name?: string | undefined;
}

/** Shows keys that are pressed together. */
export function Keys({ keys }: { readonly keys: readonly (string | KeyCap)[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => {
        const { cap, name }: KeyCap = typeof key === 'string' ? { cap: key } : key;
        return (
          <Fragment key={cap}>
            <kbd aria-hidden={name ? true : undefined}>{cap}</kbd>
            {name && <span className="visually-hidden">{name}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
