import type { AnyTransitionDefinition } from 'xstate';

/** Names a transition: source, event, and which of its alternatives. */
export function edgeKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const same = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} · ${eventType || 'always'} · ${same.indexOf(transition)}`;
}
