/** Numbers of news: after the first, up to the second. */
export interface Range {
  readonly after: string;
  readonly upTo: string;
  /** Newest of each kind that are read. */
  readonly most: number;
}
