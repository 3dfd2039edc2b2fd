import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createPath, type To } from 'react-router';
import { Icon } from '../marks/Icon';
import { pageNumbers } from './pageNumbers';
import { useFollow } from '../address/useFollow';
import { placed } from '../../lib/basePath';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Returns the path and query of a page. */
  readonly to: (page: number) => To;
  /** Name of this navigation: what the pages list. */
  readonly label: string;
}

/** Shows links to pages; nothing if everything fits on one page. */
export const Pagination = memo(function Pagination({ page, pageSize, total, to, label }: PaginationProps) {
  const intl = useIntl();
  const follow = useFollow();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const current = Math.min(Math.max(page, 1), last);
  const from = (current - 1) * pageSize + 1;
  const hrefOf = (number: number) => {
    const target = to(number);
    return placed(typeof target === 'string' ? target : createPath(target));
  };

  return (
    <nav className={styles.pager} aria-label={label}>
      <p className="muted numbers">
        <FormattedMessage
          id="ui.pager.range"
          values={{ from, to: Math.min(from + pageSize - 1, total), total }}
        />
      </p>
      <ol>
        {current > 1 && (
          <li>
            <a href={hrefOf(current - 1)} rel="prev" onClick={follow}>
              <Icon name="left" />
              <FormattedMessage id="ui.pager.previous" />
            </a>
          </li>
        )}
        {pageNumbers(current, last).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={hrefOf(number)}
                onClick={follow}
                aria-current={number === current ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'ui.pager.page' }, { page: number })}
              >
                {intl.formatNumber(number)}
              </a>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" onClick={follow}>
              <FormattedMessage id="ui.pager.next" />
              <Icon name="right" />
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
});
