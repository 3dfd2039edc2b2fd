import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  Authority,
  ConnectOption,
  ConsentType,
  EntityType,
  StateType,
  TicketResolution,
  TicketStatus,
  TicketType,
} from '../../../src/contracts/wire/enumerations';
import type { ConnectionEventTable } from '../../modules/changes/connectionEventTable';
import type { IdempotencyTable } from './idempotencyTable';
import type { InstitutionChange } from '../../modules/federation/institutionChange';
import type { PolicyDocument } from '../../modules/policies/policyDocument';
import type { InstitutionDocument, ServiceDocument } from '../../modules/federation/documents';
import type { LoginTables } from '../../modules/statistics/loginTables';
import type { MailTable } from '../../modules/mail/mailTable';
import type { OutboxTable } from '../../modules/tickets/outbox/outboxTable';

/** timestamptz, read as Date, written as Date or ISO 8601. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json<T extends object> = JSONColumnType<T, string, string>;
/** Where a row came from: the demonstration seed, a metadata import. */
export type Origin = 'seed' | 'import';

/** What an import remembers of a row that it brought. */
interface Imported {
  /** The aggregate that brought the row. */
  feed: Generated<string | null>;
  /** Hash of what the aggregate said; null once it says nothing any more. */
  fingerprint: Generated<string | null>;
}

export interface InstitutionTable extends Imported {
  entity_id: string;
  /** Numbered by the database unless given. */
  eid: Generated<number>;
  institution_id: string | null;
  state: StateType;
  allowed_all: boolean;
  /** Counts what has changed of its connections (catalogueVersion.ts). */
  connections_version: Generated<number>;
  document: Json<InstitutionDocument>;
  origin: Origin;
}

export interface ServiceTable extends Imported {
  entity_type: EntityType;
  /** Numbered by the database unless given. */
  eid: Generated<number>;
  entity_id: string;
  state: StateType;
  institution_id: string | null;
  idp_visible_only: boolean;
  hidden: boolean;
  allowed_all: boolean;
  connect_option: ConnectOption;
  document: Json<ServiceDocument>;
  origin: Origin;
}

/** The institution's side of a connection. */
export interface InstitutionAllowsTable {
  institution_entity_id: string;
  service_entity_id: string;
}

/** The service's side of a connection. */
export interface ServiceAllowsTable {
  service_entity_id: string;
  institution_entity_id: string;
}

export interface LevelSettingTable {
  institution_entity_id: string;
  service_entity_id: string;
  /** stepup: level URI; mfa: authentication context URI. */
  kind: 'stepup' | 'mfa';
  level: string;
}

export interface ConsentTable {
  institution_entity_id: string;
  service_entity_id: string;
  type: ConsentType;
  explanation_en: string | null;
  explanation_nl: string | null;
  explanation_pt: string | null;
  type_metadata: EntityType;
}

export interface PolicyTable {
  id: string;
  /** The name as people compare names. */
  name_key: string;
  /** Number of the newest state. */
  revision: number;
}

/** A saved state of a policy, the newest one among them. */
export interface PolicyRevisionTable {
  policy_id: string;
  /** From 1. */
  number: number;
  document: Json<PolicyDocument>;
  /** Display name of who saved it. */
  author: string;
  /** Entity id of the institution that it was saved for. */
  authority: string;
  saved_at: Timestamp;
}

/** A change to a connection that resolving a ticket as done applies in the same transaction. */
export type ConnectionChange =
  | { kind: 'connect'; institution: string; service: string; serviceType: EntityType; level?: string }
  | { kind: 'disconnect'; institution: string; service: string; serviceType: EntityType };

/** Consent of an institution for a service; empty texts: none. */
export interface ConsentValues {
  type: ConsentType;
  explanationEn: string;
  explanationNl: string;
  explanationPt: string;
}

/**
 * Likewise, to what an institution has set for a service: as it was when it was asked, and as it is to be. Empty
 * values: none. Members by the names of the request's body (contract §2.4).
 */
export type SettingChange = { institution: string; service: string; serviceType: EntityType } & (
  | { kind: 'consent'; before: ConsentValues; after: ConsentValues }
  | { kind: 'strongAuthentication'; before: { loaLevel: string }; after: { loaLevel: string } }
  | { kind: 'multiFactor'; before: { authnContextLevel: string }; after: { authnContextLevel: string } }
);

export type Change = ConnectionChange | SettingChange | InstitutionChange;

export interface TicketTable {
  /** The number in the key. */
  number: Generated<number>;
  key: string;
  type: TicketType;
  status: TicketStatus;
  resolution: TicketResolution | null;
  rejected: boolean;
  institution_entity_id: string;
  service_entity_id: string | null;
  service_type: EntityType | null;
  /**
   * What the ticket is about: the connection, in either direction, a setting, or the institution itself; null for
   * anything else. At most one open ticket for each institution, service (or none) and direction.
   */
  direction: Change['kind'] | null;
  /** Generated by the database: false once Resolved or Closed. */
  open: Generated<boolean>;
  user_name: string;
  user_email: string | null;
  user_uid: string | null;
  email_to: string;
  body: string;
  personal_message: string;
  contact_email: string;
  change: Json<Change> | null;
  requested_at: Timestamp;
  updated_at: Timestamp;
}

export interface TicketEventTable {
  id: Generated<number>;
  ticket_key: string;
  at: Timestamp;
  /** Event of the ticket's life, `request.filed` and the like. */
  event: string;
  status: TicketStatus;
  actor: string;
  comment: string;
}

export interface SessionTable {
  /** SHA-256 of the opaque cookie value, hex. */
  id_hash: string;
  /** Issuer and subject; for `operator ends all sessions of a person`. */
  person: string;
  data: Json<object>;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** Set at logout: a dead session is told apart from no session. */
  ended_at: Timestamp | null;
}

/** People of the demonstration federation, and roles that are granted locally. */
export interface DemoPersonTable {
  subject: string;
  given_name: string;
  sur_name: string;
  email: string;
  institution_entity_id: string;
  authorities: Json<Authority[]>;
  /** Rank of the login's assurance level as listed. */
  level: number;
  /** Position in the login page's list. */
  position: number;
}

/** Small state that outlives a restart: the desk's outage switch, the seed's version. */
export interface SettingTable {
  name: string;
  value: string;
}

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
  /** Version (xmin) of the live row that the document was merged with; null: there was none. */
  base: string | null;
  staged_at: Generated<Date>;
}

export interface Tables extends LoginTables {
  institution: InstitutionTable;
  service: ServiceTable;
  institution_allows: InstitutionAllowsTable;
  service_allows: ServiceAllowsTable;
  level_setting: LevelSettingTable;
  consent: ConsentTable;
  policy: PolicyTable;
  policy_revision: PolicyRevisionTable;
  ticket: TicketTable;
  ticket_event: TicketEventTable;
  idempotency: IdempotencyTable;
  session: SessionTable;
  demo_person: DemoPersonTable;
  setting: SettingTable;
  metadata_staging: MetadataStagingTable;
  mail: MailTable;
  outbox: OutboxTable;
  connection_event: ConnectionEventTable;
}
