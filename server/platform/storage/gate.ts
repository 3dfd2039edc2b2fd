import { AsyncLocalStorage } from 'node:async_hooks';
import { Places } from '../places';
import { patience, TURN_MS } from './patience';
import { DatabaseBusy } from './unavailable';

/** Most transactions under way for one person or address of guests, and for one institution. */
const MOST_AT_ONCE = 2;
/** Most transactions of one person that wait. People of one address are not known apart, so all of theirs wait. */
const MOST_WAITING = 20;

/** The one that a request works for. */
export interface Caller {
  /** The person, or the address of a guest. */
  readonly name: string;
  readonly isGuest: boolean;
  /** Entity ID of the institution that the person acts for. */
  readonly institution: string | undefined;
}

/** The request that is under way, and whether a transaction of it has begun. Work in the background has none. */
export const callers = new AsyncLocalStorage<Caller & { hasBegun?: true }>();

/** Most connections that reads use at once, and most that transactions use. Together they may be more than there are. */
export interface Shares {
  readonly reads: number;
  readonly transactions: number;
}

type Step = readonly [places: Places, key: string];

/**
 * Shares the connections between reads and transactions, and transactions among callers. What is more than a caller's
 * share waits outside, so that it is not ahead of what another caller asks for later.
 */
export class Gate {
  private readonly shares = new Places(MOST_AT_ONCE);
  private readonly reads: Places;
  private readonly transactions: Places;

  /** `answers` returns how often the database has answered; absent: waits have no limit. */
  constructor(
    { reads, transactions }: Shares,
    private readonly answers?: () => number,
    private readonly turnMs = TURN_MS,
  ) {
    this.reads = new Places(reads);
    this.transactions = new Places(transactions);
  }

  /** Number of reads and of transactions that wait for others, and not for their own callers. */
  get waiting(): Shares {
    return { reads: this.reads.waiting(''), transactions: this.transactions.waiting('') };
  }

  /**
   * Resolves when a read may use a connection, with the function to call when it no longer does. Throws
   * DatabaseUnavailable.
   */
  enterRead(): Promise<() => void> {
    return this.enter([[this.reads, '']]);
  }

  /** Runs the work when its turn comes. Throws DatabaseUnavailable, and DatabaseBusy if too much of the caller waits. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const caller = callers.getStore();
    const leave = await this.enter([...this.stepsOf(caller), [this.transactions, '']]);
    if (caller) caller.hasBegun = true;
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private stepsOf(caller: ReturnType<typeof callers.getStore>): Step[] {
    if (!caller) return [];
    const { name, isGuest, institution, hasBegun } = caller;
    const own = `caller ${name}`;
    // A call that has changed something is not refused.
    if (!isGuest && !hasBegun && this.shares.waiting(own) >= MOST_WAITING) throw new DatabaseBusy();
    return [own, ...(institution === undefined ? [] : [`institution ${institution}`])].map((key) => [
      this.shares,
      key,
    ]);
  }

  private async enter(steps: readonly Step[]): Promise<() => void> {
    const waits = this.answers && patience(this.answers, this.turnMs);
    const taken: Step[] = [];
    const leave = () => taken.reverse().forEach(([places, key]) => places.give(key));
    try {
      for (const step of steps) {
        const [places, key] = step;
        await places.take(key, waits?.signal);
        taken.push(step);
      }
      return leave;
    } catch (error) {
      leave();
      throw error;
    } finally {
      waits?.end();
    }
  }
}
