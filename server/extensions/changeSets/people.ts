import { sql } from 'kysely';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { PersonalData, People } from '../../platform/people/personalData';
import { isNameOf, isOneOf, type Who } from '../../platform/people/who';

const isAddedBy = (who: Who) =>
  sql<boolean>`(${isOneOf('user_uid', who.uids)} or ${isNameOf('user_name', 'institution_entity_id', who)})`;

/** People who added changes for an institution; the change itself stays until it is sent or removed. */
const changeSet: PersonalData = {
  kind: 'changeSet',
  columns: { change_set_line: ['user_name', 'user_uid', 'change', 'refused_why'] },
  days: ({ retention }) => retention.peopleDays,
  async end(tx, before, most) {
    const ended = await sql`
      update change_set_line set user_name = ${ERASED_NAME}, user_uid = null, refused_why = null
      where id in (select id from change_set_line where added_at < ${before} and user_name <> ${ERASED_NAME}
        limit ${most})`.execute(tx);
    return Number(ended.numAffectedRows ?? 0);
  },
  find: (queries, who) => queries.selectFrom('change_set_line').selectAll().where(isAddedBy(who)).execute(),
  async forget(tx, who, { name }) {
    const done = await tx
      .updateTable('change_set_line')
      .set({ user_name: name, user_uid: null, refused_why: null })
      .where(isAddedBy(who))
      .executeTakeFirst();
    return Number(done.numUpdatedRows);
  },
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [changeSet],
  notPersonal: {
    change_set_line: [
      'institution_entity_id',
      'service_entity_id',
      'service_type',
      'added_at',
      'id',
      'kind',
      'refused_at',
    ],
  },
};
