import type { Generated } from 'kysely';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import type { FeedNews, FeedOutcome, FeedWarning } from '../../../src/contracts/wire/feeds';
import type { Json, Timestamp } from '../../platform/storage/columns';

/** Rows of an import in progress, until they are exchanged for the live ones. */
export interface MetadataStagingTable {
  /** ID of an import. */
  run: string;
  kind: 'institution' | 'service';
  entity_id: string;
  state: StateType;
  document: Json<object>;
  fingerprint: string;
  /** Hash of the text to publish again; null if none is stored. */
  source_hash: string | null;
  /** Version (xmin) of the live row that the document was merged with; null: there was none. */
  base: string | null;
  staged_at: Generated<Date>;
}

/** A source of metadata, with the operator's settings and the outcome of its last refresh. */
export interface FeedTable {
  name: string;
  /** Precedence: an entity that several feeds hold belongs to the one with the lowest place. */
  place: number;
  /** Path of a file, or an address that begins with https; null: imported by hand. */
  source: string | null;
  /** Certificates as PEM, or SHA-256 fingerprints, one of which has to sign; null: nothing is verified. */
  certificates: string | null;
  /** Registration authorities that it may speak for; null: any. */
  registrars: string[] | null;
  /** State of new entities. */
  state: Generated<StateType>;
  /** Maximum seconds between two refreshes; null: only on request. */
  every_seconds: number | null;
  /** Percentage of its entities that a refresh may remove without confirmation. */
  brake: Generated<number>;
  etag: string | null;
  last_modified: string | null;
  /** When a refresh last ended, with any outcome. */
  checked_at: Timestamp | null;
  /** When the rows here were last the feed's newest. */
  refreshed_at: Timestamp | null;
  outcome: FeedOutcome | null;
  /** Why a refresh stopped or failed, in a sentence. */
  reason: string | null;
  warnings: Json<FeedWarning[]>;
  valid_until: Timestamp | null;
  /** Maximum number of seconds until the feed should be read again. */
  cache_seconds: number | null;
  /** Hash of the last imported file, hex. */
  sha256: string | null;
  /** News of the last refresh that changed something. */
  news: Json<FeedNews> | null;
  /** Number of failed refreshes since the last successful one. */
  failures: Generated<number>;
  due_at: Timestamp | null;
  /** Holder of the refresh lease, and its end; until then no other server may refresh. */
  lease: string | null;
  lease_until: Timestamp | null;
}

/** A feed's row of an entity that belongs to another feed for now. */
export interface FeedEntityTable {
  feed: string;
  kind: 'institution' | 'service';
  entity_id: string;
  document: Json<object>;
  fingerprint: string;
  /** Since when the feed does not name it any more; its word still counts against others. */
  absent_since: Timestamp | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    metadata_staging: MetadataStagingTable;
    feed: FeedTable;
    feed_entity: FeedEntityTable;
  }
}
