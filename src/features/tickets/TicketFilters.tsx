import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { inSegment, segmentOrder, segments, type Segment } from './segments';
import { TicketStatusText } from './TicketStatusText';
import { withoutPage } from './ticketAddress';
import styles from './TicketFilters.module.css';

interface TicketFiltersProps {
  readonly current: Segment | undefined;
  /** Absent while they load; then no counts are shown. */
  readonly tickets: readonly Ticket[] | undefined;
}

/**
 * Links to all tickets and to those of each status, with their numbers, in one row that scrolls if it is too
 * long.
 */
export function TicketFilters({ current, tickets }: TicketFiltersProps) {
  const intl = useIntl();
  const search = withoutPage(useLocation().search);
  return (
    <nav aria-label={intl.formatMessage({ id: 'tickets.menu' })}>
      <ul className={styles.row}>
        {[undefined, ...segmentOrder].map((segment) => (
          <li key={segment ?? 'all'}>
            <Link
              to={{ pathname: segment ? `/tickets/${segment}` : '/tickets', search }}
              aria-current={segment === current ? 'page' : undefined}
              ref={segment === current ? intoView : undefined}
            >
              {segment ? (
                <TicketStatusText status={segments[segment]} />
              ) : (
                <FormattedMessage id="tickets.all" />
              )}
              <span className={styles.count}>
                {tickets && <FormattedNumber value={inSegment(tickets, segment).length} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the chosen link to the middle of the row if it is beyond an edge. */
function intoView(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const [own, shown] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left >= shown.left && own.right <= shown.right) return;
  row.scrollLeft += (own.left + own.right - shown.left - shown.right) / 2;
}
