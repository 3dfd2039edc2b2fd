import type { Config } from './config';
import type { Database } from './storage/database';
import type { TicketSystem } from './tickets/ticketSystem';

/** What routes are built from: `main.ts` makes the real ones, tests make their own. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly tickets: TicketSystem;
  readonly now: () => Date;
}
