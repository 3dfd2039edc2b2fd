import { sql, type SqlBool } from 'kysely';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { PersonalData, People } from '../../platform/people/personalData';
import { textWithout } from '../../platform/people/textWithout';
import { isMailOf, isNameOf, isOneOf, type Who, type Found } from '../../platform/people/who';

const isRequestedBy = (who: Who) =>
  sql<SqlBool>`(${isOneOf('person', who.persons)} or ${isMailOf('user_mail', who)})`;
const isAnsweredBy = (who: Who) => isNameOf('answered_by', 'institution_entity_id', who);

/** Wishes of people, and the people who answered. A wish is removed as a whole, with its answer. */
const wishes: PersonalData = {
  kind: 'wishes',
  known: ({ mail, person }) => sql<Found>`
    select user_mail as mail, person, null as uid, user_name as name, institution_entity_id as institution
    from wish where lower(user_mail) = ${mail} or person = ${person}`,
  columns: {
    wish: [
      ...['person', 'user_name', 'user_mail', 'language', 'reason', 'people', 'asked_at'],
      ...['answer', 'answered_by'],
    ],
  },
  days: (config) => config.wishes.days,
  async end(tx, before, most) {
    const gone = await sql`
      delete from wish where id in (select id from wish where coalesce(answered_at, asked_at) < ${before}
        limit ${most})`.execute(tx);
    return Number(gone.numAffectedRows ?? 0);
  },
  async find(queries, who) {
    const wishes = await queries.selectFrom('wish').selectAll().where(isRequestedBy(who)).execute();
    // Other people's wishes are their data.
    const answered = await queries
      .selectFrom('wish')
      .select(['institution_entity_id', 'service_entity_id', 'answer', 'answered_by', 'answered_at'])
      .where(isAnsweredBy(who))
      .execute();
    return [...wishes, ...answered];
  },
  async forget(tx, who, how) {
    const gone = await tx.deleteFrom('wish').where(isRequestedBy(who)).executeTakeFirst();
    const renamed = await tx
      .updateTable('wish')
      .set({
        answered_by: how.name,
        answer: how.texts ? ERASED_NAME : textWithout('answer', who, how),
      })
      .where(isAnsweredBy(who))
      .executeTakeFirst();
    return Number(gone.numDeletedRows + renamed.numUpdatedRows);
  },
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [wishes],
  notPersonal: {
    wish: ['institution_entity_id', 'service_entity_id', 'service_type', 'answered_at', 'declined', 'id'],
    wish_merge: [
      'institution_entity_id',
      'service_entity_id',
      'service_type',
      'into_service_entity_id',
      'into_service_type',
    ],
  },
};
