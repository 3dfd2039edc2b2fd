import { Type, type Static } from 'typebox';
import { TicketChange, TicketEvent } from './ticketParts';
import { EntityType, TicketResolution, TicketStatus, TicketType } from './enumerations';
import { Service } from './service';

/** `POST /actions`. Times are epoch seconds, truncated to a day; `maxResults: 0` only counts. */
export const TicketFilter = Type.Object({
  maxResults: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  startAt: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  from: Type.Optional(Type.Integer()),
  to: Type.Optional(Type.Integer()),
  spEntityId: Type.Optional(Type.String()),
  key: Type.Optional(Type.String({ pattern: '^[A-Z][A-Z0-9]*-[0-9]+$' })),
  statuses: Type.Optional(Type.Array(TicketStatus)),
  types: Type.Optional(Type.Array(TicketType)),
  sortBy: Type.Optional(Type.Enum(['requestDate', 'updateDate', 'spName', 'type', 'jiraKey', 'status'])),
  sortAsc: Type.Optional(Type.Boolean()),
  /** Accepted and ignored, as on the other server (WIRE T11). */
  sortAscending: Type.Optional(Type.Boolean()),
});
export type TicketFilter = Static<typeof TicketFilter>;

/** A ticket, in search results and in the answers of calls that create one. */
export const Ticket = Type.Object({
  jiraKey: Type.Optional(Type.String()),
  type: TicketType,
  status: Type.Optional(TicketStatus),
  resolution: Type.Optional(TicketResolution),
  userName: Type.String(),
  userEmail: Type.Optional(Type.String()),
  emailTo: Type.Optional(Type.String()),
  body: Type.Optional(Type.String()),
  personalMessage: Type.Optional(Type.String()),
  emailContactPerson: Type.Optional(Type.String()),
  idpId: Type.String(),
  spId: Type.String(),
  idpName: Type.String(),
  spName: Type.String(),
  spEid: Type.Optional(Type.Integer()),
  typeMetaData: Type.Optional(Type.String()),
  /** `yyyy-MM-ddTHH:mm:ss.SSS±HHMM`, offset without colon. */
  requestDate: Type.Optional(Type.String()),
  updateDate: Type.Optional(Type.String()),
  rejected: Type.Boolean(),
  shouldSendEmail: Type.Boolean(),
  connectWithoutInteraction: Type.Boolean(),
  /**
   * The request is stored, and filed once the ticket system answers; only in answers of calls that create one
   * (docs/EXTENSIONS.md).
   */
  queued: Type.Optional(Type.Literal(true)),
  loaLevel: Type.Optional(Type.String()),
  mfaLevel: Type.Optional(Type.String()),
  service: Type.Optional(Service),
  manageUrls: Type.Optional(Type.Array(Type.String())),
  /** The requested values, before and after (docs/EXTENSIONS.md, `requests`). */
  change: Type.Optional(TicketChange),
  /** The requester's remark, or a message to the institution (docs/EXTENSIONS.md, `requests`). */
  remark: Type.Optional(Type.String()),
  /**
   * For admins, whether they filed an open request and may withdraw it; absent: it cannot be withdrawn here, or no
   * longer (docs/EXTENSIONS.md, `withdraw`).
   */
  withdrawable: Type.Optional(Type.Boolean()),
  /** For a ticket that was looked up by its key: its events, oldest first (docs/EXTENSIONS.md, `requests`). */
  events: Type.Optional(Type.Array(TicketEvent)),
});
export type Ticket = Static<typeof Ticket>;

export const TicketPage = Type.Object({
  issues: Type.Array(Ticket),
  total: Type.Integer(),
  startAt: Type.Integer(),
  maxResults: Type.Integer(),
});
export type TicketPage = Static<typeof TicketPage>;

/** Body of `POST /x/tickets/:key/withdrawal`; the answer is the `Ticket` afterwards. */
export const RequestWithdrawal = Type.Object({
  comment: Type.Optional(Type.String({ maxLength: 10_000 })),
});
export type RequestWithdrawal = Static<typeof RequestWithdrawal>;

/** Form of `POST /services/connect`; multipart or urlencoded. */
export const ConnectRequest = Type.Object({
  spEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  type: EntityType,
  comments: Type.Optional(Type.String({ maxLength: 10_000 })),
  loaLevel: Type.Optional(Type.String({ maxLength: 1024 })),
  emailContactPerson: Type.Optional(Type.String({ maxLength: 320 })),
});
export type ConnectRequest = Static<typeof ConnectRequest>;

/** Form of `POST /services/disconnect`. */
export const DisconnectRequest = Type.Object({
  spEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
  type: EntityType,
  comments: Type.Optional(Type.String({ maxLength: 10_000 })),
});
export type DisconnectRequest = Static<typeof DisconnectRequest>;
