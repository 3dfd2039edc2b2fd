import type { Config } from './config';
import type { Mailer } from './mail/mailer';
import type { RoleSource } from './services/roleSource';
import type { Database, Queries } from './storage/database';
import type { TicketSystem } from './tickets/ticketSystem';

/** What routes are built from: `main.ts` makes the real ones, tests make their own. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  /** Where statistics are read from; absent: the database. */
  readonly statistics?: Queries;
  readonly tickets: TicketSystem;
  readonly roles: RoleSource;
  readonly mailer: Mailer;
  readonly now: () => Date;
}
