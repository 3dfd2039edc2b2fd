import { sql, type Expression, type SqlBool } from 'kysely';
import type { Kept, People } from '../people/kept';
import { isMailOf, isNameOf, isOneOf, type Who } from '../people/who';

/** What somebody did, and what tells of them by mail address. */
const isAbout = (who: Who): Expression<SqlBool> => sql<SqlBool>`(
  ${isOneOf('subject', subjectsOf(who))} or ${isOneOf('object_id', subjectsOf(who))}
  or ${isMailOf('subject', who)} or ${isNameOf('name', 'institution', who)}
  or exists (select from unnest(${[...who.mails]}::text[]) as mail
    where position(mail in lower(coalesce(before, '') || coalesce(after, ''))) > 0))`;

function subjectsOf({ persons }: Who): string[] {
  return persons.flatMap((person) => (JSON.parse(person) as readonly string[])[1] ?? []);
}

/**
 * The audit trail, which ends by itself (`audit`). Nobody is taken out of it before: what it shows would be worth nothing if
 * somebody could be, so that it stays and is told.
 */
const audit: Kept = {
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

/** What the tables of this module say about people. */
export const people: People = {
  kept: [audit],
  namesNobody: {
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
