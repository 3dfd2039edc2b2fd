import { Type, type Static } from 'typebox';
import { EntityType } from '../../../contracts/wire/enumerations';

/** The limit of the forms (`contracts/domain/wishes`). */
const LONGEST_SENTENCE = 500;
const MOST_PEOPLE = 1_000_000;

const closed = { additionalProperties: false };
const Sentence = Type.String({ minLength: 1, maxLength: LONGEST_SENTENCE, pattern: '\\S' });
const Service = { service: Type.String({ minLength: 1, maxLength: 1024 }), serviceType: EntityType };
const People = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PEOPLE }));

/** The service of a wish, by its entity ID. */
export const WishedService = Type.Object(Service, closed);
export type WishedService = Static<typeof WishedService>;

/** `POST /x/wishes/own`: why, and for how many people. It replaces an earlier wish for the same service. */
export const WishRequest = Type.Object({ ...Service, reason: Sentence, people: People }, closed);
export type WishRequest = Static<typeof WishRequest>;

/** Number of wishes of the person now. */
export const WishCount = Type.Object({ size: Type.Integer() });
export type WishCount = Static<typeof WishCount>;

/**
 * State of a wish. `gathered`: the connection is in the institution's set of changes, `requested`: it was requested
 * from the federation, `invited`: the federation invites to it, and waits for the institution's answer; `gone`: the
 * institution no longer sees the service. The last five follow from the present state.
 */
export const WishState = Type.Enum([
  'open',
  'answered',
  'declined',
  'gathered',
  'requested',
  'invited',
  'connected',
  'gone',
]);
export type WishState = Static<typeof WishState>;

const WishAnswer = Type.Object({
  text: Type.String(),
  /** Name of the administrator. */
  by: Type.String(),
  /** ISO 8601, UTC. */
  at: Type.String(),
});

const Named = {
  ...Service,
  /** Absent: the institution no longer sees the service. */
  serviceName: Type.Optional(Type.String()),
  serviceId: Type.Optional(Type.Integer()),
};
const Said = {
  reason: Type.String(),
  people: Type.Optional(Type.Integer()),
  /** ISO 8601, UTC. */
  askedAt: Type.String(),
  state: WishState,
  answer: Type.Optional(WishAnswer),
};

const NamedService = Type.Object(Named);
export type NamedService = Static<typeof NamedService>;

/**
 * A wish of the caller; `together`: the service whose wishes administrators have merged it with, so that `state` refers
 * to that one.
 */
export const OwnWish = Type.Object({ ...Named, ...Said, together: Type.Optional(NamedService) });
export type OwnWish = Static<typeof OwnWish>;

/** `GET /x/wishes/own`, newest first. */
export const OwnWishes = Type.Object({ wishes: Type.Array(OwnWish) });
export type OwnWishes = Static<typeof OwnWishes>;

/** A wish as the administrators of the institution see it; `asked`: the requested service, if it is not the group's. */
const Wish = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  ...Said,
  asked: Type.Optional(NamedService),
});

/** All wishes of an institution for one service, including those merged with them. */
export const WishGroup = Type.Object({
  ...Named,
  /** Version of the wishes, so that an answer is only for the wishes that the person saw. */
  version: Type.String(),
  /** `open` if a wish has no answer yet. */
  state: WishState,
  /** Number of people who have asked, and for how many in all; a wish without a number counts as one. */
  count: Type.Integer(),
  people: Type.Integer(),
  /** The newest; `count` may be higher. */
  wishes: Type.Array(Wish),
  /** Services whose wishes are merged with these. */
  together: Type.Array(NamedService),
});
export type WishGroup = Static<typeof WishGroup>;

/**
 * `GET /x/wishes`: those that wait for an answer first, then by people; `more`: there are others beyond the maximum.
 */
export const Wishes = Type.Object({ groups: Type.Array(WishGroup), more: Type.Boolean() });
export type Wishes = Static<typeof Wishes>;

/** `POST /x/wishes/answer`: one sentence to all who have asked for the service. */
export const WishesAnswer = Type.Object(
  { ...Service, version: Type.String({ maxLength: 100 }), declined: Type.Boolean(), text: Sentence },
  closed,
);
export type WishesAnswer = Static<typeof WishesAnswer>;

/**
 * `POST /x/wishes/together`: merges the wishes for a service with those for another requested one; without one,
 * separates them. `version` is that of the group that shows the wishes.
 */
export const WishesMerge = Type.Object(
  { ...Service, version: Type.String({ maxLength: 100 }), into: Type.Optional(WishedService) },
  closed,
);
export type WishesMerge = Static<typeof WishesMerge>;

/** Number of merged wishes now. */
export const WishesMerged = Type.Object({ count: Type.Integer() });
export type WishesMerged = Static<typeof WishesMerged>;

/** Number of answered wishes. */
export const WishesAnswered = Type.Object({ answered: Type.Integer() });
export type WishesAnswered = Static<typeof WishesAnswered>;
