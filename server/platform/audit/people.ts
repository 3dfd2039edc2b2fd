import { sql, type Expression, type SqlBool } from 'kysely';
import type { PersonalData, People } from '../people/personalData';
import { isMailOf, isNameOf, isOneOf, type Who } from '../people/who';

/** Selects entries about what a person did, and entries that contain their mail address. */
const isAbout = (who: Who): Expression<SqlBool> => sql<SqlBool>`(
  ${isOneOf('subject', subjectsOf(who))} or ${isOneOf('object_id', subjectsOf(who))}
  or ${isMailOf('subject', who)} or ${isNameOf('name', 'institution', who)}
  or exists (select from unnest(${[...who.mails]}::text[]) as mail
    where position(mail in lower(coalesce(before, '') || coalesce(after, ''))) > 0))`;

function subjectsOf({ persons }: Who): string[] {
  return persons.flatMap((person) => (JSON.parse(person) as readonly string[])[1] ?? []);
}

/**
 * Audit trail, which expires by itself (`audit`). A person is not removed from it earlier: the trail proves nothing if
 * entries can be removed. So the entries stay, and the operator learns their number.
 */
const audit: PersonalData = {
  kind: 'audit',
  columns: {
    audit_entry: ['issuer', 'subject', 'name', 'object_id', 'object_name', 'before', 'after', 'address'],
  },
  days: ({ auditDays }) => auditDays,
  find: (queries, who) =>
    queries.selectFrom('audit_entry').selectAll().where(isAbout(who)).orderBy('number').execute(),
  async left(queries, who) {
    const { count } = await queries
      .selectFrom('audit_entry')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isAbout(who))
      .executeTakeFirstOrThrow();
    return count;
  },
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [audit],
  notPersonal: {
    audit_check: ['due_at', 'id', 'lease_until', 'result'],
    audit_entry: [
      'acting_for',
      'actor_kind',
      'at',
      'day',
      'hash',
      'id',
      'institution',
      'kind',
      'number',
      'object_kind',
      'request_id',
      'role',
    ],
    audit_seal: ['day', 'digest', 'entries', 'hash', 'previous', 'sealed_at'],
  },
};
