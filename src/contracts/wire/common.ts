import { Type, type Static, type TSchema } from 'typebox';

/** Texts by language code, as far as the metadata has them. */
export const Localised = Type.Record(Type.String(), Type.String());
export type Localised = Static<typeof Localised>;

/** `{payload, language}`: what most calls answer (contract §1.1). */
export function envelope<T extends TSchema>(payload: T) {
  return Type.Object({ payload, language: Type.String() });
}
export interface Envelope<T> {
  payload: T;
  language: string;
}

/** Body of every refusal of our server: RFC 9457, plus `exception` where the contract has it (contract §1.6). */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  exception: Type.Optional(Type.String()),
  requestId: Type.String(),
  /** Only for a login level that is too low (RFC 9470). */
  acr_values: Type.Optional(Type.String()),
  max_age: Type.Optional(Type.Integer()),
  /** Only for a lost race: the key of the ticket that is already open. */
  jiraKey: Type.Optional(Type.String()),
  /** Only for an outage of the ticket system: whether the request may have arrived. */
  delivery: Type.Optional(Type.Enum(['refused', 'unknown'])),
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
  | 'not-found'
  | 'already-requested'
  | 'already-answered'
  | 'already-connected'
  | 'not-connected'
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'ticket-system-unavailable'
  | 'internal';
