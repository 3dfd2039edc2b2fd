import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { count } from '../telemetry/meters';
import type { Database, Queries } from './database';
import { positionOf, ReplicaProgress } from './replicaProgress';
import type { Tables } from './tables';
import { DatabaseUnavailable } from './unavailable';

const ASK_EVERY_MS = 1_000;
/** A replica counts as unavailable if it does not report its position within this time. */
const ANSWER_MS = 2_000;

/** Streaming replica of the database, used for reads while it is close enough behind. */
export interface ReadReplica {
  /**
   * Returns a connection that sees everything up to `written`, a position of the database (`pg_lsn`); null: no
   * requirement. It is the replica if that has reached the position and is not too far behind, else the database.
   */
  queriesFor(written: string | null): Promise<Queries>;
  /** Returns the replica's lag in seconds at most, and whether it is used. */
  state(): { readonly lagSeconds: number; readonly isUsed: boolean };
  stop(): Promise<void>;
}

/** Watches a replica once a second. `mostLagMs` is the largest allowed lag. */
export function watchReplica(database: Database, replica: Database, mostLagMs: number): ReadReplica {
  const progress = new ReplicaProgress();
  const ending = new AbortController();
  const now = () => performance.now();
  const isUsed = () => progress.lagMs(now()) <= mostLagMs;

  const placeThere = () =>
    Promise.race([
      placeOf(replica.read, sql`pg_last_wal_replay_lsn()`),
      setTimeout(ANSWER_MS, undefined, { ref: false }).then(() => {
        throw new DatabaseUnavailable('The replica does not answer');
      }),
    ]);

  async function query(): Promise<void> {
    const at = now();
    const { position, cluster } = await placeOf(database.read, sql`pg_current_wal_lsn()`);
    const there = await placeThere().catch(() => undefined);
    const reached = there?.position ?? null;
    // A server that follows another database, or none (for example after a promotion), is not a replica of this one.
    if (position === null || reached === null || there?.cluster !== cluster) progress.lose();
    else progress.note(at, positionOf(position), positionOf(reached));
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      // If the database does not answer, it must not get the reads as well; the lag of the replica grows by itself.
      await query().catch(() => undefined);
      await setTimeout(ASK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  async function hasReached(written: string): Promise<boolean> {
    const position = positionOf(written);
    if (progress.hasReached(position)) return true;
    const there = await placeThere();
    if (there.position !== null) progress.reach(positionOf(there.position));
    return progress.hasReached(position);
  }

  const reading = fallingBack(replica.read, database.read, (error) => {
    if (error instanceof DatabaseUnavailable) progress.lose();
    count('replicaReads', { answered: 'failed' });
  });
  const watching = watch();
  return {
    async queriesFor(written) {
      if (!isUsed()) {
        count('replicaReads', { answered: 'behind' });
        return database.read;
      }
      if (written !== null && !(await hasReached(written).catch(() => false))) {
        count('replicaReads', { answered: 'ownChange' });
        return database.read;
      }
      count('replicaReads', { answered: 'replica' });
      return reading;
    },
    state: () => ({ lagSeconds: progress.lagMs(now()) / 1_000, isUsed: isUsed() }),
    async stop() {
      ending.abort();
      await watching;
    },
  };
}

interface Place {
  /** Null if the server has no position of this kind. */
  readonly position: string | null;
  /** Identifier that a server and its replicas share. */
  readonly cluster: string;
}

async function placeOf(queries: Queries, position: ReturnType<typeof sql>): Promise<Place> {
  const { rows } = await sql<Place>`
    select ${position}::text as position, system_identifier::text as cluster from pg_control_system()`.execute(
    queries,
  );
  return rows[0] ?? { position: null, cluster: '' };
}

/**
 * Returns a connection that uses `one`, and `other` if `one` fails for any reason: tables that do not exist yet, a
 * conflict with replay, a lost connection. Calls `onFailure` with the error.
 */
function fallingBack(one: Queries, other: Queries, onFailure: (error: unknown) => void): Queries {
  const client = {
    async query(statement: string, values: readonly unknown[]) {
      const query = CompiledQuery.raw(statement, [...values]);
      const { rows } = await one.executeQuery(query).catch((error: unknown) => {
        onFailure(error);
        return other.executeQuery(query);
      });
      return { command: 'SELECT', rowCount: rows.length, rows };
    },
    release: () => {},
  };
  const pool = { connect: async () => client, end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}
