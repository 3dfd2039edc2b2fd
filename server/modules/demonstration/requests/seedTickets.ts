import type { Insertable } from 'kysely';
import type { TicketEventTable, TicketTable } from '../../tickets/tickets.module';
import type { Connections } from '../connections';
import type { SeedInstitution } from '../institutions';
import type { SeedPerson } from '../seedPerson';
import type { SeedService } from '../services/seedService';
import type { SeedSettings } from '../seedSettings';

export interface SeedTickets {
  readonly tickets: Insertable<TicketTable>[];
  readonly events: Insertable<TicketEventTable>[];
}

/** Subjects and requesters of the tickets. */
export interface Federation {
  readonly institutions: readonly SeedInstitution[];
  readonly services: readonly SeedService[];
  readonly connections: Connections;
  readonly settings: SeedSettings;
  readonly people: readonly SeedPerson[];
}
