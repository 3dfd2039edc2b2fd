import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../contracts/domain/tickets/ticketRules';
import { Banner } from '../../ui/notices/Banner';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { withPeriod, type Period } from './ticketAddress';

interface OlderInvitationsProps {
  readonly tickets: readonly Ticket[];
  /** Number of invitations that wait for an answer, of any age; absent while unknown. */
  readonly awaiting: number | undefined;
  readonly period: Period;
}

/**
 * Says that invitations from before the shown period wait, and links to them, since the navigation counts
 * them.
 */
export function OlderInvitations({ tickets, awaiting = 0, period }: OlderInvitationsProps) {
  const { search } = useLocation();
  const listed = tickets.filter(
    ({ type, status }) => isInvitation(type) && status === 'Waiting for customer',
  ).length;
  const older = awaiting - listed;
  if (period === 'all' || older <= 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink small to={{ pathname: '/tickets/awaiting_input', search: withPeriod(search, 'all') }}>
          <FormattedMessage id="tickets.older.show" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="tickets.older" values={{ count: older }} />
    </Banner>
  );
}
