import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../contracts/domain/tickets/ticketRules';
import type { Format } from '../../i18n/useFormat';
import type { TimelineEvent } from '../../ui/lists/Timeline';
import { pastMark } from './ticketMarks';
import { turnOf } from './ticketTurn';

/**
 * Returns two events for a ticket whose server sends none: when it was filed, and when it was last updated.
 */
export function twoDates(ticket: Ticket, { ticketDate }: Pick<Format, 'ticketDate'>): TimelineEvent[] {
  const { status, requestedAt, updatedAt } = ticket;
  return [
    { key: 'asked', kind: 'open', text: <RequestedBy ticket={ticket} />, time: ticketDate(requestedAt) },
    ...(updatedAt
      ? [
          {
            key: 'updated',
            kind: pastMark(status),
            text: <FormattedMessage id="ticket.updated" />,
            time: ticketDate(updatedAt),
          },
        ]
      : []),
  ];
}

/** Returns what has to happen next; nothing for a ticket that is closed. */
export function nextEvent(ticket: Ticket, mayAnswer: boolean): TimelineEvent[] {
  const turn = turnOf(ticket, mayAnswer);
  if (!turn) return [];
  const kind = ticket.status === 'Waiting for customer' ? 'action' : 'waiting';
  return [{ key: 'next', kind, text: <FormattedMessage id={turn} />, ahead: true }];
}

function RequestedBy({ ticket: { type, userName } }: { readonly ticket: Ticket }) {
  if (!userName) return <FormattedMessage id="ticket.askedBySomebody" />;
  const values = { user: userName };
  return isInvitation(type) ? (
    <FormattedMessage id="ticket.invited" values={values} />
  ) : (
    <FormattedMessage id="ticket.asked" values={values} />
  );
}
