import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** Most callers that are remembered, so that their number cannot fill the process. */
const MOST_CALLERS = 20_000;

/** What one caller has used of one limit, in the minute that began with the first use. */
export interface Use {
  /** Hash of limit and caller: what is shared names nobody. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly used: number;
}

interface Entry {
  beganAt: number;
  /** The sum of all servers when it was last exchanged. */
  shared: number;
  /** What was used here since then. */
  own: number;
}

/** Counts what callers use of the limits, a minute each. Servers on one database exchange what they have counted. */
export class CallerCounts {
  private readonly entries = new LRUCache<string, Entry>({ max: MOST_CALLERS });
  private readonly changed = new Set<string>();

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** Adds to what the caller has used of the limit; returns the sum, and the milliseconds until it begins anew. */
  add(limit: string, caller: string, amount: number): { readonly used: number; readonly leftMs: number } {
    const key = keyOf(limit, caller);
    const entry = this.current(key) ?? { beganAt: this.now(), shared: 0, own: 0 };
    entry.own += amount;
    this.entries.set(key, entry);
    if (amount > 0) this.changed.add(key);
    return { used: entry.shared + entry.own, leftMs: entry.beganAt + WINDOW_MS - this.now() };
  }

  /** Returns what was used here since it was last taken, for the other servers. */
  take(): Use[] {
    const keys = [...this.changed];
    this.changed.clear();
    return keys.flatMap((key) => {
      const entry = this.current(key);
      return entry ? [{ key, beganAt: entry.beganAt, used: entry.own }] : [];
    });
  }

  /** Takes note of the sums of all servers. `sent` is what was taken for them. */
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

  /** Takes back what could not be sent. */
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
