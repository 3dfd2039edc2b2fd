import type { Selectable } from 'kysely';
import type { TicketTable } from './tables';

export type StoredTicket = Selectable<TicketTable>;
