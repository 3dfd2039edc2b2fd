import { Type, type Static } from 'typebox';
import { FieldChange } from './change';
import { TicketStatus } from './enumerations';

/** What resolving the ticket as done makes, before and after. */
export const TicketChange = Type.Object({
  kind: Type.Enum(['connect', 'disconnect', 'consent', 'strongAuthentication', 'multiFactor', 'institution']),
  /** By the names of the request's body; of a connection `connection` (`true`, `false`) and `loaLevel`. */
  fields: Type.Array(FieldChange),
});
export type TicketChange = Static<typeof TicketChange>;

/** Something that happened to the ticket. */
export const TicketEvent = Type.Object({
  at: Type.String(),
  /** Event of the ticket's life, `request.filed` and the like. */
  event: Type.String(),
  status: TicketStatus,
  actor: Type.String(),
  comment: Type.Optional(Type.String()),
});
export type TicketEvent = Static<typeof TicketEvent>;
