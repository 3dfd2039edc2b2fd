import { Type, type Static, type TSchema } from 'typebox';
import { DeskTicketState } from './desk';
import { TicketStatus } from './enumerations';
import { Policy } from './policy';

/** Texts by language code, if the metadata has them. */
export const Localised = Type.Record(Type.String(), Type.String());
export type Localised = Static<typeof Localised>;

/** `{payload, language}`: what most calls answer. */
export function envelope<T extends TSchema>(payload: T) {
  return Type.Object({ payload, language: Type.String() });
}
export interface Envelope<T> {
  payload: T;
  language: string;
}

/**
 * The reasons why a change cannot be made any more: the institution or service is gone, a higher level is set, or a contact
 * was changed.
 */
export const ChangeRefusal = Type.Enum(['gone', 'higherLevel', 'contactChanged']);
export type ChangeRefusal = Static<typeof ChangeRefusal>;

/** Body of every refusal of our server: RFC 9457, plus `exception` where the contract has it. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  exception: Type.Optional(Type.String()),
  requestId: Type.String(),
  /** Only for a login level that is too low (RFC 9470). */
  acr_values: Type.Optional(Type.String()),
  /** Ours, beside `acr_values`: their rank. */
  level: Type.Optional(Type.Number()),
  max_age: Type.Optional(Type.Integer()),
  /** Only for a lost race: the key of the ticket that is already open. */
  jiraKey: Type.Optional(Type.String()),
  /** Only for a request that cannot be withdrawn any more: what it is now. */
  ticketStatus: Type.Optional(TicketStatus),
  /** Only for an outage of the ticket system: whether the request may have arrived. */
  delivery: Type.Optional(Type.Enum(['refused', 'unknown'])),
  /** Only for a policy that has changed meanwhile: its present state. */
  policy: Type.Optional(Policy),
  /** Only for a ticket with which a step at the desk is not possible: its present state. */
  ticket: Type.Optional(DeskTicketState),
  /** Only for a change that cannot be made any more. */
  reason: Type.Optional(ChangeRefusal),
});
export type Problem = Static<typeof Problem>;

/** The `type` member of a problem is this prefix and one of the names. */
export const PROBLEM_PREFIX = 'https://idp-dashboard.invalid/problems/';
export type ProblemName =
  | 'bad-request'
  | 'validation'
  | 'forbidden'
  | 'foreign-origin'
  | 'insufficient-user-authentication'
  | 'institution-not-allowed'
  | 'session-expired'
  | 'unknown-account'
  | 'not-found'
  | 'already-requested'
  | 'already-answered'
  | 'already-sent'
  | 'already-settled'
  | 'not-own-request'
  | 'name-taken'
  | 'no-recipients'
  | 'service-not-offered'
  | 'already-connected'
  | 'not-connected'
  | 'change-set-changed'
  | 'security-rules-changed'
  | 'wishes-changed'
  | 'review-changed'
  | 'level-lowered'
  | 'policy-unknown'
  | 'policy-changed'
  | 'step-impossible'
  | 'ticket-changed'
  | 'change-not-possible'
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'unavailable'
  | 'ticket-system-unavailable'
  | 'internal';
