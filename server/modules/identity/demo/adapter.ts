import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../platform/storage/database';

/** Lifetime of entries without one from the provider. */
const OTHERWISE_SECONDS = 3_600;

/** Returns the storage of the embedded provider, in the database, so that a login can continue on another server. */
export function databaseAdapter(database: Database): (model: string) => Adapter {
  const { read } = database;

  return (model) => {
    const idOf = (id: string) => `${model}:${id}`;
    const alive = read
      .selectFrom('demo_login')
      .select('payload')
      .where('expires_at', '>', sql<Date>`now()`);

    async function put(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
      const row = {
        payload: JSON.stringify(payload),
        expires_at: new Date(Date.now() + seconds * 1_000),
      };
      await database.transaction(async (tx) => {
        await tx
          .deleteFrom('demo_login')
          .where('expires_at', '<', sql<Date>`now()`)
          .execute();
        await tx
          .insertInto('demo_login')
          .values({ id: idOf(id), ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
      });
    }

    async function findBy(member: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> {
      const row = await alive
        .where('id', 'like', idOf('%'))
        .where(sql<string>`payload ->> ${sql.lit(member)}`, '=', value)
        .executeTakeFirst();
      return row?.payload;
    }

    return {
      upsert: (id, payload, expiresIn: number | undefined) =>
        put(id, payload, expiresIn ?? OTHERWISE_SECONDS),
      find: async (id) => (await alive.where('id', '=', idOf(id)).executeTakeFirst())?.payload,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        await database.transaction((tx) =>
          tx
            .updateTable('demo_login')
            .set({
              payload: sql`payload || jsonb_build_object('consumed', floor(extract(epoch from now())))`,
            })
            .where('id', '=', idOf(id))
            .execute(),
        );
      },
      async destroy(id) {
        await database.transaction((tx) => tx.deleteFrom('demo_login').where('id', '=', idOf(id)).execute());
      },
      async revokeByGrantId(grantId) {
        await database.transaction((tx) =>
          tx
            .deleteFrom('demo_login')
            .where(sql<string>`payload ->> 'grantId'`, '=', grantId)
            .execute(),
        );
      },
    };
  };
}
