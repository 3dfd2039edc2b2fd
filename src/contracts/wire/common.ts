import { Type, type Static, type TSchema } from 'typebox';
import { DeskTicketState } from './desk';
import { TicketStatus } from './enumerations';
import { Policy } from './policy';

/** Texts by language code, if the metadata has them. */
export const Localised = Type.Record(Type.String(), Type.String());
export type Localised = Static<typeof Localised>;

/** `{payload, language}`: the answer of most calls. */
export function envelope<T extends TSchema>(payload: T) {
  return Type.Object({ payload, language: Type.String() });
}
export interface Envelope<T> {
  payload: T;
  language: string;
}

/**
 * Reasons why a change is no longer possible: the institution or service is gone, a higher level is set, or a contact
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
  /** Ours, together with `acr_values`: their rank. */
  level: Type.Optional(Type.Number()),
  max_age: Type.Optional(Type.Integer()),
  /** Only for a lost race: the key of the ticket that is already open. */
  jiraKey: Type.Optional(Type.String()),
  /** Only for a request that can no longer be withdrawn: its present status. */
  ticketStatus: Type.Optional(TicketStatus),
  /** Only for an outage of the ticket system: whether the request may have arrived. */
  delivery: Type.Optional(Type.Enum(['refused', 'unknown'])),
  /** Only for a policy that has changed in the meantime: its present state. */
  policy: Type.Optional(Policy),
  /** Only for a ticket with which a step at the desk is not possible: its present state. */
  ticket: Type.Optional(DeskTicketState),
  /** Only for a change that is no longer possible. */
  reason: Type.Optional(ChangeRefusal),
});
export type Problem = Static<typeof Problem>;

/** Prefix of a problem's `type`; the name of the problem follows. */
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
  | 'changes-contradict'
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
