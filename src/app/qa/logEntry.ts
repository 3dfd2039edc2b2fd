import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { LogEntry } from '../../contracts/domain/qa/qaChannel';
import { edgeKey } from '../../machines/kit/edgeKey';
import { mask } from './mask';

/** The known part of an entry; incomplete until the actor's snapshot has come. */
export interface Draft {
  readonly at: number;
  readonly actor: string;
  readonly event: AnyEventObject;
  readonly found?: true;
  edges: AnyTransitionDefinition[];
  /** Absent: the event was for no machine, or never taken. */
  snapshot?: AnyMachineSnapshot;
}

/** Contexts are replaced, never changed, so an unchanged one is masked once. */
const maskedContexts = new WeakMap<object, unknown>();

export function logEntryOf(
  { at, actor, event, found, edges, snapshot }: Draft & { snapshot: AnyMachineSnapshot },
  number: number,
  parent: string | undefined,
): LogEntry {
  return {
    number,
    at,
    actor,
    machine: snapshot.machine.id,
    ...(parent !== undefined && { parent }),
    kind: found ? 'found' : kindOf(event, snapshot),
    state: stateOf(snapshot),
    event: maskedEvent(event),
    edges: edges.map(edgeKey),
    context: maskedContext(snapshot.context),
  };
}

function kindOf({ type }: AnyEventObject, { status }: AnyMachineSnapshot): LogEntry['kind'] {
  if (status !== 'active') return 'stopped';
  return type === 'xstate.init' ? 'started' : 'transition';
}

function stateOf({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Types of events are names of the charts and of the library. */
function maskedEvent({ type, ...carried }: AnyEventObject): LogEntry['event'] {
  const masked = mask(carried);
  return {
    ...(typeof masked === 'object' && masked),
    type: /^[\w.:-]{1,120}$/.test(type) ? type : '‹event›',
  };
}

function maskedContext(context: object): unknown {
  if (!maskedContexts.has(context)) maskedContexts.set(context, mask(context));
  return maskedContexts.get(context);
}
