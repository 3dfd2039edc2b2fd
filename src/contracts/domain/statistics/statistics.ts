/** Counted logins and people. A missing count is unknown, or hidden because it could identify people. */
export interface Counts {
  readonly logins?: number;
  /** Unique users; do not add them up over time or services. */
  readonly users?: number;
}

/** One unit of a time series, which begins at `time` (epoch milliseconds). */
export interface Point extends Counts {
  readonly time: number;
}

export interface ServiceCounts extends Counts {
  readonly entityId: string;
}
