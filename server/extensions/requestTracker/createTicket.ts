import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { RemoteFailure, factsOf, summaryOf, type BriefTicket } from '../../modules/tickets/remote.module';
import type { NewTicket } from '../../modules/tickets/tickets.module';
import { isInvitation } from '../../../src/contracts/domain/tickets/ticketRules';
import type { RtMapping } from './rtMapping';
import { Id } from './rtQueue';
import { keyOf, readTicket, ticketOf, type TicketParts } from './rtTicket';
import { walk } from './searchTickets';
import { allOf, fieldIs, inQueue } from './ticketSql';

const Created = Type.Object({ id: Id });
/** Request Tracker truncates longer subjects. */
const LONGEST_SUBJECT = 200;

/** Creates a ticket in its initial status. Throws RemoteFailure. */
export async function createTicket(
  parts: TicketParts,
  ticket: NewTicket,
  requestId: string,
  signal: AbortSignal,
): Promise<BriefTicket> {
  const { client, mapping } = parts;
  const { queue, types, created, requestor } = mapping;
  if (types[ticket.type] === undefined) {
    throw new RemoteFailure('refused', `ticket: ${ticket.type} has no value of the field for types`);
  }
  const isInvited = isInvitation(ticket.type);
  const hasRequestor = requestor === 'person' && !isInvited && ticket.userEmail.includes('@');
  const body = {
    Queue: queue,
    Subject: summaryOf(ticket, LONGEST_SUBJECT),
    Status: isInvited ? created.invitation : created.request,
    ...(hasRequestor && { Requestor: ticket.userEmail }),
    CustomFields: fieldsOf(ticket, requestId, mapping),
    ...(ticket.body !== '' && { Content: ticket.body, ContentType: 'text/plain' }),
  };
  const answer = await client.write('POST', 'ticket', body, signal);
  if (!Value.Check(Created, answer)) throw new RemoteFailure('unknown', 'ticket: the answer names no id');
  const key = keyOf(answer, mapping);
  const { ticket: found } = await readTicket(parts, key, signal);
  // Request Tracker silently drops a value that a field does not accept.
  if (found.institution_entity_id !== ticket.institution || found.requestId !== requestId) {
    throw new RemoteFailure('unknown', `${key} was created, but not all of its custom fields were taken`);
  }
  return found;
}

/** Finds the ticket that was created for a request, the first one if there are several. Throws RemoteFailure. */
export async function findTicketOf(
  parts: TicketParts,
  requestId: string,
  signal: AbortSignal,
): Promise<BriefTicket | undefined> {
  const { mapping } = parts;
  const query = allOf([inQueue(mapping), fieldIs(mapping.fields.requestId, requestId)]);
  return (await walk(parts, query, true, signal))
    .flatMap((ticket) => ticketOf(ticket, mapping) ?? [])
    .find((ticket) => ticket.requestId === requestId);
}

/** Returns the values of a new ticket's custom fields by name, without empty ones. */
function fieldsOf(ticket: NewTicket, requestId: string, { fields, types }: RtMapping): object {
  const facts = { type: types[ticket.type], ...factsOf(ticket, requestId) };
  const names = Object.keys(facts) as readonly (keyof typeof facts)[];
  const texts: [name: string, text: string | undefined][] = names.map((name) => [fields[name], facts[name]]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}
