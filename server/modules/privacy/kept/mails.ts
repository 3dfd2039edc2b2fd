import { sql, type Expression, type SqlBool } from 'kysely';
import type { Kept } from '../kept';
import { isMailOf, type Who } from '../who';

const isAbout = (who: Who): Expression<SqlBool> => sql<SqlBool>`(${isMailOf('reply_to', who)} or exists (
  select from jsonb_array_elements(recipients || copies) as one where lower(one ->> 'address') = any(${[...who.mails]}::text[])))`;

/** Mails, with all that stands in them. One that waits to be sent stays until it was sent or given up. */
export const mails: Kept = {
  kind: 'mails',
  columns: { mail: ['recipients', 'copies', 'reply_to', 'subject', 'plain_text', 'html', 'failure'] },
  days: ({ privacy }) => privacy.mailDays,
  async end(tx, before, most) {
    const gone = await tx
      .deleteFrom('mail')
      .where('id', 'in', (query) =>
        query
          .selectFrom('mail')
          .select('id')
          .where('state', '<>', 'waiting')
          .where('created_at', '<', before)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
  find: (queries, who) => queries.selectFrom('mail').selectAll().where(isAbout(who)).execute(),
  async forget(tx, who) {
    const gone = await tx
      .deleteFrom('mail')
      .where('state', '<>', 'waiting')
      .where(isAbout(who))
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
  async left(queries, who) {
    const { count } = await queries
      .selectFrom('mail')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'waiting')
      .where(isAbout(who))
      .executeTakeFirstOrThrow();
    return count;
  },
};
