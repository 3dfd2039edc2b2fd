import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { FilterRow } from '../../ui/lists/FilterRow';
import { inSegment, segmentOrder, segments, type Segment } from './segments';
import { TicketStatusText } from './TicketStatusText';
import { withoutPage } from './ticketAddress';

interface TicketFiltersProps {
  readonly current: Segment | undefined;
  /** Absent while they load; then no counts are shown. */
  readonly tickets: readonly Ticket[] | undefined;
}

/** Links to all tickets and to those of each status, with their numbers. */
export function TicketFilters({ current, tickets }: TicketFiltersProps) {
  const intl = useIntl();
  const search = withoutPage(useLocation().search);
  return (
    <FilterRow
      label={intl.formatMessage({ id: 'tickets.menu' })}
      current={current ?? 'all'}
      filters={[undefined, ...segmentOrder].map((segment) => ({
        key: segment ?? 'all',
        to: { pathname: segment ? `/tickets/${segment}` : '/tickets', search },
        label: segment ? (
          <TicketStatusText status={segments[segment]} />
        ) : (
          <FormattedMessage id="tickets.all" />
        ),
        count: tickets && inSegment(tickets, segment).length,
      }))}
    />
  );
}
