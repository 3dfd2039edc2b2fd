import type { Labels, ReadId } from './metricIds';

/** Value that is read on demand. */
export interface Reading {
  readonly id: ReadId;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the values of one area with a few indexed queries, or none. */
export type Gauges = (now: Date) => Promise<readonly Reading[]>;

export function reading<Id extends ReadId>(id: Id, labels: Labels<Id>, value: number): Reading {
  return { id, labels, value };
}

/** Returns the seconds since a time; 0 if it is in the future, or absent. */
export function ageOf(then: Date | null | undefined, now: Date): number {
  return then ? Math.max(0, (now.getTime() - then.getTime()) / 1000) : 0;
}

/** Number of items in one state, with the time of the oldest. */
export interface Backlog<State extends string> {
  readonly state: State;
  readonly count: number;
  readonly oldest: Date | null;
}

/** Returns the backlog of every state. States without items are 0, so that no line of a graph ends. */
export function everyState<State extends string>(
  states: readonly State[],
  backlogs: readonly Backlog<string>[],
): Backlog<State>[] {
  return states.map((state) => {
    const { count = 0, oldest = null } = backlogs.find((backlog) => backlog.state === state) ?? {};
    return { state, count, oldest };
  });
}
