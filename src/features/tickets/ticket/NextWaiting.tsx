import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useFirstTicketsQuery } from '../../../api/tickets.api';
import { usePerson } from '../../../store/person';
import { ordered } from '../segments';
import { nameOf } from '../ticketTitle';
import { awaitsAnswer } from '../ticketTurn';

/** Which of the invitations that wait for the reader this is, the oldest first, and the way to the next one. */
export function NextWaiting({ ticketKey }: { readonly ticketKey: string }) {
  const { roles } = usePerson();
  const { data } = useFirstTicketsQuery({ period: 'year', turn: 'institution' }, { skip: !roles.admin });
  // Where more wait than have come, the oldest are missing, so nothing can be said of the order.
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
