import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Reading a flat chart as a graph. */
export function statesOf(machine: AnyStateMachine): StateNode[] {
  return Object.values(machine.states);
}

export function edgesOf(state: StateNode): AnyTransitionDefinition[] {
  return [...(state.always ?? []), ...[...state.transitions.values()].flat()];
}

/** Names of guards and actions as the picture shows them; an inline function has none. */
export function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return undefined;
  return typeof reference.type === 'string' ? reference.type : undefined;
}
