import { StateMachine, type AnyStateMachine, type AnyTransitionDefinition, type StateNode } from 'xstate';
import type { Chart, ChartEdge, ChartState, Invoked, StateKind, Trigger } from './chart';
import { edgeKey } from '../../machines/kit/edgeKey';

/** Reads a machine without nested states, with its eventless, delayed, done and error transitions. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes: readonly StateNode[] = Object.values(machine.states);
  return {
    id: machine.id,
    initial: String(machine.config.initial),
    states: nodes.map((node) => stateOf(machine, node)),
    edges: nodes.flatMap((node) => edgesOf(node).map((edge) => edgeOf(node, edge))),
  };
}

function stateOf(machine: AnyStateMachine, node: StateNode): ChartState {
  const invokes = node.invoke.map(({ src }): Invoked => {
    const logic: unknown = machine.implementations.actors[String(src)];
    return logic instanceof StateMachine ? { name: String(src), machine: logic.id } : { name: String(src) };
  });
  const { title }: { readonly title?: string } = node.meta ?? {};
  return {
    key: node.key,
    kind: kindOf(node, invokes),
    description: node.description ?? '',
    title: title ?? '',
    tags: node.tags,
    invokes,
    entry: node.entry.map(nameOf).filter(isOwn),
    exit: node.exit.map(nameOf).filter(isOwn),
  };
}

function kindOf(node: StateNode, invokes: readonly Invoked[]): StateKind {
  if (node.type === 'final') return 'final';
  const tag = (['busy', 'resting', 'terminal'] as const).find((known) => node.tags.includes(known));
  if (tag) return tag;
  return invokes.some(({ machine }) => machine !== undefined) ? 'invoking' : 'passing';
}

function edgesOf(node: StateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

function edgeOf(node: StateNode, edge: AnyTransitionDefinition): ChartEdge {
  const guard = edge.guard === undefined ? undefined : nameOf(edge.guard);
  return {
    key: edgeKey(edge),
    source: node.key,
    target: edge.target?.[0]?.key ?? node.key,
    ...triggerOf(edge.eventType),
    ...(guard !== undefined && { guard }),
    actions: edge.actions.map(nameOf),
  };
}

function triggerOf(eventType: string): { trigger: Trigger; name: string } {
  if (eventType === '') return { trigger: 'always', name: '' };
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'done.actor') return { trigger: 'done', name };
  if (kind === 'error.actor') return { trigger: 'error', name };
  if (kind === 'after') return { trigger: 'after', name };
  return { trigger: 'event', name: eventType };
}

/** Tells whether an action is the chart's own, and not one by which xstate raises or cancels delayed events. */
export function isOwn(name: string): boolean {
  return name !== '' && !name.startsWith('xstate.');
}

/** Returns the name of a guard or an action. */
export function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return '';
  return typeof reference.type === 'string' ? reference.type : '';
}
