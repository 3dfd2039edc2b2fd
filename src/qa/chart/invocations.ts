import type { Chart } from './chart';
import { atState } from '../selection';

/** A state of a machine that invokes another machine. */
export interface Invocation {
  /** Key of its line on the map. */
  readonly key: string;
  readonly from: string;
  readonly state: string;
  /** Selection of the invoking state. */
  readonly at: string;
  readonly to: string;
}

export function invokedBy({ id, states }: Chart): Invocation[] {
  return states.flatMap(({ key, invokes }) =>
    invokes.flatMap(({ machine }): Invocation[] => {
      if (machine === undefined) return [];
      const at = atState(id, key);
      return [{ key: `${at} · ${machine}`, from: id, state: key, at, to: machine }];
    }),
  );
}

export function invokersOf(charts: readonly Chart[], machine: string): Invocation[] {
  return charts.flatMap(invokedBy).filter(({ to }) => to === machine);
}
