import { Type, type Static } from 'typebox';
import { EntityType, TicketResolution, TicketStatus, TicketType } from './enumerations';
import { TicketChange, TicketChangeKind, TicketEvent } from './ticketParts';

/** Actions on who has a ticket: one that is free, a colleague's, and one's own. */
const HoldingAction = Type.Enum(['assign', 'takeOver', 'giveBack']);
export type HoldingAction = Static<typeof HoldingAction>;

/** Actions of the desk on a ticket; the ticket's statechart, and who has the ticket, say which are possible now. */
const DeskAction = Type.Enum([
  'accept',
  'take',
  'ask',
  'hold',
  'resolve',
  'reject',
  'withdraw',
  'close',
  'reopen',
  ...HoldingAction.enum,
]);
type DeskAction = Static<typeof DeskAction>;

/** Query of `GET /x/desk/tickets` (docs/extensions/deskPages.md). */
export const DeskQuery = Type.Object({
  /** Absent: `open`, oldest first; `mine` is those of them that the reader has; `all` is sorted newest first. */
  state: Type.Optional(Type.Enum(['open', 'mine', 'all'])),
  type: Type.Optional(TicketType),
  /** Part of a key or of a name: of the institution, the service, or the requester. Blank: no search. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  startAt: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  maxResults: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type DeskQuery = Static<typeof DeskQuery>;

/** State of a ticket: `revision` increases with every event. */
export const DeskTicketState = Type.Object({
  status: TicketStatus,
  revision: Type.Integer(),
  possible: Type.Array(DeskAction),
  /** Name of the person at the desk who has it; absent: it is free. */
  holder: Type.Optional(Type.String()),
});
export type DeskTicketState = Static<typeof DeskTicketState>;

/** A ticket in the queue. Names in the answer's language, entity IDs if there is no name; times ISO 8601, UTC. */
export const DeskTicketRow = Type.Object({
  jiraKey: Type.String(),
  type: TicketType,
  /** What it changes; absent: nothing. */
  changeKind: Type.Optional(TicketChangeKind),
  ...DeskTicketState.properties,
  resolution: Type.Optional(TicketResolution),
  rejected: Type.Boolean(),
  /** The institution's answer to an invitation; absent: none yet. */
  answer: Type.Optional(Type.Enum(['accepted', 'denied'])),
  institution: Type.String(),
  service: Type.Optional(Type.String()),
  userName: Type.String(),
  requestedAt: Type.String(),
  updatedAt: Type.String(),
});
export type DeskTicketRow = Static<typeof DeskTicketRow>;

/** Payload of `GET /x/desk/tickets`. */
export const DeskPage = Type.Object({
  tickets: Type.Array(DeskTicketRow),
  total: Type.Integer(),
  startAt: Type.Integer(),
  maxResults: Type.Integer(),
});
export type DeskPage = Static<typeof DeskPage>;

/** Payload of `GET /x/desk/tickets/:key`, and of a step. */
export const DeskTicketDetail = Type.Object({
  ...DeskTicketRow.properties,
  institutionEntityId: Type.String(),
  serviceEntityId: Type.Optional(Type.String()),
  serviceType: Type.Optional(EntityType),
  /** Number of the service in addresses; absent if it is no longer known. */
  serviceId: Type.Optional(Type.Integer()),
  userEmail: Type.Optional(Type.String()),
  contactEmail: Type.Optional(Type.String()),
  /** Recipients of an invitation, comma separated. */
  emailTo: Type.Optional(Type.String()),
  body: Type.Optional(Type.String()),
  personalMessage: Type.Optional(Type.String()),
  /** Absent: resolving it changes nothing. */
  change: Type.Optional(TicketChange),
  /** Oldest first. */
  events: Type.Array(TicketEvent),
});
export type DeskTicketDetail = Static<typeof DeskTicketDetail>;

const comment = Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' });
/** The revision of the ticket that the person saw; absent: any. */
const revision = Type.Optional(Type.Integer({ minimum: 0 }));

/** Body of `POST /x/desk/tickets/:key/steps`. */
export const DeskStepRequest = Type.Union([
  Type.Object({ action: Type.Enum(['accept', 'take', 'hold', 'reopen', 'close']), revision }),
  Type.Object({ action: Type.Literal('resolve'), resolution: TicketResolution, revision }),
  Type.Object({ action: Type.Enum(['ask', 'reject']), comment, revision }),
  Type.Object({
    action: Type.Literal('withdraw'),
    comment: Type.Optional(Type.String({ maxLength: 10_000 })),
    revision,
  }),
]);
export type DeskStepRequest = Static<typeof DeskStepRequest>;

/** The same body, for who has the ticket. */
export const DeskHoldRequest = Type.Object({ action: HoldingAction, revision });
export type DeskHoldRequest = Static<typeof DeskHoldRequest>;
