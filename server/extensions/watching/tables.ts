import type { ColumnType, Generated } from 'kysely';
import type { CertificateNews, LoginsNews, NewsKind } from '../../../src/contracts/wire/news';
import type { Rhythm, WatchKind } from '../../../src/extensions/watching/contract/watching.wire';
import type { Authority, EntityType } from '../../../src/contracts/wire/enumerations';
import type { Json, Timestamp } from '../../platform/storage/columns';

/** A person who watches, with the data of their last login, which decides what they may see. */
export interface WatcherTable {
  /** Issuer and subject, as sessions hold them. */
  person: string;
  /** Identifies the person without a session: in the link that stops mails. */
  id: string;
  name: string;
  /** Mail address; empty: the login had none. */
  mail: string;
  authorities: Json<Authority[]>;
  /** Entity IDs of the institutions that the person belongs to. */
  institutions: Json<string[]>;
  /** Last use of a login of the person. */
  seen_at: Timestamp;
  language: string;
  rhythm: Rhythm;
  /** Number of the last news that a mail had room for. */
  told_to: ColumnType<string, string, string>;
  /** Time of the next mail; null: never. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  /** SHA-256 of the token in the address of the feed, hex; null: there is none. */
  feed_hash: string | null;
}

export interface SubscriptionTable {
  id: string;
  person: string;
  institution_entity_id: string;
  kind: WatchKind;
  /**
   * Entity ID of a service, query of the list (for a search with a name: as `savedQuery` writes it), name of a feed;
   * empty for connections.
   */
  object: string;
  /** Empty if it is not a service. */
  service_type: EntityType | '';
  /** Number of the last news before it; mails leave out news up to this number. */
  since: ColumnType<string, string, string>;
  created_at: Timestamp;
  /** The person's name for a search that they keep; empty: it is only watched. */
  name: Generated<string>;
  /** True if it produces news. */
  watched: Generated<boolean>;
}

/** A review with news. */
export interface ReviewFacts {
  readonly review: string;
  /** For a review that ends: maximum days before the end of this step. */
  readonly days?: number;
}

/** A certificate, and the maximum days before its expiry of this step. */
export type CertificateFacts = CertificateNews & { readonly days: number };

/** News from time passing, by kind. */
interface NewsFacts {
  readonly loginsStopped: LoginsNews;
  readonly loginsDoubled: LoginsNews;
  readonly certificateEnds: CertificateFacts;
  readonly reviewEnds: ReviewFacts;
  readonly reviewLate: ReviewFacts;
}

/** Events: written by triggers (migrations 0035, 0039, 0041) and by `turns.ts`, read with the present rights. */
export interface NewsTable {
  number: Generated<string>;
  at: Timestamp;
  kind: NewsKind;
  service_type: EntityType | null;
  service_entity_id: string | null;
  institution_entity_id: string | null;
  policy_id: string | null;
  revision: number | null;
  /** A fact in the document of the service; null: there is none. */
  before: Json<Record<string, string | string[]>> | null;
  after: Json<Record<string, string | string[]>> | null;
  facts: Json<NewsFacts[keyof NewsFacts]> | null;
}

/** Hashes (SHA-256) of news that are written only once: the news are removed sooner. */
interface NewsTurnTable {
  turn: string;
  at: Timestamp;
}

/** Day on which one of the servers last judged the logins of an institution. */
interface LoginsJudgedTable {
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
