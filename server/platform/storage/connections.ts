import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { timed } from '../telemetry/meters';
import { asUnavailable, DatabaseUnavailable, isSilence } from './unavailable';

interface Client {
  query(statement: string, values: readonly unknown[]): Promise<unknown>;
  /** Returns the connection to the pool; `true` closes it instead, because it is unusable. */
  release(broken: boolean): void;
}

interface Turns {
  /** Resolves when a connection may be used, with the function to call when it no longer is. */
  enter(): Promise<() => void>;
  /** Called when the database has answered a statement, or refused it. */
  onAnswer(): void;
}

/**
 * Wraps the pool so that its errors say what the database cannot do now. A silent connection is closed. Its end is the
 * caller's: Kysely ends a pool only if a query was run.
 */
export function answering(pool: PostgresPool, { enter, onAnswer }: Turns): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const leave = await enter();
    try {
      const client = (await pool.connect()) as unknown as Client;
      return guarded(client, leave, onAnswer);
    } catch (error) {
      leave();
      throw asUnavailable(error);
    }
  }
  return { connect: () => timed('databaseWait', connect), end: async () => {} };
}

function guarded(client: Client, leave: () => void, onAnswer: () => void): PostgresPoolClient {
  let silent = false;
  const guard: Client = {
    async query(statement, values) {
      // A rollback would wait behind the unanswered statement.
      if (silent) throw new DatabaseUnavailable('The connection is silent');
      try {
        return await timed('databaseQuery', () => client.query(statement, values));
      } catch (error) {
        silent ||= isSilence(error);
        throw asUnavailable(error);
      } finally {
        if (!silent) onAnswer();
      }
    },
    release() {
      client.release(silent);
      leave();
    },
  };
  return guard as unknown as PostgresPoolClient;
}
