import type { Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { Json, Timestamp } from '../../platform/storage/columns';

export interface SessionTable {
  /** SHA-256 of the opaque cookie value, hex. */
  id_hash: string;
  /** Issuer and subject, with which an operator ends all sessions of a person. */
  person: string;
  data: Json<object>;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** Set at logout, so that a dead session can be distinguished from none. */
  ended_at: Timestamp | null;
  /**
   * Position in the write-ahead log after the person's last change (`pg_lsn`). Null: there is no read replica, or
   * nothing was changed since there is one.
   */
  written_lsn: Generated<string | null>;
}

/** People of the demonstration federation, and roles that are granted locally. */
export interface DemoPersonTable {
  subject: string;
  given_name: string;
  sur_name: string;
  email: string;
  institution_entity_id: string;
  authorities: Json<Authority[]>;
  /** Rank of the login's assurance level in the list. */
  level: number;
  /** Position in the login page's list. */
  position: number;
}

/** Logins under way at the provider of the demonstration, in its format. */
export interface DemoLoginTable {
  /** Kind and id of the entry. */
  id: string;
  payload: Json<AdapterPayload>;
  expires_at: Timestamp;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    session: SessionTable;
    demo_person: DemoPersonTable;
    demo_login: DemoLoginTable;
  }
}
