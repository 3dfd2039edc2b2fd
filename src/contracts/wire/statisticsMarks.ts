import { Type, type Static } from 'typebox';
import { EntityType } from './enumerations';

/** `GET /x/statistics/marks` (docs/EXTENSIONS.md, extension `marks`): from inclusive, to exclusive, epoch seconds. */
export const MarksQuery = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  spEntityId: Type.String({ minLength: 1, maxLength: 1024 }),
});
export type MarksQuery = Static<typeof MarksQuery>;

/** Kinds of events of a service at an institution. */
const MarkKind = Type.Enum(['connected', 'disconnected', 'policyActivated', 'policyDeactivated']);
type MarkKind = Static<typeof MarkKind>;

export const StatisticsMark = Type.Object({
  kind: MarkKind,
  /** When it took effect; epoch milliseconds. */
  time: Type.Integer(),
  /** Key of the ticket that requested it; absent: there was none, or its tickets are not for this person. */
  jiraKey: Type.Optional(Type.String()),
  /** Name of the person who connected it at once, without a ticket; absent: not known, or not for this person. */
  person: Type.Optional(Type.String()),
  /** The policy of the two kinds that are about one, with its present name. */
  policy: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type StatisticsMark = Static<typeof StatisticsMark>;

/** Oldest first; only the newest if there are more than the maximum. */
export const StatisticsMarks = Type.Object({
  marks: Type.Array(StatisticsMark),
  /** True if there were older ones in the range. */
  more: Type.Boolean(),
  /**
   * Number and type of the service, for its page's address; absent if policies are left out, or the service is not
   * shown.
   */
  service: Type.Optional(Type.Object({ id: Type.Integer(), type: EntityType })),
});
export type StatisticsMarks = Static<typeof StatisticsMarks>;
