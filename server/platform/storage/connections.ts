import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { timed } from '../telemetry/meters';
import { asUnavailable, DatabaseUnavailable, isSilence } from './unavailable';

interface Client {
  query(statement: string, values: readonly unknown[]): Promise<unknown>;
  /** Returns the connection to the pool; `true` closes it instead, because it is unusable. */
  release(broken: boolean): void;
}

/** Wraps the pool so that its errors say what the database cannot do now. A silent connection is closed. */
export function answering(pool: PostgresPool): PostgresPool {
  return {
    async connect() {
      const client = await timed('databaseWait', () => pool.connect()).catch((error: unknown) => {
        throw asUnavailable(error);
      });
      return guarded(client as unknown as Client);
    },
    end: () => pool.end(),
  };
}

function guarded(client: Client): PostgresPoolClient {
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
      }
    },
    release: () => client.release(silent),
  };
  return guard as unknown as PostgresPoolClient;
}
