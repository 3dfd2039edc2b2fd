import { FormattedMessage, useIntl } from 'react-intl';
import { Link, type To } from 'react-router';
import { Icon } from './Icon';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers';

export interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly to: (page: number) => To;
  /** What is paged, as the name of this navigation. */
  readonly label: string;
}

/** Nothing where everything fits on one page. */
export function Pagination({ page, pageSize, total, to, label }: PaginationProps) {
  const intl = useIntl();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const current = Math.min(Math.max(page, 1), last);
  const from = (current - 1) * pageSize + 1;

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
            <Link to={to(current - 1)} rel="prev">
              <Icon name="left" />
              <FormattedMessage id="ui.pager.previous" />
            </Link>
          </li>
        )}
        {pageNumbers(current, last).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-current={number === current ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'ui.pager.page' }, { page: number })}
              >
                {intl.formatNumber(number)}
              </Link>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Link to={to(current + 1)} rel="next">
              <FormattedMessage id="ui.pager.next" />
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
