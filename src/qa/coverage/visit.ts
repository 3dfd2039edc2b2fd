import { ownSession } from '../../lib/ownStorage';

const KEY = 'qa.visit';

/** The keys of the transitions that this visit has taken, by machine. */
export type Visit = ReadonlyMap<string, ReadonlySet<string>>;

const listeners = new Set<() => void>();
let current: Visit | undefined;

/**
 * Records transitions of a machine that the tester has taken. Simulate, Live and Preview call this, and may
 * repeat themselves. `machine` is an id of the registry, `edges` are keys of `edgeKey` (`connect.editing ·
 * form.submitted · 0`); keys of other machines are left out. The record lasts as long as the tab, or as the
 * page if the browser stores nothing. Never throws.
 */
export function record(machine: string, edges: Iterable<string>): void {
  const before = visited();
  const known = before.get(machine) ?? new Set();
  const more = [...edges].filter((edge) => isOf(machine, edge) && !known.has(edge));
  if (more.length > 0) keep(new Map([...before, [machine, new Set([...known, ...more])]]));
}

/** Returns the transitions that this visit has taken, by machine; the same object until another is recorded. */
export function visited(): Visit {
  current ??= readVisit();
  return current;
}

export function forgetVisit(): void {
  keep(new Map());
}

/** Subscribes to changes of `visited`, for `useSyncExternalStore`. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: Visit): void {
  current = next;
  try {
    if (next.size === 0) ownSession.removeItem(KEY);
    else ownSession.setItem(KEY, JSON.stringify([...next].map(([machine, edges]) => [machine, [...edges]])));
  } catch {
    // If the browser stores nothing, the record lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** Reads the stored visit. Parts that are not of its form are left out. */
function readVisit(): Visit {
  try {
    const parsed: unknown = JSON.parse(ownSession.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(parsed) ? parsed.flatMap(machineIn) : []);
  } catch {
    return new Map();
  }
}

function machineIn(entry: unknown): (readonly [string, ReadonlySet<string>])[] {
  if (!Array.isArray(entry)) return [];
  const [machine, edges]: unknown[] = entry;
  if (typeof machine !== 'string' || !Array.isArray(edges)) return [];
  return [[machine, new Set(edges.filter((edge) => isOf(machine, edge)))]];
}

function isOf(machine: string, edge: unknown): edge is string {
  return typeof edge === 'string' && edge.startsWith(`${machine}.`);
}
