import type { Generated } from 'kysely';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import type { FeedNews, FeedOutcome, FeedWarning } from '../../../src/contracts/wire/feeds';
import type { Json, Timestamp } from '../../platform/storage/columns';

/** Rows of an import that is under way, until they are exchanged for the live ones. */
export interface MetadataStagingTable {
  /** One import. */
  run: string;
  kind: 'institution' | 'service';
  entity_id: string;
  state: StateType;
  document: Json<object>;
  fingerprint: string;
  /** Names the text that goes out again; null where none is kept. */
  source_hash: string | null;
  /** Version (xmin) of the live row that the document was merged with; null: there was none. */
  base: string | null;
  staged_at: Generated<Date>;
}

/** A source of metadata, with what the operator says of it and what became of its last refresh. */
export interface FeedTable {
  name: string;
  /** Precedence: an entity that several feeds hold belongs to the one with the lowest place. */
  place: number;
  /** Path of a file, or an address that begins with https; null: imported by hand. */
  source: string | null;
  /** Certificates as PEM, or SHA-256 fingerprints, of which one has to sign; null: nothing is verified. */
  certificates: string | null;
  /** Registration authorities that it may speak for; null: any. */
  registrars: string[] | null;
  /** The state of what comes new. */
  state: Generated<StateType>;
  /** Longest time between two refreshes; null: only when asked. */
  every_seconds: number | null;
  /** Percent of its entities that a refresh may take away unasked. */
  brake: Generated<number>;
  etag: string | null;
  last_modified: string | null;
  /** When a refresh last ended, whatever came of it. */
  checked_at: Timestamp | null;
  /** When what is here was last the feed's newest. */
  refreshed_at: Timestamp | null;
  outcome: FeedOutcome | null;
  /** Why a refresh stopped or failed, in a sentence. */
  reason: string | null;
  warnings: Json<FeedWarning[]>;
  valid_until: Timestamp | null;
  /** After how many seconds at the latest the feed wants to be read again. */
  cache_seconds: number | null;
  /** Of the file that was imported last, hex. */
  sha256: string | null;
  /** What the last refresh that changed something brought. */
  news: Json<FeedNews> | null;
  /** Refreshes that have failed since the last that did not. */
  failures: Generated<number>;
  due_at: Timestamp | null;
  /** Who refreshes it now, and until when nobody else may. */
  lease: string | null;
  lease_until: Timestamp | null;
}

/** What a feed says of an entity that belongs to another one for now. */
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
