import { Type, type Static } from 'typebox';

/** Scales of a time series, from the coarsest. Weeks are ISO weeks. */
export const StatisticsScale = Type.Enum(['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute']);
export type StatisticsScale = Static<typeof StatisticsScale>;

/**
 * `2026`, `2026Q2`, `2026M3`, `2026W14` (ISO week and ISO year), `2026D300` (day of the year); no leading zeros.
 * Letters are case-insensitive.
 */
export const PERIOD_CODE = /^(\d{4})(?:([QMWD])([1-9]\d{0,2}))?$/i;

/** `GET /stats/loginTimeFrame`: from inclusive, to exclusive, epoch seconds (WIRE T15). */
export const TimeFrameQuery = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  scale: StatisticsScale,
  /** Absent: all services together. */
  spEntityId: Type.Optional(Type.String()),
});
export type TimeFrameQuery = Static<typeof TimeFrameQuery>;

/** `GET /stats/loginAggregated`: one period, cut by service. */
export const AggregatedQuery = Type.Object({
  period: Type.String(),
  spEntityId: Type.Optional(Type.String()),
});
export type AggregatedQuery = Static<typeof AggregatedQuery>;

/** `GET /stats/uniqueLoginCount`: one service, one range; epoch seconds. */
export const UniqueCountQuery = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  spEntityId: Type.String({ minLength: 1 }),
});
export type UniqueCountQuery = Static<typeof UniqueCountQuery>;

/**
 * A row of statistics; any member may be missing. Logins and unique users are in one row or in separate ones. A count
 * that privacy leaves out is an absent member, never 0 (docs/STATISTICS.md, "Statistics and privacy").
 */
export const StatisticsRow = Type.Object({
  /** Epoch milliseconds; loginAggregated: ISO 8601 or epoch seconds (WIRE T15). */
  time: Type.Optional(Type.Union([Type.Number(), Type.String()])),
  count_user_id: Type.Optional(Type.Integer({ minimum: 0 })),
  distinct_count_user_id: Type.Optional(Type.Integer({ minimum: 0 })),
  sp_entity_id: Type.Optional(Type.String()),
  idp_entity_id: Type.Optional(Type.String()),
});
export type StatisticsRow = Static<typeof StatisticsRow>;

/** The only member of an answer without rows (WIRE T16); an empty array means the same. */
export const NO_RESULTS = 'no_results';

/** A bare array, in ascending order of time: rows, or only that word. */
export const StatisticsAnswer = Type.Array(Type.Union([StatisticsRow, Type.Literal(NO_RESULTS)]));
export type StatisticsAnswer = Static<typeof StatisticsAnswer>;

/** `GET /stats/serviceProviders`: connected services, with names in the answer's language. */
export const StatisticsServices = Type.Array(Type.Object({ value: Type.String(), display: Type.String() }));
export type StatisticsServices = Static<typeof StatisticsServices>;
