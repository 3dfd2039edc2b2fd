import type { ColumnType, Generated } from 'kysely';
import type { NewsKind, Rhythm, WatchKind } from '../../../src/contracts/wire/watching';
import type { Authority, EntityType } from '../../../src/contracts/wire/enumerations';
import type { Json, Timestamp } from '../../platform/storage/columns';

/** Somebody who watches, with what their last login said: what they are told is what they may see by it. */
export interface WatcherTable {
  /** Issuer and subject, as sessions hold them. */
  person: string;
  /** Names the person where they are not known: in the link that stops mails. */
  id: string;
  name: string;
  /** Address of mail; empty: the login brought none. */
  mail: string;
  authorities: Json<Authority[]>;
  /** Entity ids of the institutions that the person belongs to. */
  institutions: Json<string[]>;
  /** When a login of the person was last used. */
  seen_at: Timestamp;
  language: string;
  rhythm: Rhythm;
  /** Number of the last news that a mail had room for. */
  told_to: ColumnType<string, string, string>;
  /** When the next mail is due; null: never. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  /** SHA-256 of the token in the address of the feed, hex; null: there is none. */
  feed_hash: string | null;
}

export interface SubscriptionTable {
  id: string;
  person: string;
  institution_entity_id: string;
  kind: WatchKind;
  /** Entity id of a service, query of the list, name of a feed; empty of connections. */
  object: string;
  /** Empty where it is no service. */
  service_type: EntityType | '';
  /** Number of the last news before it, of which no mail tells. */
  since: ColumnType<string, string, never>;
  created_at: Timestamp;
}

/** What has happened: written by triggers (migration 0035), read by rights of the moment. */
export interface NewsTable {
  number: Generated<string>;
  at: Timestamp;
  kind: NewsKind;
  service_type: EntityType | null;
  service_entity_id: string | null;
  institution_entity_id: string | null;
  policy_id: string | null;
  revision: number | null;
  /** A fact as the document of the service has it; null: nothing is said. */
  before: Json<Record<string, string | string[]>> | null;
  after: Json<Record<string, string | string[]>> | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    watcher: WatcherTable;
    subscription: SubscriptionTable;
    news: NewsTable;
  }
}
