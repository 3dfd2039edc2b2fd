import type { Labels, ReadId } from './metricIds';

/** A value that is read when somebody asks. */
export interface Reading {
  readonly id: ReadId;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads what stands in one place: a few queries that an index answers, or none. */
export type Gauges = (now: Date) => Promise<readonly Reading[]>;

export function reading<Id extends ReadId>(id: Id, labels: Labels<Id>, value: number): Reading {
  return { id, labels, value };
}

/** Seconds since then; 0 for what lies ahead, and where there was nothing. */
export function ageOf(then: Date | null | undefined, now: Date): number {
  return then ? Math.max(0, (now.getTime() - then.getTime()) / 1000) : 0;
}

/** Something of which there are some, the oldest since then. */
export interface Backlog<State extends string> {
  readonly state: State;
  readonly count: number;
  readonly oldest: Date | null;
}

/** Returns every state with its backlog: those of which there is nothing are 0, so that no line of a graph ends. */
export function everyState<State extends string>(
  states: readonly State[],
  backlogs: readonly Backlog<string>[],
): Backlog<State>[] {
  return states.map((state) => {
    const { count = 0, oldest = null } = backlogs.find((backlog) => backlog.state === state) ?? {};
    return { state, count, oldest };
  });
}
