import { Type, type Static } from 'typebox';
import { Obstacle } from '../../changeSets/contract/changeSet.wire';
import { ConsentType, EntityType } from '../../../contracts/wire/enumerations';

/** Maximum number of services in a review. */
export const MOST_REVIEWED = 5_000;
/** Maximum number of earlier reviews in the list. */
export const MOST_LISTED = 50;

const closed = { additionalProperties: false };
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Words = Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' });
const Remark = Type.Optional(Type.String({ maxLength: 2_000 }));
const Moment = Type.String({ description: 'ISO 8601, UTC.' });
/** A day of the calendar, `YYYY-MM-DD`. */
const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });
const Service = Type.Object(
  { service: Type.String({ minLength: 1, maxLength: 1024 }), serviceType: EntityType },
  closed,
);

/** A participant, by mail address, as their login gives it. */
export const ReviewPerson = Type.Object(
  { name: Type.String({ maxLength: 200 }), mail: Type.String({ minLength: 3, maxLength: 254 }) },
  closed,
);
export type ReviewPerson = Static<typeof ReviewPerson>;

/** Settings of a connected service, as the reviewer sees them. */
export const ReviewFacts = Type.Object({
  /** URNs of the attributes that it receives; absent: everything. */
  attributes: Type.Optional(Type.Array(Type.String())),
  /** URIs; empty: none is set. */
  level: Type.String(),
  multiFactor: Type.String(),
  consent: ConsentType,
  /** Contractual base, in the federation's words; empty: not filled in. */
  contract: Type.String(),
  /** Addresses, by language. */
  privacyStatement: Type.Record(Type.String(), Type.String()),
});
export type ReviewFacts = Static<typeof ReviewFacts>;

export const VerdictKind = Type.Enum(['keep', 'end']);
export type VerdictKind = Static<typeof VerdictKind>;

const Said = { by: Type.String(), at: Moment };

const ReviewVerdict = Type.Object({
  kind: VerdictKind,
  remark: Type.String(),
  ...Said,
  /**
   * For an end: why it is not a line of the set of changes; absent: it was added, or was already in the set. For a kept
   * connection: how far its end has progressed nevertheless.
   */
  obstacle: Type.Optional(Obstacle),
});

const ReviewQuestion = Type.Object({
  text: Type.String(),
  asked: ReviewPerson,
  ...Said,
  answer: Type.Optional(Type.Object({ text: Type.String(), ...Said })),
});

/** A connection in a review. */
export const ReviewRow = Type.Object({
  id: Id,
  service: Type.String(),
  serviceType: EntityType,
  serviceName: Type.String(),
  /** Absent: the institution no longer sees the service. */
  serviceId: Type.Optional(Type.Integer()),
  connected: Type.Boolean(),
  givenTo: ReviewPerson,
  /** True if the row is assigned to the reader; true if they are asked. */
  mine: Type.Boolean(),
  asksMe: Type.Boolean(),
  /** Increases with every statement; a verdict names the revision that the person saw. */
  revision: Type.Integer(),
  /** Present facts, or, with a verdict, those when it was given; absent: the service is gone. */
  facts: Type.Optional(ReviewFacts),
  /** Statements of the last completed review. */
  last: Type.Optional(
    Type.Object({ at: Moment, verdict: Type.Optional(VerdictKind), facts: Type.Optional(ReviewFacts) }),
  ),
  /** Absent: not known. */
  connectedSince: Type.Optional(Moment),
  verdict: Type.Optional(ReviewVerdict),
  question: Type.Optional(ReviewQuestion),
});
export type ReviewRow = Static<typeof ReviewRow>;

export const ReviewSummary = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The day by which it ends. */
  dueOn: Day,
  startedAt: Moment,
  startedBy: Type.String(),
  closedAt: Type.Optional(Moment),
  closedBy: Type.Optional(Type.String()),
  /** Number of services in it, and of those with a verdict. */
  services: Type.Integer(),
  done: Type.Integer(),
});
export type ReviewSummary = Static<typeof ReviewSummary>;

/** `GET /x/reviews`: newest first; at most one is open. */
export const Reviews = Type.Object({ reviews: Type.Array(ReviewSummary) });
export type Reviews = Static<typeof Reviews>;

/** `GET /x/reviews/:id`. */
export const Review = Type.Object({
  ...ReviewSummary.properties,
  /** When people were last reminded. */
  remindedAt: Type.Optional(Moment),
  people: Type.Array(
    Type.Object({ ...ReviewPerson.properties, services: Type.Integer(), done: Type.Integer() }),
  ),
  rows: Type.Array(ReviewRow),
  /** SHA-256 of the report, hex, as the audit trail has it; absent while the review is open. */
  digest: Type.Optional(Type.String()),
  /** True if the report has a signature. */
  signed: Type.Boolean(),
});
export type Review = Static<typeof Review>;

/** The answer of every call that changes a review; clients read the review itself again. */
export const ReviewWritten = Type.Object({ id: Type.String() });

/** `POST /x/reviews`: of all connected services, or of these. */
export const ReviewStart = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    dueOn: Day,
    services: Type.Optional(Type.Array(Service, { minItems: 1, maxItems: MOST_REVIEWED })),
    givenTo: ReviewPerson,
  },
  closed,
);
export type ReviewStart = Static<typeof ReviewStart>;

/**
 * `POST /x/reviews/:id/steps`, for the person who leads it. `left`: the number of rows without a verdict that they saw.
 */
export const ReviewStep = Type.Union([
  Type.Object(
    {
      action: Type.Literal('give'),
      rows: Type.Array(Id, { minItems: 1, maxItems: MOST_REVIEWED }),
      to: ReviewPerson,
    },
    closed,
  ),
  Type.Object({ action: Type.Literal('remind') }, closed),
  Type.Object({ action: Type.Literal('close'), left: Type.Integer({ minimum: 0 }) }, closed),
]);
export type ReviewStep = Static<typeof ReviewStep>;

const OfRow = { row: Id, revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) };

/** `POST /x/reviews/:id/verdicts`: a statement about one connection, based on the revision that the person saw. */
export const ReviewWord = Type.Union([
  Type.Object({ action: Type.Literal('keep'), ...OfRow, remark: Remark }, closed),
  Type.Object({ action: Type.Literal('end'), ...OfRow, remark: Remark }, closed),
  Type.Object({ action: Type.Literal('ask'), ...OfRow, question: Words, asked: ReviewPerson }, closed),
  Type.Object({ action: Type.Literal('answer'), ...OfRow, answer: Words }, closed),
]);
export type ReviewWord = Static<typeof ReviewWord>;
