import type { Config } from './config/config';
import type { Database } from './storage/database';

/**
 * What routes are built from: `main.ts` makes the real ones, tests make their own. Each module adds the ports that it
 * defines.
 */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
}
