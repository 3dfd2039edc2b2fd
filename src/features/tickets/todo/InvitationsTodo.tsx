import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { useAwaitingInvitationsQuery } from '../../../api/tickets.api';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { TodoSectionProps } from '../../../extending/extension';
import { TodoGroup } from '../../../extending/TodoGroup';
import { useAge } from '../../../i18n/useAge';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { usePerson } from '../../../store/person';
import { useReturn } from '../../../ui/address/useReturn';
import { WorkRow } from '../../../ui/lists/WorkList';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { ordered } from '../segments';
import { TicketAnswer } from '../TicketActions';
import { nameOf } from '../ticketTitle';

/** Invitations on the page; the page of tickets has all. */
const SHOWN = 10;

/** Lists the invitations that wait for an answer, the one that waits longest first. */
export function InvitationsTodo({ onKnown }: TodoSectionProps) {
  const { roles } = usePerson();
  const age = useAge();
  const { data, error, refetch } = useAwaitingInvitationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useReturn(() => void refetch());
  const tickets = data && ordered(data, 'oldest');
  const count = tickets?.length ?? 0;
  return (
    <TodoGroup
      title={<FormattedMessage id="todo.invitations" />}
      note={
        <FormattedMessage
          id={roles.admin ? 'todo.invitations.note' : 'todo.invitations.forAdmins'}
          values={{ count }}
        />
      }
      more={
        count > SHOWN && (
          <Link to="/tickets/awaiting_input?period=all">
            <FormattedMessage id="todo.more" values={{ count: count - SHOWN }} />
          </Link>
        )
      }
      rows={tickets?.slice(0, SHOWN).map((ticket, index) => (
        <WorkRow
          key={ticket.key}
          name={nameOf(ticket)}
          to={placeOf(ticket)}
          kind={<FormattedMessage id={typeMessages[ticket.type]} />}
          detail={
            <>
              {ticket.message ? (
                <FormattedMessage id="todo.quote" values={{ text: ticket.message }} />
              ) : (
                <FormattedMessage id="todo.noMessage" />
              )}
              {' · '}
              <TicketKey>{ticket.key}</TicketKey>
            </>
          }
          age={<time dateTime={ticket.requestedAt}>{age(ticket.requestedAt)}</time>}
          actions={<TicketAnswer ticket={ticket} primary={index === 0} />}
        />
      ))}
      waiting={count}
      failure={error && failureIn(error)}
      onRetry={() => void refetch()}
      onKnown={onKnown}
    />
  );
}

function placeOf({ key, serviceId, serviceType }: Ticket): string {
  return serviceId ? `/apps/${serviceId}/${serviceType}/about` : `/tickets/${key}`;
}
