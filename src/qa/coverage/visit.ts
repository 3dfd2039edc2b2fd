const KEY = 'qa.visit';

/** The keys of the transitions that were taken, by machine. */
export type Visit = ReadonlyMap<string, ReadonlySet<string>>;

const listeners = new Set<() => void>();
let kept: Visit | undefined;

/**
 * Notes which transitions of a machine the tester has taken: Simulate, Live and Preview call it whenever some were, and
 * may tell the same ones again. `machine` is its id in the registry, `edges` are keys as `edgeKey` makes them
 * (`connect.editing · form.submitted · 0`); those of another machine are left out. It lasts as long as the tab
 * (sessionStorage), and as long as the page where a browser keeps nothing. Never throws.
 */
export function record(machine: string, edges: Iterable<string>): void {
  const before = visited();
  const known = before.get(machine) ?? new Set();
  const more = [...edges].filter((edge) => isOf(machine, edge) && !known.has(edge));
  if (more.length > 0) keep(new Map([...before, [machine, new Set([...known, ...more])]]));
}

/** Returns by machine the transitions that this visit has taken; the same object until more are recorded. */
export function visited(): Visit {
  kept ??= readVisit();
  return kept;
}

export function forgetVisit(): void {
  keep(new Map());
}

/** Subscribes to `visited`, for `useSyncExternalStore`. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: Visit): void {
  kept = next;
  try {
    if (next.size === 0) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(KEY, JSON.stringify([...next].map(([machine, edges]) => [machine, [...edges]])));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** Reads a list of what was visited; what is no such list is left out as far as it is not. */
function readVisit(): Visit {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
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
