import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useFirstTicketsQuery } from '../../../api/tickets.api';
import { usePerson } from '../../../store/person';
import { ordered } from '../segments';
import { nameOf } from '../ticketTitle';
import { awaitsAnswer } from '../ticketTurn';

/**
 * Says how many invitations wait for the reader and which of them this is, from the oldest on, and leads to the next
 * one.
 */
export function NextWaiting({ ticketKey }: { readonly ticketKey: string }) {
  const { roles } = usePerson();
  const { data } = useFirstTicketsQuery({ period: 'year', turn: 'institution' }, { skip: !roles.admin });
  // The oldest may be missing while the answer holds only a part of the tickets, so that their order is not known.
  if (!data || data.total > data.tickets.length) return null;
  const waiting = ordered(data.tickets, 'oldest').filter(awaitsAnswer);
  const place = waiting.findIndex(({ key }) => key === ticketKey);
  const next = waiting[(place + 1) % waiting.length];
  if (!next || next.key === ticketKey) return null;
  return (
    <p className="small numbers">
      <FormattedMessage
        id={place === -1 ? 'ticket.waiting' : 'ticket.waiting.place'}
        values={{ place: place + 1, count: waiting.length }}
      />{' '}
      <Link to={`/tickets/${next.key}`}>
        <FormattedMessage id="ticket.waiting.next" values={{ name: nameOf(next) }} />
      </Link>
    </p>
  );
}
