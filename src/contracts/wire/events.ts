import { Type, type Static } from 'typebox';
import { serviceSettings } from './change';
import { EntityType, TicketResolution, TicketStatus, TicketType } from './enumerations';

const EntityId = Type.String({ description: 'Entity id.' });
const institution = EntityId;
const Service = { service: EntityId, serviceType: EntityType };
const Ticket = {
  ticket: Type.String({ description: 'Key of the ticket.' }),
  type: TicketType,
  institution,
  service: Type.Optional(EntityId),
};

/**
 * Data of each kind of event, all of it about institutions and services, none about people. Members may be added;
 * removing one, or changing its meaning, requires a new kind.
 */
export const eventData = {
  'connection.made': Type.Object({ institution, ...Service }),
  'connection.ended': Type.Object({ institution, ...Service }),
  'setting.changed': Type.Object({
    institution,
    service: Type.Optional(EntityId),
    serviceType: Type.Optional(EntityType),
    setting: Type.Enum([...serviceSettings, 'institution']),
    /**
     * The assurance level, or the authentication context that the identity provider has to fulfil, that is set now;
     * empty: none.
     */
    level: Type.Optional(Type.String()),
  }),
  'policy.changed': Type.Object({
    policy: Type.String({ description: 'Id of the policy.' }),
    change: Type.Enum(['created', 'updated', 'deleted']),
    /** Number of the present revision; for a deleted policy, of its last one. */
    revision: Type.Integer(),
    /** Entity ID of the institution that it belongs to. */
    institution,
    /** Entity IDs that it names; empty: any. `servicesNegated`: any but these. */
    institutions: Type.Array(Type.String()),
    services: Type.Array(Type.String()),
    servicesNegated: Type.Boolean(),
    active: Type.Boolean(),
  }),
  'ticket.filed': Type.Object(Ticket),
  'ticket.changed': Type.Object({
    ...Ticket,
    /** The step that was taken (docs/extensions/webhooks.md). */
    step: Type.String(),
    status: TicketStatus,
  }),
  'ticket.ended': Type.Object({
    ...Ticket,
    step: Type.String(),
    status: TicketStatus,
    resolution: Type.Optional(TicketResolution),
  }),
  'webhook.test': Type.Object({}),
} as const;

export type EventKind = keyof typeof eventData;

/** An event as its kind and its data. */
export type DashboardEvent = {
  [Kind in EventKind]: { readonly kind: Kind; readonly data: Static<(typeof eventData)[Kind]> };
}[EventKind];

export const eventKinds = Object.keys(eventData) as EventKind[];

/** State of an event at one receiver. `givenUp`: no further attempt, unless one is requested. */
export const DeliveryState = Type.Enum(['waiting', 'delivered', 'givenUp']);
export type DeliveryState = Static<typeof DeliveryState>;

export const Delivery = Type.Object({
  /** ID of the event, which the receiver sees as `webhook-id`. */
  id: Type.String(),
  kind: Type.Enum(eventKinds),
  /** Its subject: events of one subject arrive in order. */
  subject: Type.String(),
  /** ISO 8601, like all times here: when it happened. */
  at: Type.String(),
  state: DeliveryState,
  attempts: Type.Integer(),
  /** The last answer: a status, or why there was none, in English. */
  answer: Type.Optional(Type.String()),
  /** When it is tried next, or was settled. */
  dueAt: Type.Optional(Type.String()),
  settledAt: Type.Optional(Type.String()),
});
export type Delivery = Static<typeof Delivery>;

/** `failing`: the last attempt failed. `stopped`: the receiver has answered that it is gone. */
export const WebhookState = Type.Enum(['new', 'well', 'failing', 'stopped']);
export type WebhookState = Static<typeof WebhookState>;

/** A program that receives events (docs/extensions/webhooks.md). */
export const Webhook = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** Empty: all. */
  kinds: Type.Array(Type.Enum(eventKinds)),
  state: WebhookState,
  failingSince: Type.Optional(Type.String()),
  stoppedAt: Type.Optional(Type.String()),
  lastDeliveredAt: Type.Optional(Type.String()),
  lastAnswer: Type.Optional(Type.String()),
  lastAnswerAt: Type.Optional(Type.String()),
  /** Until when the previous secret also signs after a rotation. */
  earlierSecretUntil: Type.Optional(Type.String()),
  waiting: Type.Integer(),
  givenUp: Type.Integer(),
  /** Undelivered events, oldest first, followed by the newest delivered ones. */
  deliveries: Type.Array(Delivery),
});
export type Webhook = Static<typeof Webhook>;

/** Payload of `GET /x/webhooks`: those with trouble first, then by name. */
export const WebhookList = Type.Object({ webhooks: Type.Array(Webhook) });
export type WebhookList = Static<typeof WebhookList>;

/** Body of `POST /x/webhooks/replay`: one event of a receiver; without `event`, all undelivered ones. */
export const ReplayBody = Type.Object({
  webhook: Type.String({ minLength: 1, maxLength: 100 }),
  event: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type ReplayBody = Static<typeof ReplayBody>;
