import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import { eventsOf, type Remark } from '../remote/history';
import type { TicketOfHistory } from '../remote/remoteTickets';
import { numberOf } from '../remote/ticketKey';
import { statusOf, type TicketParts, timeOf } from './rtTicket';
import { type Happened, happenedTo, wordsOf } from './words';

/**
 * Tells what happened to a ticket, the oldest first: that it was made, the changes of its status, and what was said in
 * correspondence. Comments are never read. Throws RemoteFailure.
 */
export async function historyOf(
  parts: TicketParts,
  ticket: TicketOfHistory,
  signal: AbortSignal,
): Promise<TicketEvent[]> {
  const { client, mapping } = parts;
  const happened = await happenedTo(client, [numberOf(ticket.key)], ['Status', 'Correspond'], signal);
  const changes = happened
    .filter(({ Type }) => Type === 'Status')
    .map((one) => ({
      at: timeOf(one.Created),
      by: nameIn(one),
      from: statusOf(one.OldValue ?? '', mapping),
      to: statusOf(one.NewValue ?? '', mapping),
    }));
  return eventsOf(ticket, changes, await said(parts, happened, signal));
}

/** Returns what was said on a ticket, the oldest first. Throws RemoteFailure. */
export async function remarksOf(parts: TicketParts, key: string, signal: AbortSignal): Promise<Remark[]> {
  return said(parts, await happenedTo(parts.client, [numberOf(key)], ['Correspond'], signal), signal);
}

async function said(
  { client }: TicketParts,
  happened: readonly Happened[],
  signal: AbortSignal,
): Promise<Remark[]> {
  const letters = happened.filter(({ Type }) => Type === 'Correspond');
  const ids = letters.map(({ id }) => id);
  const words = await wordsOf(client, ids, signal);
  return letters.map((one) => ({
    at: timeOf(one.Created),
    by: nameIn(one),
    text: (words.get(one.id) ?? '').trim(),
  }));
}

function nameIn({ Creator: { id, RealName } }: Happened): string {
  return RealName || id;
}
