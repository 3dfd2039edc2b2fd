import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  NothingDone,
  RemoteFailure,
  isWithdrawable,
  type BriefTicket,
  type RemoteReminder,
  type RemoteStep,
} from '../../modules/tickets/remote.module';
import { commentsOn } from './history';
import { readTicket, ticketPath, type TicketParts, type Writable } from './rtTicket';

const Results = Type.Array(Type.String());

/**
 * Takes the step with its comment, which is sent only once even if an earlier attempt was interrupted. Both are in one
 * call, since correspondence may open a ticket. Throws RemoteFailure, `unknown` if the comment was sent and the step
 * was not taken.
 */
export async function takeStep(
  parts: TicketParts,
  key: string,
  step: RemoteStep,
  comment: string,
  signal: AbortSignal,
): Promise<BriefTicket> {
  const end = parts.mapping.steps[step];
  const before = await readTicket(parts, key, signal);
  if (before.status === end) return before.ticket;
  if (!isPossible(before, step)) {
    throw new RemoteFailure(
      'refused',
      `${key} has the status "${before.status}", from which a step "${step}" does not lead`,
    );
  }
  const hasComment = comment !== '' && !(await isWritten(parts, key, comment, signal));
  const results = hasComment
    ? await writeComment(parts, key, { Content: comment, Status: end }, signal)
    : await put(parts, key, { Status: end }, before.version, signal);
  const { status, ticket } = await readTicket(parts, key, signal);
  if (status === end) return ticket;
  const reason = `${key} has the status "${status}", and not "${end}" (${results})`;
  throw hasComment ? new RemoteFailure('unknown', reason) : new NothingDone(reason);
}

function isPossible({ ticket }: Writable, step: RemoteStep): boolean {
  return step === 'withdrawn' ? isWithdrawable(ticket) : ticket.status === 'Waiting for customer';
}

/** Writes the values of a reminder. Throws RemoteFailure. */
export async function remindOf(
  parts: TicketParts,
  key: string,
  { message, emailTo }: RemoteReminder,
  signal: AbortSignal,
): Promise<BriefTicket> {
  const { fields } = parts.mapping;
  const { version } = await readTicket(parts, key, signal);
  // Null empties a field.
  const values = { [fields.personalMessage]: message || null, [fields.emailTo]: emailTo || null };
  await put(parts, key, { CustomFields: values }, version, signal);
  return (await readTicket(parts, key, signal)).ticket;
}

/** Writes a ticket unless it has changed, and returns the server's messages about it, since it refuses with 200. */
async function put(
  { client }: TicketParts,
  key: string,
  body: object,
  version: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  return textOf(await client.write('PUT', ticketPath(key), body, signal, version));
}

/** Sends a message to the requester, and returns the server's messages about it. */
async function writeComment(
  { client }: TicketParts,
  key: string,
  body: { readonly Content: string; readonly Status: string },
  signal: AbortSignal,
): Promise<string> {
  const letter = { ...body, ContentType: 'text/plain' };
  return textOf(await client.write('POST', `${ticketPath(key)}/correspond`, letter, signal));
}

function textOf(results: unknown): string {
  return Value.Check(Results, results) ? results.join('; ') : '';
}

/** Returns whether the ticket has this message, with any line breaks. */
async function isWritten(
  parts: TicketParts,
  key: string,
  comment: string,
  signal: AbortSignal,
): Promise<boolean> {
  const comments = await commentsOn(parts, key, signal);
  return comments.some((text) => unbroken(text) === unbroken(comment));
}

function unbroken(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
