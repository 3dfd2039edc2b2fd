import type { OwnSession } from '../../../../src/contracts/wire/ownSessions';
import type { Tx } from '../../../platform/storage/database';
import type { DirectoryRoles, Principal } from '../principal';
import type { Tokens } from './tokens';

export type FoundSession =
  | { readonly state: 'dead' }
  | {
      readonly state: 'alive';
      readonly principal: Principal;
      readonly needsTouch: boolean;
      /** Position of the database after the person's last change (`pg_lsn`); null: unknown. */
      readonly written: string | null;
      /** Time of the last use of the session, which is stored once a minute, and its latest end. */
      readonly seenAt: Date;
      readonly latestEnd: Date;
      /** Time of the provider's last answer about the person's roles. */
      readonly rolesReadAt: Date;
    };

export type PersonId = Pick<Principal, 'issuer' | 'subject'>;

/** Records an act on a session, in the same transaction. */
export type Alongside = (tx: Tx) => Promise<void>;

/** Notice of a provider that a session has ended there (OpenID Connect Back-Channel Logout 1.0, 2.4). */
export interface EndedAtProvider {
  readonly issuer: string;
  /** `jti`: a token counts once. */
  readonly token: string;
  readonly subject?: string;
  /** `sid`. */
  readonly session?: string;
}

export interface SessionStore {
  /**
   * Finds a session. It is alive until its idle or absolute limit, and as long as its provider is in use. An id without
   * a row counts as dead.
   */
  find(id: string): Promise<FoundSession>;
  /**
   * Returns the person of a dead session as they were at its end; `undefined` if its row is deleted (after a day at
   * most).
   */
  formerly(id: string): Promise<Principal | undefined>;
  /**
   * Returns the directory's last answer about a person who logs in through this institution, from their stored
   * sessions, including ended ones; `undefined` if there is none.
   */
  lastDirectoryRoles(
    person: PersonId & Pick<Principal, 'loginInstitution'>,
  ): Promise<DirectoryRoles | undefined>;
  /** Creates a session and resolves with its id. `tokens` are for reading the roles again. */
  create(principal: Principal, tokens?: Tokens, alongside?: Alongside): Promise<string>;
  /** Replaces one session by another, so that an id from before a login is worthless after it. */
  rotate(id: string, principal: Principal, tokens?: Tokens, alongside?: Alongside): Promise<string>;
  /** Changes the institution or role that the person acts for, under the same id. */
  update(id: string, principal: Principal, alongside?: Alongside): Promise<void>;
  /** Stores the provider's current data of the person, under the same id. */
  renew(id: string, principal: Principal, tokens: Tokens, alongside?: Alongside): Promise<void>;
  /** Records that the sessions are used now. */
  touch(ids: readonly string[]): Promise<void>;
  /** Records that the person has just changed something, so that they see it in all of their sessions. */
  noteChange(person: PersonId): Promise<void>;
  /** Ends one session; `alongside` records it if it was alive. */
  end(id: string, alongside?: Alongside): Promise<void>;
  /** Ends every session of a person; for operators. */
  endAllOf(person: PersonId, alongside?: Alongside): Promise<void>;
  /**
   * Ends the sessions that a provider reports as over: of a person, of one of its sessions, or both. Returns their
   * number; `undefined` if the token was used before.
   */
  endFor(over: EndedAtProvider, alongside?: Alongside): Promise<number | undefined>;
  /**
   * Lists the active sessions of a person, the most recently used first; `current` is the id of the caller's session.
   */
  listOf(person: PersonId, current: string): Promise<OwnSession[]>;
  /** Ends one session of a person by its name in that list. Resolves with false if there is no such session. */
  endOwn(person: PersonId, name: string, alongside?: Alongside): Promise<boolean>;
  /** Deletes the rows of sessions that cannot be used any more. Returns their number. */
  purge(): Promise<number>;
}
