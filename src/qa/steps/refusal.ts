/** Why a step is not possible here. Each reason has a message `qa.refused.<reason>`, which names the values. */
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

/** Returns a refusal for an error: a value of the tester that makes a chart throw is not a fault of this page. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refused) return { reason: thrown.reason, values: thrown.values };
  return { reason: 'broken', values: { message: thrown instanceof Error ? thrown.message : String(thrown) } };
}
