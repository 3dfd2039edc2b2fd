import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { nameOf } from '../chart/chartOf';
import { edgeKey } from '../../machines/kit/edgeKey';
import type { Tried } from './simulation';

interface Outcome {
  readonly tried: readonly Tried[];
  readonly taken?: AnyTransitionDefinition;
}

/**
 * Returns which of these transitions is taken: the first without a guard, or with a guard that passes. xstate
 * itself gives only the resulting state. The tests of all charts make sure that each guard is a named
 * function.
 */
export function tryInOrder(
  candidates: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome {
  const tried: Tried[] = [];
  for (const candidate of candidates) {
    const passed = passes(candidate, snapshot, event);
    const guard = candidate.guard === undefined ? undefined : nameOf(candidate.guard);
    tried.push({ edge: edgeKey(candidate), passed, ...(guard !== undefined && { guard }) });
    if (passed) return { tried, taken: candidate };
  }
  return { tried };
}

function passes(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (guard === undefined) return true;
  const scope = { context: snapshot.context, event };
  const check: unknown = snapshot.machine.implementations.guards[nameOf(guard)];
  if (typeof check !== 'function') throw new Error(`The guard ${nameOf(guard)} is no function`);
  return Boolean(check(scope, paramsOf(guard, scope)));
}

function paramsOf(guard: unknown, scope: object): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params(scope) : guard.params;
}
