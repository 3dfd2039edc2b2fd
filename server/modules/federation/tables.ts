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

/** The origin of a row: the demonstration seed, a metadata import. */
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

/** When the last certificate of each use ends, ISO 8601 in UTC; absent: there is none, or one of them cannot be read. */
export type CertificateEnds = Partial<Record<CertificateUse, string>>;

/** Metadata of an entity as it goes out again; a text never changes. */
export interface EntitySourceTable {
  hash: string;
  xml: string;
  written_at: Generated<Date>;
  /** Of the service in it; null: nobody has looked yet. */
  certificate_ends: ColumnType<CertificateEnds | null, string | null | undefined, string>;
}

/** Which text a feed has for an entity now. It holds where the entity's row belongs to that feed. */
export interface EntityMetadataTable {
  entity_id: string;
  /** Empty for what no feed brought. */
  feed: string;
  /** SHA-1 of the entity id, hex: addresses name entities by it. */
  sha1: string;
  hash: string;
}

/** A picture that browsers load from here; it never changes. */
export interface LogoPictureTable {
  hash: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  written_at: Generated<Date>;
}

/** An address that metadata names for the logo of a service. */
export interface LogoAddressTable {
  address: string;
  /** Null: there is no picture, or nobody has looked yet. */
  hash: string | null;
  /** When it is to be asked again. */
  due_at: Date;
  /** How often it has failed since it last had a picture. */
  failures: Generated<number>;
  /** Until when nobody else asks it. */
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
