import type { LogEntry } from '../../contracts/domain/qa/qaChannel';

export type Members = Readonly<Partial<Record<string, unknown>>>;

export function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

const kinds: readonly LogEntry['kind'][] = ['found', 'started', 'transition', 'stopped'];

/** Reads an entry of the log from the channel or from a file; undefined if the value is not one. */
export function logEntryIn(value: unknown): LogEntry | undefined {
  const members = membersOf(value);
  const event = membersOf(members?.event);
  const kind = kinds.find((known) => known === members?.kind);
  if (!members || !event || !kind) return undefined;
  const { number, at, actor, machine, parent, state, edges, context } = members;
  if (typeof number !== 'number' || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  if (typeof actor !== 'string' || typeof machine !== 'string' || typeof state !== 'string') return undefined;
  if (!areTexts(edges) || typeof event.type !== 'string') return undefined;
  if (parent !== undefined && typeof parent !== 'string') return undefined;
  return {
    number,
    at,
    actor,
    machine,
    ...(parent !== undefined && { parent }),
    kind,
    state,
    event: { ...event, type: event.type },
    edges,
    context,
  };
}

export function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
