import type { Config } from '../config';
import type { Database, Tx } from '../storage/database';
import { LOGIN_UNDER_WAY } from './loginAttempt.store';
import { hashOf, opaqueId } from './opaqueId';
import type { Principal } from './principal';
import { issuerOf } from './providerSettings';

const TOUCH_SECONDS = 60;
/** How long the row of an ended session stays, so that its cookie is known to be dead. */
const KEEP_ENDED_SECONDS = 24 * 3600;

export type FoundSession =
  | { readonly state: 'dead' }
  | {
      readonly state: 'alive';
      readonly principal: Principal;
      readonly needsTouch: boolean;
      /** When it was used last, as far as that is written down, and when it ends whatever happens. */
      readonly seenAt: Date;
      readonly latestEnd: Date;
    };

/** What a session row holds, besides sessions of before `provider` was written down. */
type Stored = Principal & { readonly provider?: string };

/** How long sessions last, and which provider makes them. */
export type SessionSettings = Pick<Config, 'session' | 'oidc' | 'publicUrl'>;

export interface SessionStore {
  /**
   * Alive until idle or absolute limit, and while people log in with the provider that made it; an id without a row is
   * dead: it was a session once.
   */
  find(id: string): Promise<FoundSession>;
  /** Id of the new session. */
  create(principal: Principal): Promise<string>;
  /** Ends one session and begins another in its place, so that an id known before a login is worth nothing after it. */
  rotate(id: string, principal: Principal): Promise<string>;
  /** Changes who the person acts for, under the same id. */
  update(id: string, principal: Principal): Promise<void>;
  touch(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends every session of a person; for operators. */
  endAllOf(person: Pick<Principal, 'issuer' | 'subject'>): Promise<void>;
  /** Removes what nobody can use any more. Returns how many rows went. */
  purge(): Promise<number>;
}

/** Identity of a person across logins: issuer and subject together. */
export function personKey({ issuer, subject }: Pick<Principal, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}

/**
 * A provider that is no longer trusted vouches for nobody. It is told by OIDC_ISSUER: the issuer of the person is
 * narrower at a provider of many tenants.
 */
export function isOfTodaysProvider({ provider, issuer }: Stored, settings: SessionSettings): boolean {
  return (provider ?? issuer) === issuerOf(settings);
}

export function sessionStore(database: Database, settings: SessionSettings, now: () => Date): SessionStore {
  const { session: limits } = settings;
  const dataOf = (principal: Principal) =>
    JSON.stringify({ ...principal, provider: issuerOf(settings) } satisfies Stored);
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  async function insert(tx: Tx, principal: Principal): Promise<string> {
    const id = opaqueId();
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

  return {
    async find(id) {
      const row = await database.read
        .selectFrom('session')
        .select(['data', 'last_seen_at', 'expires_at', 'ended_at'])
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst();
      if (!row || row.ended_at) return { state: 'dead' };
      const idle = (now().getTime() - row.last_seen_at.getTime()) / 1000;
      if (idle > limits.idleSeconds || row.expires_at <= now()) return { state: 'dead' };
      const principal = row.data as Stored;
      if (!isOfTodaysProvider(principal, settings)) return { state: 'dead' };
      return {
        state: 'alive',
        principal,
        needsTouch: idle > TOUCH_SECONDS,
        seenAt: row.last_seen_at,
        latestEnd: row.expires_at,
      };
    },
    create: (principal) => database.transaction((tx) => insert(tx, principal)),
    rotate: (id, principal) =>
      database.transaction(async (tx) => {
        await endRow(tx, id);
        return insert(tx, principal);
      }),
    async update(id, principal) {
      await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ data: dataOf(principal) })
          .where('id_hash', '=', hashOf(id))
          .where('ended_at', 'is', null)
          .execute(),
      );
    },
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
