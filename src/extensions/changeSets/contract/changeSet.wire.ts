import { Type, type Static } from 'typebox';
import { FieldChange } from '../../../contracts/wire/change';
import { ConsentType, EntityType } from '../../../contracts/wire/enumerations';
import { serviceKinds } from '../../../contracts/wire/ticketParts';

/** Maximum number of lines of a set, and of one call. */
export const MOST_LINES = 1_000;

const Service = { service: Type.String({ minLength: 1, maxLength: 1024 }), serviceType: EntityType };
const Level = Type.String({ maxLength: 1024 });
const Explanation = Type.Optional(Type.String({ maxLength: 4_000 }));
const closed = { additionalProperties: false };

/**
 * Requested change of one service; an omitted value stays as it was collected before, or else as it is set. Levels are
 * URIs; empty: none.
 */
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
 * Why a line cannot be sent now: the service is `unknown` to the institution, the value is already set (`same`), a
 * ticket for it is open (`requested`) or on its way (`sent`), an invitation to it waits for the institution's answer
 * (`invited`), a `higherLevel` is set, the service sets its own level (`ownLevel`), the value is not offered
 * (`notOffered`), this institution cannot connect this service (`notConnectable`), or the set is `full`. A line of the
 * set can also block a review's verdict on a connection (`gathered`).
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

/** A line of the set, checked now. */
export const ChangeSetLine = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...serviceKinds]),
  service: Type.String(),
  serviceType: EntityType,
  /** Absent: the institution no longer sees the service. */
  serviceName: Type.Optional(Type.String()),
  serviceId: Type.Optional(Type.Integer()),
  /** Present and requested values, by the member names of the request's body. */
  fields: Type.Array(FieldChange),
  addedBy: Type.String(),
  /** ISO 8601, UTC. */
  addedAt: Type.String(),
  /** Absent: it can be sent. */
  obstacle: Type.Optional(Obstacle),
  /** The open ticket in the way. */
  jiraKey: Type.Optional(Type.String()),
  /** The present value differs from the one when the line was added. */
  changedSince: Type.Optional(Type.Literal(true)),
  /** It was sent, and the ticket system refused it: when (ISO 8601, UTC), and why in that system's words. */
  refused: Type.Optional(Type.Object({ at: Type.String(), why: Type.String() })),
});
export type ChangeSetLine = Static<typeof ChangeSetLine>;

/**
 * `GET /x/changes/set`; `version` identifies the contents, so that only the contents that the person saw are sent. It
 * becomes one ticket, or one for each line if another ticket system is configured.
 */
export const ChangeSet = Type.Object({
  version: Type.String(),
  sentAs: Type.Enum(['oneTicket', 'ticketEach']),
  /** True if the check for open tickets elsewhere failed now. */
  unchecked: Type.Optional(Type.Literal(true)),
  lines: Type.Array(ChangeSetLine),
});
export type ChangeSet = Static<typeof ChangeSet>;

/** `GET /x/changes/set/size`, and the answer to a removal. */
export const ChangeSetSize = Type.Object({ size: Type.Integer() });
export type ChangeSetSize = Static<typeof ChangeSetSize>;

/** `POST /x/changes/set/lines`. A line replaces one about the same subject of the same service. */
export const ChangeSetAddition = Type.Object({
  lines: Type.Array(WantedChange, { minItems: 1, maxItems: MOST_LINES }),
});
export type ChangeSetAddition = Static<typeof ChangeSetAddition>;

/**
 * Outcome of an addition: the number of added lines, the indexes of the refused ones (from 0), and the number of lines
 * in the set now.
 */
export const ChangeSetAdded = Type.Object({
  added: Type.Integer(),
  size: Type.Integer(),
  refused: Type.Array(
    Type.Object({ place: Type.Integer(), obstacle: Obstacle, jiraKey: Type.Optional(Type.String()) }),
  ),
});
export type ChangeSetAdded = Static<typeof ChangeSetAdded>;

/**
 * `POST /x/changes/set/removal`: lines by ID; one that is already gone is not an error. It takes more lines than an
 * addition, since lines that an external ticket system returned are also among them.
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

/** Outcome of a set that was sent. */
export const ChangeSetSent = Type.Object({
  /** The filed ticket; absent: nothing was left for the desk, or there is one for each line. */
  jiraKey: Type.Optional(Type.String()),
  /** Number of tickets; if there is one for each line, they are delivered from now on and get their keys then. */
  tickets: Type.Integer(),
  /** Number of lines in the tickets, of services connected at once, and of lines that stay. */
  asked: Type.Integer(),
  made: Type.Integer(),
  left: Type.Integer(),
});
export type ChangeSetSent = Static<typeof ChangeSetSent>;
