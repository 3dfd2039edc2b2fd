import { type Static, Type } from 'typebox';
import type { TicketStatus } from '../../../../src/contracts/wire/enumerations';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import { eventsOf, type Happened } from '../remote/history';
import type { TicketOfHistory } from '../remote/remoteTickets';
import { Author } from './dialect/changelog';
import type { StatusMove } from './dialect/jiraDialect';
import { startAtPages } from './dialect/startAtPages';
import { type IssueParts, issuePath, JiraStatus, statusOf, timeOf, wholeText } from './jiraIssue';

/**
 * Returns the events of an issue, oldest first: its creation, its status changes, and, with `comments` in the mapping,
 * its public comments. Throws RemoteFailure.
 */
export async function historyOf(
  parts: IssueParts,
  ticket: TicketOfHistory,
  signal: AbortSignal,
): Promise<TicketEvent[]> {
  const { key } = ticket;
  const moves = await parts.dialect.moves(issuePath(key), signal);
  const statusNamed = await statusesOf(parts, moves, signal);
  const changes = moves.map(({ at, by, from, to }) => ({
    at: timeOf(key, at),
    by,
    from: statusNamed(from),
    to: statusNamed(to),
  }));
  const remarks = await commentOf(parts, key, signal);
  const inOrder = [...changes, ...remarks].sort((one, other) => one.at.getTime() - other.at.getTime());
  return eventsOf(ticket, inOrder);
}

/** Returns the mapping of statuses. Looks up those that the mapping lacks, since a changelog has no category. */
async function statusesOf(
  { client, mapping }: IssueParts,
  moves: readonly StatusMove[],
  signal: AbortSignal,
): Promise<(name: string) => TicketStatus> {
  const names = moves.flatMap(({ from, to }) => [from, to]);
  const isKnown = names.every((name) => Object.hasOwn(mapping.statuses, name));
  const others = isKnown ? [] : await client.read('status', Type.Array(JiraStatus), signal);
  return (name) => statusOf(others.find((one) => one.name === name) ?? { name }, mapping);
}

/** A comment, with the members that mark it as not public. */
const Comment = Type.Object({
  body: Type.Unknown(),
  created: Type.String(),
  author: Type.Optional(Type.Union([Author, Type.Null()])),
  visibility: Type.Optional(Type.Unknown()),
  /** Cloud marks the internal comments of Service Management here, Data Center by a property. */
  jsdPublic: Type.Optional(Type.Boolean()),
  properties: Type.Optional(Type.Array(Type.Object({ key: Type.String(), value: Type.Unknown() }))),
});
type Comment = Static<typeof Comment>;

async function commentOf(
  { client, mapping }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<readonly Happened[]> {
  if (mapping.comments !== 'public') return [];
  const path = `${issuePath(key)}/comment?orderBy=created&expand=properties`;
  const comments = await startAtPages(client, path, 'comments', Comment, signal);
  return comments.filter(isPublic).map(({ created, author, body }) => ({
    at: timeOf(key, created),
    by: author?.displayName ?? '',
    said: wholeText(body).trim(),
  }));
}

function isPublic({ visibility, jsdPublic, properties = [] }: Comment): boolean {
  const isInternal = properties.some(
    ({ key, value }) =>
      key === 'sd.public.comment' &&
      typeof value === 'object' &&
      value !== null &&
      'internal' in value &&
      String(value.internal) === 'true',
  );
  return visibility === undefined && jsdPublic !== false && !isInternal;
}
