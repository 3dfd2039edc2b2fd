import type { Generated } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Json, Timestamp } from '../../platform/storage/columns';
import type { ServiceChange } from '../../modules/changes/changes.module';

/** A line of the set of an institution: at most one for each service and kind of change. */
export interface ChangeSetLineTable {
  /** A line that is replaced gets another id. */
  id: Generated<number>;
  institution_entity_id: string;
  service_entity_id: string;
  service_type: EntityType;
  kind: ServiceChange['kind'];
  /** What is wanted, and what was set when it was added. */
  change: Json<ServiceChange>;
  /** Whoever added it; null: whose account has been taken out. */
  user_name: string;
  user_uid: string | null;
  added_at: Timestamp;
  /** When a ticket system elsewhere refused it, and why in its words; null: it was not sent since it was added. */
  refused_at: Timestamp | null;
  refused_why: string | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    change_set_line: ChangeSetLineTable;
  }
}
