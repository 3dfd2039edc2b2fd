import { Type, type Static } from 'typebox';
import { ConsentType, EntityType } from './enumerations';

/** The settings of a service that only the federation's desk can change. */
export const serviceSettings = ['consent', 'strongAuthentication', 'multiFactor'] as const;

/** A changed member of an institution's or a service's settings, before and after; absent: no value. */
export const FieldChange = Type.Object({
  field: Type.String(),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
});
export type FieldChange = Static<typeof FieldChange>;

/**
 * `GET /x/changes` (docs/EXTENSIONS.md, extension `changes`): the changes that the session's institution has requested
 * and that the desk has not processed yet. Newest first.
 */
export const PendingChange = Type.Object({
  jiraKey: Type.String(),
  /** ISO 8601, UTC. */
  requestedAt: Type.String(),
  userName: Type.String(),
  subject: Type.Enum(['institution', ...serviceSettings]),
  /** Absent for the institution itself. */
  spEntityId: Type.Optional(Type.String()),
  entityType: Type.Optional(EntityType),
  /** Fields, by the member names of the request's body: `type`, `explanationEn`, `loaLevel`, `authnContextLevel`, … */
  changes: Type.Array(FieldChange),
});
export type PendingChange = Static<typeof PendingChange>;

const LONGEST_TEXT = 4_000;
const EntityId = Type.String({ minLength: 1, maxLength: 1024 });

/**
 * `POST /users/me/consent`. A text that is absent, or null, stays as it is; an empty one is removed. Blank counts as
 * empty.
 */
export const ConsentRequest = Type.Object({
  spEntityId: EntityId,
  type: ConsentType,
  explanationEn: Type.Optional(Type.String({ maxLength: LONGEST_TEXT })),
  explanationNl: Type.Optional(Type.String({ maxLength: LONGEST_TEXT })),
  explanationPt: Type.Optional(Type.String({ maxLength: LONGEST_TEXT })),
  /** Absent: `saml20_sp` (WIRE T6). */
  typeMetaData: Type.Optional(EntityType),
});
export type ConsentRequest = Static<typeof ConsentRequest>;

/** `POST /users/me/surfsecureid`: URI of an offered level. */
export const StrongAuthenticationRequest = Type.Object({
  entityId: EntityId,
  loaLevel: Type.Optional(Type.String({ maxLength: 1024 })),
  entityType: EntityType,
});
export type StrongAuthenticationRequest = Static<typeof StrongAuthenticationRequest>;

/** `POST /users/me/mfa`: one of the offered values; empty: none. */
export const MultiFactorRequest = Type.Object({
  entityId: EntityId,
  authnContextLevel: Type.Optional(Type.String({ maxLength: 1024 })),
  entityType: EntityType,
});
export type MultiFactorRequest = Static<typeof MultiFactorRequest>;

/** The request that changes each setting. */
interface SettingRequests {
  readonly consent: ConsentRequest;
  readonly strongAuthentication: StrongAuthenticationRequest;
  readonly multiFactor: MultiFactorRequest;
}

/** The value of each setting, by the member names of the request's body; empty: none. */
export type SettingValues = {
  [Setting in (typeof serviceSettings)[number]]: Required<
    Omit<SettingRequests[Setting], 'spEntityId' | 'entityId' | 'entityType' | 'typeMetaData'>
  >;
};

/** The requested value is already set (WIRE T20). */
export const NoChanges = Type.Object({ 'no-changes': Type.Literal(true) });
export type NoChanges = Static<typeof NoChanges>;
