import { Type, type Static } from 'typebox';
import { EntityType } from '../../../contracts/wire/enumerations';
import { CertificateNews, LoginsNews, NewsKind, ReviewNews } from '../../../contracts/wire/news';

/**
 * Objects that can be watched: a service, an institution's connections, a search of the list, a feed of the federation.
 */
export const WatchKind = Type.Enum(['service', 'connections', 'search', 'feed']);
export type WatchKind = Static<typeof WatchKind>;

/** How often news are mailed to a person; `never`: news are only on the page and in the feed. */
export const Rhythm = Type.Enum(['daily', 'weekly', 'never']);
export type Rhythm = Static<typeof Rhythm>;

/** A service in news and subscriptions. */
const WatchedService = Type.Object({
  /** Number; with the type, it gives the address of its page. */
  id: Type.Integer(),
  type: EntityType,
  entityId: Type.String(),
  name: Type.String(),
});

const WatchedRef = Type.Object({ entityId: Type.String({ maxLength: 1_000 }), type: EntityType });
export type WatchedRef = Static<typeof WatchedRef>;

/** Identifies an object to watch or to stop watching (docs/extensions/watching.md). */
export const Watched = Type.Object({
  kind: WatchKind,
  /** Entity ID of the service, query of the list, name of the feed; empty for `connections`. */
  object: Type.String({ maxLength: 4_000 }),
  /** Only for a service. */
  type: Type.Optional(EntityType),
});
export type Watched = Static<typeof Watched>;

export const Subscription = Type.Object({
  ...Watched.properties,
  id: Type.String(),
  /** Entity ID of the institution for which it is watched. */
  institution: Type.String(),
  /** The person's name for a search that they keep (`contracts/wire/searches`); its `object` has the whole of it. */
  name: Type.Optional(Type.String()),
  /** Absent if it is not a service, or the person may not see it now. */
  service: Type.Optional(WatchedService),
  /** When it began, in ISO 8601. */
  since: Type.Optional(Type.String()),
  /** When its newest news appeared, in ISO 8601; absent: there is none. */
  lastNews: Type.Optional(Type.String()),
});
export type Subscription = Static<typeof Subscription>;

/** A part of a fact: an attribute with its values for a service (`*`: any), a language with an address. */
export const FactPart = Type.Object({ name: Type.String(), values: Type.Array(Type.String()) });
export type FactPart = Static<typeof FactPart>;

export const NewsItem = Type.Object({
  number: Type.Integer(),
  /** ISO 8601, UTC. */
  at: Type.String(),
  kind: NewsKind,
  institution: Type.String(),
  service: Type.Optional(WatchedService),
  policy: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Values before and after; for attributes, absent means everything. */
  was: Type.Optional(Type.Array(FactPart)),
  is: Type.Optional(Type.Array(FactPart)),
  logins: Type.Optional(LoginsNews),
  certificate: Type.Optional(CertificateNews),
  review: Type.Optional(ReviewNews),
});
export type NewsItem = Static<typeof NewsItem>;

/** Payload of `GET /x/watching`, and of every change of it. */
export const Watching = Type.Object({
  rhythm: Rhythm,
  /** Address for mails; absent: the login had none. */
  mail: Type.Optional(Type.String()),
  /** True if there is a mail server; without one, mails are stored for the desk to read, and not sent. */
  mailServer: Type.Boolean(),
  /** Code of the language of mails and the feed. */
  language: Type.String(),
  /** True if the Atom feed has a private address. */
  hasFeed: Type.Boolean(),
  /** Those of the institution acted for, in the order of creation. */
  subscriptions: Type.Array(Subscription),
  /** Newest first. */
  news: Type.Array(NewsItem),
});
export type Watching = Static<typeof Watching>;

/** Body of `POST /x/watching`. */
export const WatchingChange = Type.Union([
  Type.Object({ action: Type.Literal('watch'), watched: Watched }),
  /** Watches several services, if the person may see them; all of these, or none if there is not room for all. */
  Type.Object({
    action: Type.Literal('watchServices'),
    services: Type.Array(WatchedRef, { minItems: 1, maxItems: 1_000 }),
  }),
  Type.Object({ action: Type.Literal('unwatch'), id: Type.String({ format: 'uuid' }) }),
  Type.Object({ action: Type.Literal('digest'), rhythm: Rhythm }),
  /** Ends every subscription, the mails, and the address of the feed; searches with a name are kept. */
  Type.Object({ action: Type.Literal('stop') }),
]);
export type WatchingChange = Static<typeof WatchingChange>;

/** Body of `POST /x/watching/feed`; `make` invalidates the previous address. */
export const FeedAddressChange = Type.Object({ action: Type.Enum(['make', 'withdraw']) });
export type FeedAddressChange = Static<typeof FeedAddressChange>;

/** Payload of `POST /x/watching/feed`: the address, which is sent only this once; absent if it was withdrawn. */
export const FeedAddress = Type.Object({ address: Type.Optional(Type.String()) });
export type FeedAddress = Static<typeof FeedAddress>;
