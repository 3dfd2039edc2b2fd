import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes } from '../classes';
import styles from './KeyValue.module.css';

export interface KeyValueItem {
  readonly key: string;
  readonly term: ReactNode;
  /** An empty value (null, undefined, '') is shown as a word that says so. */
  readonly value: ReactNode;
}

export interface KeyValueProps {
  readonly items: readonly KeyValueItem[];
  /** True if the list has no lines between its rows, as inside another box. */
  readonly flush?: boolean | undefined;
  /** True if the terms are emphasised instead of pale. */
  readonly strong?: boolean | undefined;
  /** True if the terms are narrow, as in a side column. */
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
