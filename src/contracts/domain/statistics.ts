/** Counted logins and people. A missing count is unknown, or hidden because so few people could be recognised. */
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
