import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Reading a flat chart as a graph. */
export function statesOf(machine: AnyStateMachine): StateNode[] {
  return Object.values(machine.states);
}

export function edgesOf(state: StateNode): AnyTransitionDefinition[] {
  return [...(state.always ?? []), ...[...state.transitions.values()].flat()];
}

/** The shortest way to every state that can be reached, as the names of the states passed. */
export function shortestPaths(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const first = String(machine.config.initial);
  const paths = new Map<string, readonly string[]>([[first, [first]]]);
  const waiting = [first];
  for (const name of waiting) {
    const state = machine.states[name];
    if (!state) continue;
    for (const { key } of edgesOf(state).flatMap((edge) => edge.target ?? [])) {
      if (paths.has(key)) continue;
      paths.set(key, [...(paths.get(name) ?? []), key]);
      waiting.push(key);
    }
  }
  return paths;
}

/** Names of guards and actions as the picture shows them; an inline function has none. */
export function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return undefined;
  return typeof reference.type === 'string' ? reference.type : undefined;
}
