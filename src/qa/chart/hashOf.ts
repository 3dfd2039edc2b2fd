import { hash } from '../../machines/kit/hash';
import type { Chart } from './chart';

/** Changes where states or transitions do; words do not count. */
export function hashOf({ id, initial, states, edges }: Chart): string {
  const shape = edges.map(({ key, target, guard = '', actions }) => [key, target, guard, ...actions]);
  return hash(JSON.stringify([id, initial, states.map(({ key, kind }) => [key, kind]), shape]));
}
