import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** Most callers that are remembered, so that their number cannot exhaust the memory. */
const MOST_CALLERS = 20_000;

/** Usage of one limit by one caller, in the minute that began with the first use. */
export interface Use {
  /** Hash of limit and caller, so that the shared counts identify no person. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly used: number;
}

interface Entry {
  beganAt: number;
  /** Sum of all servers at the last exchange. */
  shared: number;
  /** Usage on this server since then. */
  own: number;
}

/** Counts the usage of the limits by caller, a minute each. Servers on one database exchange their counts. */
export class CallerCounts {
  private readonly entries = new LRUCache<string, Entry>({ max: MOST_CALLERS });
  private readonly changed = new Set<string>();

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** Adds to the caller's usage of a limit. Returns the sum, and the milliseconds until the count starts again. */
  add(limit: string, caller: string, amount: number): { readonly used: number; readonly leftMs: number } {
    const key = keyOf(limit, caller);
    const entry = this.current(key) ?? { beganAt: this.now(), shared: 0, own: 0 };
    entry.own += amount;
    this.entries.set(key, entry);
    if (amount > 0) this.changed.add(key);
    return { used: entry.shared + entry.own, leftMs: entry.beganAt + WINDOW_MS - this.now() };
  }

  /** Returns the usage on this server since the last call, for the other servers. */
  take(): Use[] {
    const keys = [...this.changed];
    this.changed.clear();
    return keys.flatMap((key) => {
      const entry = this.current(key);
      return entry ? [{ key, beganAt: entry.beganAt, used: entry.own }] : [];
    });
  }

  /** Stores the sums of all servers. `sent` is the usage that `take` returned for them. */
  learn(sent: readonly Use[], sums: readonly Use[]): void {
    const sentOf = new Map(sent.map(({ key, used }) => [key, used]));
    for (const { key, beganAt, used } of sums) {
      const entry = this.current(key);
      if (!entry) continue;
      entry.own -= sentOf.get(key) ?? 0;
      entry.shared = used;
      entry.beganAt = beganAt;
    }
  }

  /** Takes back usage that could not be sent. */
  keep(sent: readonly Use[]): void {
    for (const { key } of sent) this.changed.add(key);
  }

  private current(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() - entry.beganAt < WINDOW_MS ? entry : undefined;
  }
}

function keyOf(limit: string, caller: string): string {
  return createHash('sha256').update(`${limit}\n${caller}`).digest('base64url').slice(0, 22);
}
