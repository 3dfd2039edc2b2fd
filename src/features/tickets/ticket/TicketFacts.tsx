import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { TicketFact } from '../../../contracts/domain/tickets/ticketFact';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { namedFacts, type NamedFact } from '../../../ui/lists/namedFacts';
import { AtBreak } from '../../../ui/texts/AtBreak';
import { nameOf } from '../ticketTitle';

/** The change and the texts have their own sections; the address for the service is for the desk. */
type LeftOut = 'change' | 'personalMessage' | 'body' | 'contactEmail';

/** Shows who requests what, and when; leaves out what is not known. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { ticketDate } = useFormat();
  const { type, serviceId, serviceType, serviceEntityId, institutionName } = ticket;
  const { userName, emailTo, requestedAt, updatedAt } = ticket;
  const invited = isInvitation(type);
  const name = nameOf(ticket);
  const facts = {
    type: { term: 'ticket.fact.type', value: <FormattedMessage id={typeMessages[type]} /> },
    service: serviceEntityId
      ? {
          term: 'ticket.fact.service',
          value: serviceId ? <Link to={`/apps/${serviceId}/${serviceType}/about`}>{name}</Link> : name,
        }
      : null,
    institution: { term: 'ticket.fact.institution', value: institutionName },
    userName: userName
      ? { term: invited ? 'ticket.fact.sentBy' : 'ticket.fact.askedBy', value: userName }
      : null,
    emailTo: emailTo[0]
      ? {
          term: 'ticket.fact.recipients',
          value: emailTo.map((address) => (
            <div key={address}>
              <AtBreak>{address}</AtBreak>
            </div>
          )),
        }
      : null,
    requestedAt: { term: 'ticket.fact.when', value: ticketDate(requestedAt) },
  } satisfies Record<Exclude<TicketFact, LeftOut>, NamedFact>;
  const updated = updatedAt === undefined ? null : { term: 'ticket.updated', value: ticketDate(updatedAt) };
  return <KeyValue narrow items={namedFacts({ ...facts, updated })} />;
}
