import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { TicketFact } from '../../../contracts/domain/tickets/ticketFact';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { namedFacts, type NamedFact } from '../../../ui/lists/namedFacts';

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
          value: emailTo.map((address) => <EmailAddress key={address} address={address} />),
        }
      : null,
  } satisfies Record<Exclude<TicketFact, LeftOut>, NamedFact>;
  return <KeyValue narrow items={namedFacts(facts)} />;
}

/** Shows an address on its own line, which breaks at the `@` if it is too long. */
function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <div>
      {mailbox}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </div>
  );
}
