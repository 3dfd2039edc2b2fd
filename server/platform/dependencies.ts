import type { Config } from './config/config';
import type { Mailer } from '../modules/mail/mailer';
import type { RoleSource } from '../modules/person/roleSource';
import type { Database, Queries } from './storage/database';
import type { TicketSystem } from '../modules/tickets/ticketSystem';

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
