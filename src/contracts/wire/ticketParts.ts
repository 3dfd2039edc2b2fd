import { Type, type Static } from 'typebox';
import { FieldChange, serviceSettings } from './change';
import { EntityType, TicketStatus } from './enumerations';

/** Kinds of changes of one service. */
export const serviceKinds = ['connect', 'disconnect', ...serviceSettings] as const;

/** A change of one service in a set. */
export const ChangeLine = Type.Object({
  kind: Type.Enum([...serviceKinds]),
  service: Type.String(),
  serviceType: EntityType,
  /** Absent: no longer known. */
  serviceName: Type.Optional(Type.String()),
  fields: Type.Array(FieldChange),
});
export type ChangeLine = Static<typeof ChangeLine>;

export const TicketChangeKind = Type.Enum([...serviceKinds, 'institution', 'set']);

/** The change that resolving the ticket as done makes, before and after. */
export const TicketChange = Type.Object({
  kind: TicketChangeKind,
  /** By the member names of the request's body; for a connection `connection` (`true`, `false`) and `loaLevel`. */
  fields: Type.Array(FieldChange),
  /** Changes of many services that are requested at once (`set`); such a ticket has these instead of fields. */
  lines: Type.Optional(Type.Array(ChangeLine)),
});
export type TicketChange = Static<typeof TicketChange>;

/** An event of the ticket. */
export const TicketEvent = Type.Object({
  at: Type.String(),
  /** Event of the ticket's life, `request.filed` and the like. */
  event: Type.String(),
  status: TicketStatus,
  actor: Type.String(),
  comment: Type.Optional(Type.String()),
});
export type TicketEvent = Static<typeof TicketEvent>;
