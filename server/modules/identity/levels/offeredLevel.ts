/** A level that can be chosen, as the installation offers and names it. */
export interface OfferedLevel {
  readonly uri: string;
  /** Rank of an assurance level, as its URI says; for a multi-factor value its place in the list, from 1. */
  readonly rank: number;
  /** Labels by language; empty: shown by its URI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Heading under which it is offered. */
  readonly group?: string;
}
