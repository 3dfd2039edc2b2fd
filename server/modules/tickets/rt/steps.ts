import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { RemoteReminder, RemoteStep } from '../outbox/task';
import { NothingDone, RemoteFailure } from '../remote/remoteFailure';
import type { RemoteTicket } from '../remote/remoteTickets';
import { isWithdrawable } from '../requestWithdrawal';
import { remarksOf } from './history';
import { findTicket, readTicket, ticketPath, type TicketParts, type Writable } from './rtTicket';

const Results = Type.Array(Type.String());

/**
 * Takes the step and makes sure that the comment is there, even where an earlier attempt was broken off. What is said comes
 * first: correspondence on a ticket that has ended would open it again. Throws RemoteFailure, `unknown` where the comment is
 * said and the step is not taken.
 */
export async function takeStep(
  parts: TicketParts,
  key: string,
  step: RemoteStep,
  comment: string,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, mapping } = parts;
  const end = mapping.steps[step];
  const before = await readTicket(parts, key, signal);
  if (before.status === end) return readWhole(parts, key, signal);
  if (!isPossible(before, step)) {
    throw new RemoteFailure(
      'refused',
      `${key} has the status "${before.status}", from which a step "${step}" does not lead`,
    );
  }
  const said = comment !== '' && !(await hasRemark(parts, key, comment, signal));
  if (said) {
    const words = { Content: comment, ContentType: 'text/plain' };
    await client.write('POST', `${ticketPath(key)}/correspond`, words, signal);
  }
  const now = said ? await readTicket(parts, key, signal) : before;
  if (now.status !== before.status) {
    throw new RemoteFailure('refused', `${key} has got the status "${now.status}" meanwhile`);
  }
  const results = await put(parts, key, { Status: end }, now.version, signal);
  const { status } = await readTicket(parts, key, signal);
  if (status !== end) {
    const reason = `${key} has the status "${status}", and not "${end}" (${results})`;
    throw said ? new RemoteFailure('unknown', reason) : new NothingDone(reason);
  }
  return readWhole(parts, key, signal);
}

function isPossible({ ticket }: Writable, step: RemoteStep): boolean {
  return step === 'withdrawn' ? isWithdrawable(ticket) : ticket.status === 'Waiting for customer';
}

/** Throws RemoteFailure. */
export async function remindOf(
  parts: TicketParts,
  key: string,
  { message, emailTo }: RemoteReminder,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { fields } = parts.mapping;
  const { version } = await readTicket(parts, key, signal);
  // Null empties a field.
  const values = { [fields.personalMessage]: message || null, [fields.emailTo]: emailTo || null };
  await put(parts, key, { CustomFields: values }, version, signal);
  return readWhole(parts, key, signal);
}

/** Writes a ticket unless it has changed, and returns what the server says about it, since it refuses with 200. */
async function put(
  { client }: TicketParts,
  key: string,
  body: object,
  version: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const results = await client.write('PUT', ticketPath(key), body, signal, version);
  return Value.Check(Results, results) ? results.join('; ') : '';
}

async function readWhole(parts: TicketParts, key: string, signal: AbortSignal): Promise<RemoteTicket> {
  const ticket = await findTicket(parts, key, signal);
  if (!ticket) throw new RemoteFailure('refused', `${key} is no ticket of the queue any more`);
  return ticket;
}

/** Tells whether this was said on the ticket, however its lines are broken. */
async function hasRemark(
  parts: TicketParts,
  key: string,
  comment: string,
  signal: AbortSignal,
): Promise<boolean> {
  const remarks = await remarksOf(parts, key, signal);
  return remarks.some(({ text }) => unbroken(text) === unbroken(comment));
}

function unbroken(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
