import { Type, type Static } from 'typebox';

/** An entity by name, for lists of added, changed and removed entities. */
export const NamedEntity = Type.Object({
  entityId: Type.String(),
  kind: Type.Enum(['institution', 'service']),
  /** The English name if there is one; otherwise the entity ID. */
  name: Type.String(),
});
export type NamedEntity = Static<typeof NamedEntity>;

/** Their number, and the first by name. */
export const NamedEntities = Type.Object({ total: Type.Integer(), first: Type.Array(NamedEntity) });
export type NamedEntities = Static<typeof NamedEntities>;

/** Entities that a refresh has added, changed and removed. */
export const FeedNews = Type.Object({
  /** ISO 8601. */
  at: Type.String(),
  came: NamedEntities,
  changed: NamedEntities,
  went: NamedEntities,
});
export type FeedNews = Static<typeof FeedNews>;

/** `stopped`: it would have removed too much, and waits for a confirmation. */
export const FeedOutcome = Type.Enum(['refreshed', 'unchanged', 'stopped', 'failed']);
export type FeedOutcome = Static<typeof FeedOutcome>;

/** Warning of a successful refresh. `subject` names its object. */
export const FeedWarning = Type.Object({
  kind: Type.Enum([
    'unverified',
    'certificateExpired',
    'scopeConflict',
    'otherRegistrar',
    'shortened',
    'leftOut',
  ]),
  subject: Type.String(),
});
export type FeedWarning = Static<typeof FeedWarning>;

/**
 * Fault of a feed: its validity has ended; the last refresh failed, or stopped; it was never refreshed; it was not
 * refreshed for far longer than its schedule says.
 */
export const FeedFault = Type.Enum(['expired', 'failed', 'stopped', 'never', 'late']);
export type FeedFault = Static<typeof FeedFault>;

/** A source of metadata (docs/extensions/feeds.md). */
export const Feed = Type.Object({
  name: Type.String(),
  /** Path or address; absent: imported by hand. */
  source: Type.Optional(Type.String()),
  /** True if a signature is required. */
  verified: Type.Boolean(),
  registrars: Type.Optional(Type.Array(Type.String())),
  /** Seconds between two refreshes; absent: only on request. */
  every: Type.Optional(Type.Integer()),
  /** Percentage of its entities that a refresh may remove without confirmation. */
  brake: Type.Integer(),
  faults: Type.Array(FeedFault),
  outcome: Type.Optional(FeedOutcome),
  /** Why a refresh stopped or failed, in English. */
  reason: Type.Optional(Type.String()),
  warnings: Type.Array(FeedWarning),
  /** ISO 8601, like all times here: when the entities here were last the feed's newest. */
  refreshedAt: Type.Optional(Type.String()),
  checkedAt: Type.Optional(Type.String()),
  dueAt: Type.Optional(Type.String()),
  validUntil: Type.Optional(Type.String()),
  /** Entities that belong to it now, among those that it holds. */
  institutions: Type.Integer(),
  services: Type.Integer(),
  /** Entities that it holds and that belong to a feed with precedence. */
  kept: Type.Integer(),
  /** Institutions that no feed names any more and that belonged to this one. */
  absent: Type.Integer(),
  news: Type.Optional(FeedNews),
});
export type Feed = Static<typeof Feed>;

/** Payload of `GET /x/feeds`: those with a fault first, then by precedence. */
export const FeedList = Type.Object({ feeds: Type.Array(Feed) });
export type FeedList = Static<typeof FeedList>;
