import type { Config } from './config/config';
import type { Database } from './storage/database';
import type { ReadReplica } from './storage/readReplica';

/**
 * What routes need from outside. `startServer.ts` makes the real ones, tests make their own; each module adds the ports
 * that it defines.
 */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
  /** Answers what people look at, as far as the access table lets it; absent: the database does. */
  readonly replica?: ReadReplica;
  /** Throws Refusal if the tables are not those that this program works with; absent: they are. */
  readonly checkTables?: () => Promise<void>;
  /** Tells whether the server has been told to stop; absent: it is never. */
  readonly isLeaving?: () => boolean;
}
