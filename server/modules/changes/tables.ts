import type { ColumnType, Generated } from 'kysely';
import type { ConnectionChange } from './change';

/** Connection made or ended without the desk. Changes by the desk are in its tickets. */
export interface ConnectionEventTable {
  id: Generated<number>;
  institution_entity_id: string;
  service_entity_id: string;
  kind: ConnectionChange['kind'];
  /** Key of the accepted invitation; null: no ticket. */
  ticket_key: string | null;
  /** Name of the person who did it; null: not recorded. */
  person: string | null;
  at: ColumnType<Date, Date | string, Date | string>;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    connection_event: ConnectionEventTable;
  }
}
