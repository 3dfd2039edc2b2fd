import { sql, type Expression, type SqlBool } from 'kysely';
import type { PersonalData, People } from '../../platform/people/personalData';
import { literal } from '../../platform/people/textWithout';
import { isMailOf, isOneOf, type Who } from '../../platform/people/who';

/**
 * Returns the condition that a text of the mail contains one of these words, but not as part of a longer name or
 * address.
 */
const mentions = (texts: readonly string[]): Expression<SqlBool> => {
  const one = texts.map((word) => literal(word).replaceAll('\\ ', '\\s+')).join('|');
  const alone = `(?<![[:alnum:]._+-])(${one})(?![[:alnum:]-]|\\.[[:alnum:]])`;
  return texts.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`concat_ws(chr(10), subject, plain_text, html) ~* ${alone}`;
};

/**
 * Returns the condition for mails from and to a person, and for mails to others that name the person, at the person's
 * institutions.
 */
const isAbout = (who: Who): Expression<SqlBool> => sql<SqlBool>`(${isMailOf('reply_to', who)} or exists (
  select from jsonb_array_elements(recipients || copies) as one where lower(one ->> 'address') = any(${[...who.mails]}::text[]))
  or ${mentions([...who.mails, ...(who.name === undefined ? [] : [who.name])])}
  or (${isOneOf('institution_entity_id', who.institutions)} and ${mentions(who.names)}))`;

/** Mails, with their full contents. A mail that waits in the outbox stays until it is sent or given up. */
const mails: PersonalData = {
  kind: 'mails',
  columns: { mail: ['recipients', 'copies', 'reply_to', 'subject', 'plain_text', 'html', 'failure'] },
  days: ({ retention }) => retention.mailDays,
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

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [mails],
  notPersonal: {
    mail: [
      'attempts',
      'created_at',
      'due_at',
      'id',
      'institution_entity_id',
      'kind',
      'language',
      'link_mark',
      'message_id',
      'sent_at',
      'state',
      'thread',
      'ticket_key',
    ],
  },
};
