/** Description of a metric in the registry. */
export interface Metric {
  readonly name: string;
  /**
   * `counter` and `histogram` count events as they happen. A `gauge` is read, and so is a `total`, which only grows.
   */
  readonly kind: 'counter' | 'histogram' | 'gauge' | 'total';
  readonly help: string;
  readonly unit?: 's' | 'By';
  /** All possible values of each label, or a description of them if they are not known beforehand. */
  readonly labels?: Readonly<Record<string, string | readonly string[]>>;
}
