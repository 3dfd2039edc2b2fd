/** What the registry says of a metric. */
export interface Metric {
  readonly name: string;
  /** `counter` and `histogram` are counted as things happen; a `gauge` is read, and so is a `total`, which only grows. */
  readonly kind: 'counter' | 'histogram' | 'gauge' | 'total';
  readonly help: string;
  readonly unit?: 's' | 'By';
  /** By name all that a label may say, or, where that is not known beforehand, what it says. */
  readonly labels?: Readonly<Record<string, string | readonly string[]>>;
}
