import type { ColumnType, Generated } from 'kysely';
import type {
  ConnectOption,
  ConsentType,
  EntityType,
  StateType,
} from '../../../src/contracts/wire/enumerations';
import type { CertificateUse } from '../../../src/contracts/wire/news';
import type { Json } from '../../platform/storage/columns';
import type { InstitutionDocument, ServiceDocument } from './documents';

/** Origin of a row: the demonstration seed, or a metadata import. */
export type Origin = 'seed' | 'import';

/** Import state of a row. */
interface Imported {
  /** Aggregate that the row is from. */
  feed: Generated<string | null>;
  /** Hash of the entity's data in the aggregate; null once the aggregate no longer has it. */
  fingerprint: Generated<string | null>;
}

export interface InstitutionTable extends Imported {
  entity_id: string;
  /** Assigned by the database unless given. */
  eid: Generated<number>;
  institution_id: string | null;
  state: StateType;
  allowed_all: boolean;
  /** Counter of the changes to its connections (catalogueVersion.ts). */
  connections_version: Generated<number>;
  document: Json<InstitutionDocument>;
  origin: Origin;
}

export interface ServiceTable extends Imported {
  entity_type: EntityType;
  /** Assigned by the database unless given. */
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

/** Institution's side of a connection. */
export interface InstitutionAllowsTable {
  institution_entity_id: string;
  service_entity_id: string;
}

/** Service's side of a connection. */
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

/**
 * Expiry of the last certificate of each use, ISO 8601 in UTC; absent: there is none, or one of them cannot be parsed.
 */
export type CertificateEnds = Partial<Record<CertificateUse, string>>;

/** Metadata of an entity for publication; a text never changes. */
export interface EntitySourceTable {
  hash: string;
  xml: string;
  written_at: Generated<Date>;
  /** Expiry of the service's certificates; null: not checked yet. */
  certificate_ends: ColumnType<CertificateEnds | null, string | null | undefined, string>;
}

/** Current text of a feed for an entity. It applies if the entity's row belongs to that feed. */
export interface EntityMetadataTable {
  entity_id: string;
  /** Empty if the entity is not from a feed. */
  feed: string;
  /** SHA-1 of the entity ID in hex, which identifies the entity in addresses. */
  sha1: string;
  hash: string;
}

/** Stored picture for browsers; it never changes. */
export interface LogoPictureTable {
  hash: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  written_at: Generated<Date>;
}

/** Address in metadata for the logo of a service. */
export interface LogoAddressTable {
  address: string;
  /** Null: there is no picture, or it was not fetched yet. */
  hash: string | null;
  /** Time of the next fetch. */
  due_at: Date;
  /** Failures since the last successful fetch. */
  failures: Generated<number>;
  /** Until then no other server fetches it. */
  lease_until: Date | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    institution: InstitutionTable;
    service: ServiceTable;
    institution_allows: InstitutionAllowsTable;
    service_allows: ServiceAllowsTable;
    level_setting: LevelSettingTable;
    consent: ConsentTable;
    entity_source: EntitySourceTable;
    entity_metadata: EntityMetadataTable;
    logo_picture: LogoPictureTable;
    logo_address: LogoAddressTable;
  }
}
