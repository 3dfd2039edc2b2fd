/** Level on offer, with the installation's names. */
export interface OfferedLevel {
  readonly uri: string;
  /** Rank of an assurance level. For a multi-factor value: its place in the list, from 1. */
  readonly rank: number;
  /** Labels by language; empty: shown by its URI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Short labels by language; absent: the rank is shown. */
  readonly short?: Readonly<Record<string, string>>;
  /** Heading of its group. */
  readonly group?: string;
}
