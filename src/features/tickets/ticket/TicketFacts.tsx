import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { TicketFact } from '../../../contracts/domain/tickets/ticketFact';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { namedFacts, type NamedFact } from '../../../ui/lists/namedFacts';
import { AtBreak } from '../../../ui/texts/AtBreak';

/** The title, its buttons, the history and sections of their own say these; the address for the service is for the desk. */
type LeftOut =
  'type' | 'service' | 'userName' | 'requestedAt' | 'change' | 'personalMessage' | 'body' | 'contactEmail';

/** Shows for which institution the ticket is, and who got an invitation. */
export function TicketFacts({ ticket: { institutionName, emailTo } }: { readonly ticket: Ticket }) {
  const facts = {
    institution: { term: 'ticket.fact.institution', value: institutionName },
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
  } satisfies Record<Exclude<TicketFact, LeftOut>, NamedFact>;
  return <KeyValue narrow items={namedFacts(facts)} />;
}
