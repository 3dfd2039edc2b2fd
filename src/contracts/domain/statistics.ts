/** What was counted. A count that is missing is not told: too few people for their privacy, or not known. */
export interface Counts {
  readonly logins?: number;
  /** Different people; never to be added up over time or services. */
  readonly users?: number;
}

/** One unit of a time series, which begins at `time` (epoch milliseconds). */
export interface Point extends Counts {
  readonly time: number;
}

export interface ServiceCounts extends Counts {
  readonly entityId: string;
}
