/** A level that can be chosen, as the installation offers and names it. */
export interface OfferedLevel {
  readonly uri: string;
  /** Rank of an assurance level; for a multi-factor value its place in the list, from 1. */
  readonly rank: number;
  /** Labels by language; empty: shown by its URI. */
  readonly labels: Readonly<Record<string, string>>;
  /** The same where there is little room; absent: its rank says it. */
  readonly short?: Readonly<Record<string, string>>;
  /** Heading under which it is offered. */
  readonly group?: string;
}
