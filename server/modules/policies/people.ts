import { sql } from 'kysely';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { PersonalData, People } from '../../platform/people/personalData';
import { isNameOf } from '../../platform/people/who';

/** Authors of the states of policies. The newest state keeps its author until the next one is saved. */
const policies: PersonalData = {
  kind: 'policies',
  columns: { policy_revision: ['author'] },
  days: ({ retention }) => retention.peopleDays,
  async end(tx, before, most) {
    const ended = await sql`
      update policy_revision set author = ${ERASED_NAME}
      where (policy_id, number) in (
        select policy_id, number from policy_revision
        where saved_at < ${before} and author <> ${ERASED_NAME}
          and not exists (select from policy where policy.id = policy_id and policy.revision = number)
        limit ${most})`.execute(tx);
    return Number(ended.numAffectedRows ?? 0);
  },
  find: (queries, who) =>
    queries
      .selectFrom('policy_revision')
      .select(['policy_id', 'number', 'author', 'authority', 'saved_at'])
      .where(isNameOf('author', 'authority', who))
      .execute(),
  async forget(tx, who, { name }) {
    const done = await tx
      .updateTable('policy_revision')
      .set({ author: name })
      .where(isNameOf('author', 'authority', who))
      .executeTakeFirst();
    return Number(done.numUpdatedRows);
  },
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [policies],
  notPersonal: {
    policy: ['id', 'name_key', 'revision'],
    policy_revision: ['authority', 'document', 'number', 'policy_id', 'saved_at'],
  },
};
