/** The reason why a step cannot be taken here. Each reason has a message `qa.refused.<reason>`, which names the values. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly values: Readonly<Record<string, string>>;
}

export type RefusalReason =
  | 'over'
  | 'unheard'
  | 'blocked'
  | 'notAsked'
  | 'noMachine'
  | 'notWaiting'
  | 'fixtureUnknown'
  | 'keepsWaiting'
  | 'storyOpen'
  | 'storyUnknown'
  | 'noFailure'
  | 'broken';

export class Refused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}

/** Turns what was thrown into a refusal: a chart that cannot digest a value of the tester's is no fault of this page. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refused) return { reason: thrown.reason, values: thrown.values };
  return { reason: 'broken', values: { message: thrown instanceof Error ? thrown.message : String(thrown) } };
}
