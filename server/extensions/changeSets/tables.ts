import type { Generated } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Json, Timestamp } from '../../platform/storage/columns';
import type { ServiceChange } from '../../modules/changes/changes.module';

/** A line of the set of an institution: at most one for each service and kind of change. */
export interface ChangeSetLineTable {
  /** A replaced line gets another ID. */
  id: Generated<number>;
  institution_entity_id: string;
  service_entity_id: string;
  service_type: EntityType;
  kind: ServiceChange['kind'];
  /** The requested values, and the values that were set when the line was added. */
  change: Json<ServiceChange>;
  /** Person who added it; null: their data was removed. */
  user_name: string;
  user_uid: string | null;
  added_at: Timestamp;
  /** When an external ticket system refused it, and its reason; null: it was not sent since it was added. */
  refused_at: Timestamp | null;
  refused_why: string | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    change_set_line: ChangeSetLineTable;
  }
}
