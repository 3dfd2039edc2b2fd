import { sql, type Expression, type SqlBool } from 'kysely';
import type { PersonalData, People } from '../../../platform/people/personalData';
import { textWithout } from '../../../platform/people/textWithout';
import type { Who } from '../../../platform/people/who';

const isAbout = ({ mails, uids }: Who): Expression<SqlBool> => sql<SqlBool>`(
  lower(task #>> '{ticket,userEmail}') = any(${[...mails]}::text[])
  or task #>> '{ticket,userUid}' = any(${[...uids]}::text[])
  or regexp_split_to_array(lower(concat_ws(',', task #>> '{ticket,emailTo}', task #>> '{ticket,contactEmail}',
    task #>> '{reminder,emailTo}')), '[,;\\s]+') && ${[...mails]}::text[])`;

/** Members of a task that hold people's words. */
const TEXT_MEMBERS = ['{ticket,body}', '{ticket,personalMessage}', '{reminder,message}', '{comment}'];

/**
 * Messages to an external ticket system. A message on its way, or one that may not have arrived, stays until its
 * outcome is known.
 */
const outbox: PersonalData = {
  kind: 'outbox',
  columns: { outbox: ['task', 'consequences'] },
  days: ({ retention }) => retention.outboxDays,
  async end(tx, before, most) {
    const gone = await tx
      .deleteFrom('outbox')
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('open', '=', false)
          .where(sql<Date>`coalesce(settled_at, created_at)`, '<', before)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
  find: (queries, who) => queries.selectFrom('outbox').selectAll().where(isAbout(who)).execute(),
  async forget(tx, who, { name, texts }) {
    const named = sql`${textWithout('task', who, { name, texts: false })}::jsonb`;
    const task = (texts ? TEXT_MEMBERS : []).reduce(
      (left, place) => sql`jsonb_set(${left}, ${place}::text[], '""', false)`,
      named,
    );
    const done = await sql`update outbox set task = ${task}, consequences = '{}'
      where not open and ${isAbout(who)}`.execute(tx);
    return Number(done.numAffectedRows ?? 0n);
  },
  async left(queries, who) {
    const { count } = await queries
      .selectFrom('outbox')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('open', '=', true)
      .where(isAbout(who))
      .executeTakeFirstOrThrow();
    return count;
  },
};

/** Personal data in the tables of this module. */
export const outboxPeople: People = {
  personalData: [outbox],
  notPersonal: {
    outbox: [
      'attempts',
      'create_after',
      'created_at',
      'direction',
      'due_at',
      'failure',
      'id',
      'institution_entity_id',
      'kind',
      'open',
      'service_entity_id',
      'settled_at',
      'state',
      'ticket_key',
    ],
  },
};
