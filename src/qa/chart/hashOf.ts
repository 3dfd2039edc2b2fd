import { hash } from '../../machines/kit/hash';
import type { Chart } from './chart';

/** Returns a hash that changes with the states and transitions of a chart, but not with its texts. */
export function hashOf({ id, initial, states, edges }: Chart): string {
  const shape = edges.map(({ key, target, guard = '', actions }) => [key, target, guard, ...actions]);
  return hash(JSON.stringify([id, initial, states.map(({ key, kind }) => [key, kind]), shape]));
}
