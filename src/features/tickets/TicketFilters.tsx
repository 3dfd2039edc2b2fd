import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import styles from './TicketFilters.module.css';
import { inSegment, segmentOrder, segments, type Segment } from './segments';
import { TicketStatusText } from './TicketStatusText';
import { withoutPage } from './ticketAddress';

export interface TicketFiltersProps {
  readonly current: Segment | undefined;
  /** Absent while they load, so that no count is shown. */
  readonly tickets: readonly Ticket[] | undefined;
}

/** All tickets, or those of one status, with how many there are: one line, whose cut end shows that there is more. */
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

/** The chosen one is never beyond the edge of the row. */
function intoView(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const { offsetLeft, offsetWidth } = link;
  if (offsetLeft + offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = offsetLeft - 16;
}
