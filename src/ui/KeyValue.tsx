import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes } from './classes';
import styles from './KeyValue.module.css';

export interface KeyValueItem {
  readonly key: string;
  readonly term: ReactNode;
  /** Empty (null, undefined, '') is said in words. */
  readonly value: ReactNode;
}

export interface KeyValueProps {
  readonly items: readonly KeyValueItem[];
  /** The list has no lines between, for lists inside something else. */
  readonly flush?: boolean | undefined;
  /** Terms lead instead of stepping back. */
  readonly strong?: boolean | undefined;
  /** In a side column: the terms take little of it. */
  readonly narrow?: boolean | undefined;
}

export function KeyValue({ items, flush, strong, narrow }: KeyValueProps) {
  return (
    <dl
      className={classes(
        styles.list,
        flush && styles.flush,
        strong && styles.strong,
        narrow && styles.narrow,
      )}
    >
      {items.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <span className="muted">
                <FormattedMessage id="ui.missing" />
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
