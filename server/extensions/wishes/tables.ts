import type { ColumnType, Generated } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Timestamp } from '../../platform/storage/columns';

/** A wish of a person for a service; if they ask again, the same row gets another ID and has no answer. */
export interface WishTable {
  id: Generated<number>;
  institution_entity_id: string;
  service_entity_id: string;
  service_type: EntityType;
  /** Issuer and subject, as sessions hold them. */
  person: string;
  user_name: string;
  /** Mail address; empty: the login had none. */
  user_mail: string;
  /** The language in which the person asked, and of the answer. */
  language: string;
  reason: string;
  /** Number of people; null: none given. */
  people: number | null;
  asked_at: Timestamp;
  /** The administrators' answer; null: none yet. */
  answer: string | null;
  declined: Generated<boolean>;
  answered_by: string | null;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The wishes for a service are merged with those for another one, which itself is not merged with any. */
export interface WishMergeTable {
  institution_entity_id: string;
  service_entity_id: string;
  service_type: EntityType;
  into_service_entity_id: string;
  into_service_type: EntityType;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    wish: WishTable;
    wish_merge: WishMergeTable;
  }
}
