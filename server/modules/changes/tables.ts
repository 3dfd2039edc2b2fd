import type { ColumnType, Generated } from 'kysely';
import type { ConnectionChange } from './change';

/** A connection that was made or ended without the desk; what the desk does stands in its tickets. */
export interface ConnectionEventTable {
  id: Generated<number>;
  institution_entity_id: string;
  service_entity_id: string;
  kind: ConnectionChange['kind'];
  /** Key of the invitation that was accepted; null: there was no ticket. */
  ticket_key: string | null;
  /** Name of whoever did it; null: it was not noted. */
  person: string | null;
  at: ColumnType<Date, Date | string, Date | string>;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    connection_event: ConnectionEventTable;
  }
}
