import { Type, type Static } from 'typebox';
import { FieldChange } from './change';
import { ConsentType, EntityType } from './enumerations';
import { serviceKinds } from './ticketParts';

/** The most lines that a set has, and so the most of one call. */
export const MOST_LINES = 1_000;

const Service = { service: Type.String({ minLength: 1, maxLength: 1024 }), serviceType: EntityType };
const Level = Type.String({ maxLength: 1024 });
const Explanation = Type.Optional(Type.String({ maxLength: 4_000 }));
const closed = { additionalProperties: false };

/** What somebody wants of one service; what it leaves out stays as it was gathered before, or else as it is. Levels are URIs; empty: none. */
export const WantedChange = Type.Union([
  Type.Object({ kind: Type.Literal('connect'), ...Service, level: Type.Optional(Level) }, closed),
  Type.Object({ kind: Type.Literal('disconnect'), ...Service }, closed),
  Type.Object(
    {
      kind: Type.Literal('consent'),
      ...Service,
      type: ConsentType,
      explanationEn: Explanation,
      explanationNl: Explanation,
      explanationPt: Explanation,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('strongAuthentication'), ...Service, loaLevel: Level }, closed),
  Type.Object({ kind: Type.Literal('multiFactor'), ...Service, authnContextLevel: Level }, closed),
]);
export type WantedChange = Static<typeof WantedChange>;

/**
 * Why a line cannot be sent now: the service is `unknown` to the institution, it is so already (`same`), a ticket for it is
 * open (`requested`) or on its way (`sent`), an invitation to it waits for the institution's answer (`invited`), a `higherLevel` is set, the service sets its own level (`ownLevel`), the value is not offered
 * (`notOffered`), this institution cannot connect this service (`notConnectable`), or the set has no place left (`full`).
 * What a review says of a connection can also be stopped by a line of the set (`gathered`).
 */
export const Obstacle = Type.Enum([
  'unknown',
  'same',
  'requested',
  'invited',
  'sent',
  'higherLevel',
  'ownLevel',
  'notOffered',
  'notConnectable',
  'full',
  'gathered',
]);
export type Obstacle = Static<typeof Obstacle>;

/** A line of the set, looked at now. */
export const ChangeSetLine = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...serviceKinds]),
  service: Type.String(),
  serviceType: EntityType,
  /** Absent: the institution does not see the service any more. */
  serviceName: Type.Optional(Type.String()),
  serviceId: Type.Optional(Type.Integer()),
  /** What is set now, and what is wanted, by the names of the request's body. */
  fields: Type.Array(FieldChange),
  addedBy: Type.String(),
  /** ISO 8601, UTC. */
  addedAt: Type.String(),
  /** Absent: it can be sent. */
  obstacle: Type.Optional(Obstacle),
  /** The open ticket that stands in the way. */
  jiraKey: Type.Optional(Type.String()),
  /** What is set now is not what was set when the line was added. */
  changedSince: Type.Optional(Type.Literal(true)),
  /** It was sent, and the ticket system did not take it: when (ISO 8601, UTC), and why in that system's words. */
  refused: Type.Optional(Type.Object({ at: Type.String(), why: Type.String() })),
});
export type ChangeSetLine = Static<typeof ChangeSetLine>;

/**
 * `GET /x/changes/set`; `version` names what is seen, and what is sent is what was seen. It becomes one ticket, or one for
 * each line, where another ticket system is configured.
 */
export const ChangeSet = Type.Object({
  version: Type.String(),
  sentAs: Type.Enum(['oneTicket', 'ticketEach']),
  /** Whether tickets are open elsewhere could not be checked now. */
  unchecked: Type.Optional(Type.Literal(true)),
  lines: Type.Array(ChangeSetLine),
});
export type ChangeSet = Static<typeof ChangeSet>;

/** `GET /x/changes/set/size`, and the answer to a removal. */
export const ChangeSetSize = Type.Object({ size: Type.Integer() });
export type ChangeSetSize = Static<typeof ChangeSetSize>;

/** `POST /x/changes/set/lines`. A line takes the place of one about the same of the same service. */
export const ChangeSetAddition = Type.Object({
  lines: Type.Array(WantedChange, { minItems: 1, maxItems: MOST_LINES }),
});
export type ChangeSetAddition = Static<typeof ChangeSetAddition>;

/** What became of an addition: how many lines were taken, which not, by their places from 0, and how many the set has now. */
export const ChangeSetAdded = Type.Object({
  added: Type.Integer(),
  size: Type.Integer(),
  refused: Type.Array(
    Type.Object({ place: Type.Integer(), obstacle: Obstacle, jiraKey: Type.Optional(Type.String()) }),
  ),
});
export type ChangeSetAdded = Static<typeof ChangeSetAdded>;

/**
 * `POST /x/changes/set/removal`: lines by their ids; one that is gone already is no error. It takes more than a set takes
 * additions, since lines that came back from a ticket system elsewhere are among them, too.
 */
export const ChangeSetRemoval = Type.Object({
  lines: Type.Array(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), {
    minItems: 1,
    maxItems: 2 * MOST_LINES,
  }),
});
export type ChangeSetRemoval = Static<typeof ChangeSetRemoval>;

/** `POST /x/changes/set/request`. */
export const ChangeSetRequest = Type.Object({
  version: Type.String({ maxLength: 100 }),
  comments: Type.Optional(Type.String({ maxLength: 4_000 })),
});
export type ChangeSetRequest = Static<typeof ChangeSetRequest>;

/** What became of a set that was sent. */
export const ChangeSetSent = Type.Object({
  /** The ticket that was filed; absent: nothing was left for the desk, or there is one for each line. */
  jiraKey: Type.Optional(Type.String()),
  /** How many tickets there are; where one is for each line, they are delivered from now on and get their keys then. */
  tickets: Type.Integer(),
  /** How many lines they have, how many services were connected at once, and how many lines have stayed. */
  asked: Type.Integer(),
  made: Type.Integer(),
  left: Type.Integer(),
});
export type ChangeSetSent = Static<typeof ChangeSetSent>;
