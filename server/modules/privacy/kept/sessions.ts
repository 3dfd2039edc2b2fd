import { sql } from 'kysely';
import type { Kept } from '../kept';
import { isOneOf } from '../who';

/** Logins: `identity` ends them when they are over, and removes them a day later. */
export const sessions: Kept = {
  kind: 'sessions',
  columns: { session: ['person', 'data'] },
  find: (queries, { persons }) =>
    queries
      .selectFrom('session')
      // Neither the id nor a token: whoever reads an export must not be able to log in with it.
      .select([
        sql<object>`data - 'renewal' - 'idToken'`.as('data'),
        'created_at',
        'last_seen_at',
        'expires_at',
        'ended_at',
      ])
      .where(isOneOf('person', persons))
      .execute(),
  async forget(tx, { persons }) {
    const gone = await tx.deleteFrom('session').where(isOneOf('person', persons)).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};
