import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { SideMenu } from '../../ui/SideMenu';
import { inSegment, segmentOrder, segments, type Segment } from './segments';
import { TicketStatusText } from './TicketStatusText';
import { withoutPage } from './ticketAddress';

export interface TicketMenuProps {
  readonly current: Segment | undefined;
  /** Absent while they load, so that no count is shown. */
  readonly tickets: readonly Ticket[] | undefined;
}

/** All tickets, or those of one status, with how many there are. */
export function TicketMenu({ current, tickets }: TicketMenuProps) {
  const intl = useIntl();
  const search = withoutPage(useLocation().search);
  const count = (segment: Segment | undefined) =>
    tickets && <FormattedNumber value={inSegment(tickets, segment).length} />;
  return (
    <SideMenu
      label={intl.formatMessage({ id: 'tickets.menu' })}
      items={[
        {
          key: 'all',
          to: { pathname: '/tickets', search },
          label: <FormattedMessage id="tickets.all" />,
          note: count(undefined),
          current: current === undefined,
        },
        ...segmentOrder.map((segment) => ({
          key: segment,
          to: { pathname: `/tickets/${segment}`, search },
          label: <TicketStatusText status={segments[segment]} />,
          note: count(segment),
          current: current === segment,
        })),
      ]}
    />
  );
}
