import { type Static, Type } from 'typebox';
import { isInvitation } from '../../../../src/contracts/domain/ticketRules';
import type { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { TicketOfHistory } from '../remote/remoteTickets';
import { Author } from './dialect/changelog';
import type { StatusMove } from './dialect/jiraDialect';
import { startAtPages } from './dialect/startAtPages';
import { type IssueParts, issuePath, JiraStatus, statusOf, timeOf, wholeText } from './jiraIssue';

interface Move {
  readonly type: TicketType;
  readonly rejected: boolean;
  readonly from: TicketStatus;
}

const changed = 'status.changed';

/** The event of a ticket's life that leads to a status; workflows elsewhere have ways that ours has not. */
const events: Readonly<Record<TicketStatus, (move: Move) => string>> = {
  'Waiting for Acceptance': () => changed,
  Open: ({ from }) => (from === 'Waiting for Acceptance' ? 'request.accepted' : changed),
  'In Progress': ({ type, rejected, from }) => {
    if (from === 'On Hold') return 'hold.lifted';
    if (from !== 'Waiting for customer') return 'work.started';
    if (!isInvitation(type)) return 'customer.answered';
    return rejected ? 'invitation.denied' : 'invitation.accepted';
  },
  'On Hold': () => 'hold.placed',
  'Waiting for customer': ({ type }) => (isInvitation(type) ? changed : 'customer.asked'),
  Resolved: ({ type, rejected, from }) => {
    if (!isInvitation(type) || from !== 'Waiting for customer') {
      return rejected ? 'request.rejected' : 'request.resolved';
    }
    return rejected ? 'invitation.denied' : 'invitation.accepted';
  },
  Reopened: () => 'ticket.reopened',
  Closed: ({ from }) => (from === 'Resolved' ? 'ticket.closed' : 'request.withdrawn'),
};

/**
 * Tells what happened to an issue, the oldest first: that it was made, the changes of its status, and with `comments` of the
 * mapping what was said where everybody may read it. Throws JiraFailure.
 */
export async function historyOf(
  parts: IssueParts,
  ticket: TicketOfHistory,
  signal: AbortSignal,
): Promise<TicketEvent[]> {
  const { key, type, rejected } = ticket;
  const moves = await parts.dialect.moves(issuePath(key), signal);
  const statusNamed = await statusesOf(parts, moves, signal);
  const [first] = moves;
  const made: TicketEvent = {
    at: ticket.requested_at.toISOString(),
    event: isInvitation(type) ? 'invitation.sent' : 'request.filed',
    status: first ? statusNamed(first.from) : ticket.status,
    actor: ticket.user_name,
  };
  const moved = moves.flatMap(({ at, by, from: fromName, to: toName }): TicketEvent[] => {
    const [from, status] = [statusNamed(fromName), statusNamed(toName)];
    // Several statuses there may be one of ours.
    if (from === status) return [];
    const event = events[status]({ type, rejected, from });
    return [{ at: timeOf(key, at).toISOString(), event, status, actor: by }];
  });
  return inOrder([made, ...moved], await saidOf(parts, key, signal));
}

/** Returns how a status is translated. Those that the mapping lacks are looked up, since no changelog tells a category. */
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

/** A comment, with what tells that not everybody may read it. */
const Comment = Type.Object({
  body: Type.Unknown(),
  created: Type.String(),
  author: Type.Optional(Type.Union([Author, Type.Null()])),
  visibility: Type.Optional(Type.Unknown()),
  /** Cloud says so of the internal comments of Service Management, Data Center by a property. */
  jsdPublic: Type.Optional(Type.Boolean()),
  properties: Type.Optional(Type.Array(Type.Object({ key: Type.String(), value: Type.Unknown() }))),
});
type Comment = Static<typeof Comment>;

type Said = Omit<TicketEvent, 'status'>;

async function saidOf(
  { client, mapping }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<readonly Said[]> {
  if (mapping.comments !== 'public') return [];
  const path = `${issuePath(key)}/comment?orderBy=created&expand=properties`;
  const comments = await startAtPages(client, path, 'comments', Comment, signal);
  return comments.filter(isPublic).map(({ created, author, body }) => ({
    at: timeOf(key, created).toISOString(),
    event: 'comment.added',
    actor: author?.displayName ?? '',
    comment: wholeText(body).trim(),
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

/** Puts what was said between what happened; nothing stands before the ticket was made. */
function inOrder(happened: readonly TicketEvent[], said: readonly Said[]): TicketEvent[] {
  const events: TicketEvent[] = [...happened];
  for (const one of said) {
    const after = events.findLastIndex(({ at }) => at <= one.at);
    const place = Math.max(after, 0);
    const status = events[place]?.status ?? 'Open';
    events.splice(place + 1, 0, { ...one, status });
  }
  return events;
}
