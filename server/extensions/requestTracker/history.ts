import { eventsOf, numberOf, type TicketOfHistory } from '../../modules/tickets/remote.module';
import type { TicketEvent } from '../../../src/contracts/wire/ticketParts';
import { statusOf, type TicketParts, timeOf } from './rtTicket';
import { happenedTo, textsOf } from './texts';

/**
 * Returns the events of a ticket, oldest first: its creation, its status changes, and its correspondence. Never reads
 * comments. Throws RemoteFailure.
 */
export async function historyOf(
  { client, mapping }: TicketParts,
  ticket: TicketOfHistory,
  signal: AbortSignal,
): Promise<TicketEvent[]> {
  const happened = await happenedTo(client, [numberOf(ticket.key)], ['Status', 'Correspond'], signal);
  const letters = happened.filter(({ Type }) => Type === 'Correspond');
  const texts = await textsOf(
    client,
    letters.map(({ id }) => id),
    signal,
  );
  return eventsOf(
    ticket,
    // Times are whole seconds, so only the order of the server shows which event was first.
    happened.map(({ id, Type, Created, Creator, OldValue = '', NewValue = '' }) => ({
      at: timeOf(Created),
      by: Creator.RealName || Creator.id,
      ...(Type === 'Correspond'
        ? { said: (texts.get(id) ?? '').trim() }
        : { from: statusOf(OldValue, mapping), to: statusOf(NewValue, mapping) }),
    })),
  );
}

/** Returns the correspondence of a ticket, oldest first. Throws RemoteFailure. */
export async function commentsOn(
  { client }: TicketParts,
  key: string,
  signal: AbortSignal,
): Promise<string[]> {
  const letters = await happenedTo(client, [numberOf(key)], ['Correspond'], signal);
  const texts = await textsOf(
    client,
    letters.map(({ id }) => id),
    signal,
  );
  return [...texts.values()];
}
