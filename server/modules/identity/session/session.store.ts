import { sql } from 'kysely';
import { takeOnce } from '../../../platform/http/idempotency';
import type { Database, Tx } from '../../../platform/storage/database';
import { LOGIN_UNDER_WAY } from '../login/loginAttempt.store';
import { hashOf, opaqueId } from './opaqueId';
import type { Principal } from '../principal';
import { issuerOf } from '../login/providerSettings';
import type { Tokens } from './tokens';
import { sealed } from './sealed';
import type { Alongside, SessionStore } from './sessionStore.types';
import {
  isOfTodaysProvider,
  latestEnd,
  personIn,
  rolesReadAt,
  type SessionSettings,
  type StoredSession,
} from './storedSession';

const TOUCH_SECONDS = 60;
/** Time for which the row of an ended session stays, so that its cookie is known to be dead. */
const KEEP_ENDED_SECONDS = 24 * 3600;

/** Current position of the database. Everything committed before is behind it. */
const here = sql<string>`pg_current_wal_insert_lsn()`;

const nothing: Alongside = async () => undefined;

/** Returns the identity of a person across logins: issuer and subject together. */
export function personKey({ issuer, subject }: Pick<Principal, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}

/** Returns the person of such a key. */
export function personOf(key: string): Pick<Principal, 'issuer' | 'subject'> {
  const [issuer, subject] = JSON.parse(key) as [string, string];
  return { issuer, subject };
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
        // Covers the person's changes in earlier sessions.
        ...(settings.replica && { written_lsn: here }),
      })
      .execute();
    return id;
  }

  async function endRow(tx: Tx, id: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('session')
      .set({ ended_at: now() })
      .where('id_hash', '=', hashOf(id))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function update(id: string, principal: Principal, alongside = nothing): Promise<void> {
    await database.transaction(async (tx) => {
      await tx
        .updateTable('session')
        .set({ data: dataOf(principal) })
        .where('id_hash', '=', hashOf(id))
        .where('ended_at', 'is', null)
        .execute();
      await alongside(tx);
    });
  }

  return {
    async find(id) {
      const row = await database.read
        .selectFrom('session')
        .select(['data', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'written_lsn'])
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
        written: row.written_lsn,
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
    async lastDirectoryRoles({ loginInstitution, ...person }) {
      const row = await database.read
        .selectFrom('session')
        .select('data')
        .where('person', '=', personKey(person))
        .where(sql<string>`data->>'loginInstitution'`, '=', loginInstitution)
        .where(sql<boolean>`data->'directory'->>'toldAt' is not null`)
        .orderBy(sql`data->'directory'->>'toldAt'`, 'desc')
        .limit(1)
        .executeTakeFirst();
      return (row?.data as StoredSession | undefined)?.directory;
    },
    create: (principal, tokens, alongside = nothing) =>
      database.transaction(async (tx) => {
        await alongside(tx);
        return insert(tx, principal, tokens);
      }),
    rotate: (id, principal, tokens, alongside = nothing) =>
      database.transaction(async (tx) => {
        await endRow(tx, id);
        await alongside(tx);
        return insert(tx, principal, tokens);
      }),
    update,
    renew: (id, principal, tokens, alongside) =>
      update(id, { ...principal, rolesReadAt: now().toISOString(), renewal: sealed(id, tokens) }, alongside),
    async touch(ids) {
      await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ last_seen_at: now() })
          .where('id_hash', 'in', (sessions) =>
            // In this order, so that two servers never deadlock.
            sessions
              .selectFrom('session')
              .select('id_hash')
              .where('id_hash', 'in', ids.map(hashOf))
              .orderBy('id_hash')
              .forUpdate(),
          )
          .execute(),
      );
    },
    async noteChange(person) {
      await database.transaction((tx) =>
        tx
          .updateTable('session')
          .set({ written_lsn: here })
          .where('person', '=', personKey(person))
          .where('ended_at', 'is', null)
          .execute(),
      );
    },
    end: (id, alongside = nothing) =>
      database.transaction(async (tx) => {
        if (await endRow(tx, id)) await alongside(tx);
      }),
    async endAllOf(person, alongside = nothing) {
      await database.transaction(async (tx) => {
        await tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('person', '=', personKey(person))
          .where('ended_at', 'is', null)
          .execute();
        await alongside(tx);
      });
    },
    async endFor({ issuer, token, subject, session }, alongside = nothing) {
      const of = (name: keyof Principal, value: string) => sql<boolean>`data->>${name} = ${value}`;
      return database.transaction(async (tx) => {
        if (!(await takeOnce(tx, ['logout token', issuer, token], now()))) return undefined;
        const { numUpdatedRows } = await tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('ended_at', 'is', null)
          .where(of('issuer', issuer))
          .$if(subject !== undefined, (query) => query.where(of('subject', subject ?? '')))
          .$if(session !== undefined, (query) => query.where(of('providerSession', session ?? '')))
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await alongside(tx);
        return Number(numUpdatedRows);
      });
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
    endOwn: (person, name, alongside = nothing) =>
      database.transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('session')
          .set({ ended_at: now() })
          .where('person', '=', personKey(person))
          .where('id_hash', '=', name)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await alongside(tx);
        return numUpdatedRows > 0n;
      }),
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
