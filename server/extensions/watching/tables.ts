import type { ColumnType, Generated } from 'kysely';
import type { CertificateNews, LoginsNews, NewsKind } from '../../../src/contracts/wire/news';
import type { Rhythm, WatchKind } from '../../../src/contracts/wire/watching';
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
  /** Entity id of a service, query of the list (of a search with a name: as `savedQuery` writes it), name of a feed; empty of connections. */
  object: string;
  /** Empty where it is no service. */
  service_type: EntityType | '';
  /** Number of the last news before it, of which no mail tells. */
  since: ColumnType<string, string, string>;
  created_at: Timestamp;
  /** What the person calls a search that they keep; empty: it is only watched. */
  name: Generated<string>;
  /** Whether what is new of it is told. */
  watched: Generated<boolean>;
}

/** A review of which there is something to tell. */
export interface ReviewFacts {
  readonly review: string;
  /** Of one that ends: days before, at most, when it is told. */
  readonly days?: number;
}

/** A certificate, and how many days before its end, at most, it is told. */
export type CertificateFacts = CertificateNews & { readonly days: number };

/** What time passing has brought, by kind. */
export interface NewsFacts {
  readonly loginsStopped: LoginsNews;
  readonly loginsDoubled: LoginsNews;
  readonly certificateEnds: CertificateFacts;
  readonly reviewEnds: ReviewFacts;
  readonly reviewLate: ReviewFacts;
}

/** What has happened: written by triggers (migrations 0035, 0039, 0041) and by `turns.ts`, read by rights of the moment. */
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
  facts: Json<NewsFacts[keyof NewsFacts]> | null;
}

/** What was told once and is not told again, in SHA-256: news end sooner. */
export interface NewsTurnTable {
  turn: string;
  at: Timestamp;
}

/** Day on which the logins of an institution were looked at last, on one of the servers. */
export interface LoginsJudgedTable {
  institution_entity_id: string;
  /** `YYYY-MM-DD`, in the time zone of the statistics. */
  day: string;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    watcher: WatcherTable;
    subscription: SubscriptionTable;
    news: NewsTable;
    news_turn: NewsTurnTable;
    logins_judged: LoginsJudgedTable;
  }
}
