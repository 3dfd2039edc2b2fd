import type { Config } from './config/config';
import type { Database } from './storage/database';
import type { ReadReplica } from './storage/readReplica';

/**
 * External dependencies of the routes. `startServer.ts` makes the real ones, tests make their own. Each module adds the
 * ports that it defines.
 */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
  /** Replica for reads, as far as the access table allows; absent: the database answers all reads. */
  readonly replica?: ReadReplica;
  /** Throws Refusal if the tables do not match this program; absent: they match. */
  readonly checkTables?: () => Promise<void>;
  /** Returns true once the server was asked to stop; absent: it never stops. */
  readonly isLeaving?: () => boolean;
}
