import type { Generated } from 'kysely';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import type { Json } from '../../platform/storage/columns';

/** Rows of an import that is under way, until they are exchanged for the live ones. */
export interface MetadataStagingTable {
  /** One import. */
  run: string;
  kind: 'institution' | 'service';
  entity_id: string;
  institution_id: string | null;
  state: StateType;
  document: Json<object>;
  fingerprint: string;
  /** Names the text that goes out again; null where none is kept. */
  source_hash: string | null;
  /** Version (xmin) of the live row that the document was merged with; null: there was none. */
  base: string | null;
  staged_at: Generated<Date>;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    metadata_staging: MetadataStagingTable;
  }
}
