import { sql } from 'kysely';
import type { OwnSession } from '../../../../src/contracts/wire/ownSessions';
import type { Database, Tx } from '../../../platform/storage/database';
import { LOGIN_UNDER_WAY } from '../login/loginAttempt.store';
import { hashOf, opaqueId } from './opaqueId';
import type { Principal } from '../principal';
import { issuerOf } from '../login/providerSettings';
import type { Tokens } from './tokens';
import { sealed } from './sealed';
import {
  isOfTodaysProvider,
  latestEnd,
  personIn,
  rolesReadAt,
  type SessionSettings,
  type StoredSession,
} from './storedSession';

const TOUCH_SECONDS = 60;
/** How long the row of an ended session stays, so that its cookie is known to be dead. */
const KEEP_ENDED_SECONDS = 24 * 3600;

export type FoundSession =
  | { readonly state: 'dead' }
  | {
      readonly state: 'alive';
      readonly principal: Principal;
      readonly needsTouch: boolean;
      /** When the session was last used, which is written down once a minute, and its latest end. */
      readonly seenAt: Date;
      readonly latestEnd: Date;
      /** When the provider last told the person's roles. */
      readonly rolesReadAt: Date;
    };

type PersonId = Pick<Principal, 'issuer' | 'subject'>;

/** What a provider says of a session that has ended there (OpenID Connect Back-Channel Logout 1.0, 2.4). */
export interface EndedAtProvider {
  readonly issuer: string;
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
  /** Creates a session and resolves with its id. `tokens` are for reading the roles again. */
  create(principal: Principal, tokens?: Tokens): Promise<string>;
  /** Ends one session and begins another in its place, so that an id known before a login is worth nothing after it. */
  rotate(id: string, principal: Principal, tokens?: Tokens): Promise<string>;
  /** Changes who the person acts for, under the same id. */
  update(id: string, principal: Principal): Promise<void>;
  /** Stores what the provider says of the person now, under the same id. */
  renew(id: string, principal: Principal, tokens: Tokens): Promise<void>;
  touch(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends every session of a person; for operators. */
  endAllOf(person: Pick<Principal, 'issuer' | 'subject'>): Promise<void>;
  /** Ends the sessions that a provider says are over: of a person, of one of its sessions, or both. Returns how many. */
  endFor(over: EndedAtProvider): Promise<number>;
  /** Lists the sessions of a person that are alive, the one used last first; `current` is the id of the one that asks. */
  listOf(person: PersonId, current: string): Promise<OwnSession[]>;
  /** Ends one session of a person by its name in that list. Resolves to whether there was one. */
  endOwn(person: PersonId, name: string): Promise<boolean>;
  /** Removes the rows of sessions that nobody can use any more. Returns how many there were. */
  purge(): Promise<number>;
}

/** Identity of a person across logins: issuer and subject together. */
export function personKey({ issuer, subject }: Pick<Principal, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}

export function sessionStore(database: Database, settings: SessionSettings, now: () => Date): SessionStore {
  const { session: limits } = settings;
  const dataOf = (principal: Principal) =>
    JSON.stringify({ ...principal, provider: issuerOf(settings) } satisfies StoredSession);
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  async function insert(tx: Tx, person: Principal, tokens: Tokens | undefined): Promise<string> {
    const id = opaqueId();
    const principal = { ...person, ...(tokens && { renewal: sealed(id, tokens) }) };
    await tx
      .insertInto('session')
      .values({
        id_hash: hashOf(id),
        person: personKey(principal),
        data: dataOf(principal),
        created_at: now(),
        last_seen_at: now(),
        expires_at: later(limits.absoluteSeconds),
        ended_at: null,
      })
      .execute();
    return id;
  }

  async function endRow(tx: Tx, id: string): Promise<void> {
    await tx
      .updateTable('session')
      .set({ ended_at: now() })
      .where('id_hash', '=', hashOf(id))
      .where('ended_at', 'is', null)
      .execute();
  }

  async function update(id: string, principal: Principal): Promise<void> {
    await database.transaction((tx) =>
      tx
        .updateTable('session')
        .set({ data: dataOf(principal) })
        .where('id_hash', '=', hashOf(id))
        .where('ended_at', 'is', null)
        .execute(),
    );
  }

  return {
    async find(id) {
      const row = await database.read
        .selectFrom('session')
        .select(['data', 'created_at', 'last_seen_at', 'expires_at', 'ended_at'])
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst();
      if (!row || row.ended_at) return { state: 'dead' };
      const idle = (now().getTime() - row.last_seen_at.getTime()) / 1000;
      const principal = personIn(row, settings, now());
      if (!principal || idle > limits.idleSeconds) return { state: 'dead' };
      return {
        state: 'alive',
        principal,
        needsTouch: idle > TOUCH_SECONDS,
        seenAt: row.last_seen_at,
        latestEnd: latestEnd(row, settings),
        rolesReadAt: rolesReadAt(row),
      };
    },
    async formerly(id) {
      const row = await database.read
        .selectFrom('session')
        .select('data')
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst();
      const stored = row?.data as StoredSession | undefined;
      return stored && isOfTodaysProvider(stored, settings) ? stored : undefined;
    },
    create: (principal, tokens) => database.transaction((tx) => insert(tx, principal, tokens)),
    rotate: (id, principal, tokens) =>
      database.transaction(async (tx) => {
        await endRow(tx, id);
        return insert(tx, principal, tokens);
      }),
    update,
    renew: (id, principal, tokens) =>
      update(id, { ...principal, rolesReadAt: now().toISOString(), renewal: sealed(id, tokens) }),
    async touch(id) {
      await database.transaction((tx) =>
        tx.updateTable('session').set({ last_seen_at: now() }).where('id_hash', '=', hashOf(id)).execute(),
      );
    },
    end: (id) => database.transaction((tx) => endRow(tx, id)),
    async endAllOf(person) {
      await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('person', '=', personKey(person))
          .where('ended_at', 'is', null)
          .execute(),
      );
    },
    async endFor({ issuer, subject, session }) {
      const of = (name: keyof Principal, value: string) => sql<boolean>`data->>${name} = ${value}`;
      const ended = await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('ended_at', 'is', null)
          .where(of('issuer', issuer))
          .$if(subject !== undefined, (query) => query.where(of('subject', subject ?? '')))
          .$if(session !== undefined, (query) => query.where(of('providerSession', session ?? '')))
          .executeTakeFirst(),
      );
      return Number(ended.numUpdatedRows);
    },
    async listOf(person, current) {
      const rows = await database.read
        .selectFrom('session')
        .select(['id_hash', 'data', 'created_at', 'last_seen_at', 'expires_at'])
        .where('person', '=', personKey(person))
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .where('last_seen_at', '>=', later(-limits.idleSeconds))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash')
        .execute();
      const own = hashOf(current);
      return rows.flatMap((row) => {
        const stored = personIn(row, settings, now());
        if (!stored) return [];
        const { id_hash, created_at, last_seen_at } = row;
        return {
          id: id_hash,
          begunAt: created_at.getTime(),
          usedAt: last_seen_at.getTime(),
          ...(stored.browser !== undefined && { browser: stored.browser }),
          current: id_hash === own,
        };
      });
    },
    async endOwn(person, name) {
      const ended = await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('person', '=', personKey(person))
          .where('id_hash', '=', name)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
      );
      return ended.numUpdatedRows > 0n;
    },
    async purge() {
      const gone = await database.transaction((tx) =>
        tx
          .deleteFrom('session')
          .where((row) =>
            row.or([
              row('expires_at', '<', later(-KEEP_ENDED_SECONDS)),
              row('ended_at', '<', later(-KEEP_ENDED_SECONDS)),
              row.and([row('person', '=', LOGIN_UNDER_WAY), row('expires_at', '<', now())]),
            ]),
          )
          .executeTakeFirst(),
      );
      return Number(gone.numDeletedRows);
    },
  };
}
