import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Returns the states of a chart without nested states. */
export function statesOf(machine: AnyStateMachine): StateNode[] {
  return Object.values(machine.states);
}

export function edgesOf(state: StateNode): AnyTransitionDefinition[] {
  return [...(state.always ?? []), ...[...state.transitions.values()].flat()];
}

/** Returns the name of a guard or an action, as the picture shows it; undefined for an inline function. */
export function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return undefined;
  return typeof reference.type === 'string' ? reference.type : undefined;
}
