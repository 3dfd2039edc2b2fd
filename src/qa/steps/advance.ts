import {
  getInitialMicrosteps,
  getMicrosteps,
  StateMachine,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type StateNode,
} from 'xstate';
import { edgeKey } from '../../machines/kit/edgeKey';
import { isOwn, nameOf } from '../chart/chartOf';
import { Refused } from './refusal';
import type { Call, Level, Move, Tried } from './simulation';

export interface Advanced {
  readonly level: Level;
  readonly moves: readonly Move[];
}

type Microstep = ReturnType<typeof getMicrosteps<AnyStateMachine>>[number];

/**
 * Returns a machine after its start, as xstate computes it: no actor runs, and no action is executed. It
 * keeps the microsteps, since states that are left at once are part of the path. Throws if the chart throws.
 */
export function begin(level: Pick<Level, 'machine' | 'scenarios' | 'name'>, input: unknown): Advanced {
  const event = { type: 'xstate.init', input };
  const [first, ...others] = getInitialMicrosteps<AnyStateMachine>(level.machine, input);
  if (!first) throw new Error(`${level.machine.id} does not start`);
  const start: Move = {
    machine: level.machine.id,
    to: String(first[0].value),
    event: event.type,
    tried: [],
    actions: nodeOf(level.machine, first[0]).entry.map(nameOf).filter(isOwn),
    calls: callsOf(level.machine, first),
  };
  const started = { ...level, snapshot: first[0], pending: start.calls };
  return follow({ level: started, moves: [start] }, others, event);
}

/**
 * Returns a machine after an event. Throws `Refused` if the state does not handle the event, or its guards
 * block it.
 */
export function send(level: Level, event: AnyEventObject): Advanced {
  const node = nodeOf(level.machine, level.snapshot);
  const candidates = node.transitions.get(event.type) ?? [];
  const { tried, taken } = tryInOrder(candidates, level.snapshot, event);
  if (!taken) throw refusedBy(node, event, tried);
  const [first, ...others] = getMicrosteps<AnyStateMachine>(level.machine, level.snapshot, event);
  if (!first) throw new Error(`${level.machine.id} does not move`);
  const moved = step({ level, moves: [] }, first, event.type, { tried, taken });
  return follow(moved, others, event);
}

/** Adds the eventless transitions that follow; their guards see the event that came before. */
function follow(started: Advanced, steps: readonly Microstep[], event: AnyEventObject): Advanced {
  return steps.reduce((before, next) => {
    const { machine, snapshot } = before.level;
    const { tried, taken } = tryInOrder(nodeOf(machine, snapshot).always ?? [], snapshot, event);
    if (!taken) throw new Error(`${machine.id} moves by no transition`);
    return step(before, next, '', { tried, taken });
  }, started);
}

interface Taking {
  readonly tried: readonly Tried[];
  readonly taken: AnyTransitionDefinition;
}

function step(
  { level, moves }: Advanced,
  next: Microstep,
  event: string,
  { tried, taken }: Taking,
): Advanced {
  const { machine, snapshot, pending } = level;
  const [source, target] = [nodeOf(machine, snapshot), nodeOf(machine, next[0])];
  const leaves = taken.target !== undefined && (source !== target || taken.reenter);
  const calls = callsOf(machine, next);
  const actions = [...(leaves ? source.exit : []), ...taken.actions, ...(leaves ? target.entry : [])];
  const move: Move = {
    machine: machine.id,
    from: source.key,
    edge: edgeKey(taken),
    to: target.key,
    event,
    tried,
    actions: actions.map(nameOf).filter(isOwn),
    calls,
  };
  return {
    level: { ...level, snapshot: next[0], pending: [...(leaves ? [] : pending), ...calls] },
    moves: [...moves, move],
  };
}

function refusedBy(node: StateNode, { type }: AnyEventObject, tried: readonly Tried[]): Refused {
  if (tried.length === 0) return new Refused('unheard', { event: type, state: node.key });
  const guards = tried.flatMap(({ guard }) => guard ?? []);
  return new Refused('blocked', { event: type, state: node.key, guards: guards.join(', ') });
}

export function nodeOf(machine: AnyStateMachine, { value }: AnyMachineSnapshot): StateNode {
  const node = machine.states[String(value)];
  if (!node) throw new Error(`${machine.id} has no state ${String(value)}`);
  return node;
}

/** Returns the calls of a microstep: xstate keeps the input of a call in the action that would start the actor. */
function callsOf(machine: AnyStateMachine, [, actions]: Microstep): Call[] {
  return actions.flatMap((action): Call[] => {
    if (action.type !== 'xstate.spawnChild') return [];
    const { id, ...params }: { readonly id: string; readonly input?: unknown } = action.params;
    const logic = machine.implementations.actors[id];
    return [{ name: id, input: params.input, ...(logic instanceof StateMachine && { machine: logic }) }];
  });
}

interface Outcome {
  readonly tried: readonly Tried[];
  readonly taken?: AnyTransitionDefinition;
}

/**
 * Returns which of these transitions is taken: the first without a guard, or with a guard that passes. xstate itself
 * tells only the resulting state. The tests of all charts make sure that each guard is a named function.
 */
function tryInOrder(
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
  if (typeof check !== 'function') throw new Error(`The guard ${nameOf(guard)} is not a function`);
  return Boolean(check(scope, paramsOf(guard, scope)));
}

function paramsOf(guard: unknown, scope: object): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params(scope) : guard.params;
}
