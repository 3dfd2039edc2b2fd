import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { isInvitation } from '../../contracts/domain/ticketRules';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { withPeriod, type Period } from './ticketAddress';

export interface TooNarrowProps {
  readonly tickets: readonly Ticket[];
  /** Invitations that wait for an answer, however old; absent while unknown. */
  readonly awaiting: number | undefined;
  readonly period: Period;
}

/** Invitations from before the period still wait for an answer, and the marker in the navigation counts them. */
export function TooNarrow({ tickets, awaiting = 0, period }: TooNarrowProps) {
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
