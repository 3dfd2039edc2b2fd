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
      /** Position of the database after the person's last change (`pg_lsn`); null: none is known. */
      readonly written: string | null;
      /** When the session was last used, which is written down once a minute, and its latest end. */
      readonly seenAt: Date;
      readonly latestEnd: Date;
      /** When the provider last told the person's roles. */
      readonly rolesReadAt: Date;
    };

export type PersonId = Pick<Principal, 'issuer' | 'subject'>;

/** Records what is done to a session, in the transaction that does it. */
export type Alongside = (tx: Tx) => Promise<void>;

/** What a provider says of a session that has ended there (OpenID Connect Back-Channel Logout 1.0, 2.4). */
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
   * Finds a session. It is alive until its idle or absolute limit, and as long as the provider that made it is in use. An
   * id without a row counts as dead.
   */
  find(id: string): Promise<FoundSession>;
  /**
   * Returns the person of a dead session as they were at its end; `undefined` where nothing of it is kept (a day at most).
   */
  formerly(id: string): Promise<Principal | undefined>;
  /**
   * Returns what the directory of roles last told of a person who logs in through this institution, from their sessions that are kept, ended
   * ones too; `undefined` where nothing is known.
   */
  lastTold(person: PersonId & Pick<Principal, 'loginInstitution'>): Promise<DirectoryRoles | undefined>;
  /** Creates a session and resolves with its id. `tokens` are for reading the roles again. */
  create(principal: Principal, tokens?: Tokens, alongside?: Alongside): Promise<string>;
  /** Ends one session and begins another in its place, so that an id known before a login is worth nothing after it. */
  rotate(id: string, principal: Principal, tokens?: Tokens, alongside?: Alongside): Promise<string>;
  /** Changes who the person acts for, under the same id. */
  update(id: string, principal: Principal, alongside?: Alongside): Promise<void>;
  /** Stores what the provider says of the person now, under the same id. */
  renew(id: string, principal: Principal, tokens: Tokens, alongside?: Alongside): Promise<void>;
  touch(id: string): Promise<void>;
  /** Notes that the person has changed something just now, so that they see it in each of their sessions. */
  noteChange(person: PersonId): Promise<void>;
  /** Ends one session; `alongside` records it where it was alive. */
  end(id: string, alongside?: Alongside): Promise<void>;
  /** Ends every session of a person; for operators. */
  endAllOf(person: PersonId, alongside?: Alongside): Promise<void>;
  /**
   * Ends the sessions that a provider says are over: of a person, of one of its sessions, or both. Returns how many;
   * `undefined` if the token was used before.
   */
  endFor(over: EndedAtProvider, alongside?: Alongside): Promise<number | undefined>;
  /** Lists the sessions of a person that are alive, the one used last first; `current` is the id of the one that asks. */
  listOf(person: PersonId, current: string): Promise<OwnSession[]>;
  /** Ends one session of a person by its name in that list. Resolves to whether there was one. */
  endOwn(person: PersonId, name: string, alongside?: Alongside): Promise<boolean>;
  /** Removes the rows of sessions that nobody can use any more. Returns how many there were. */
  purge(): Promise<number>;
}
