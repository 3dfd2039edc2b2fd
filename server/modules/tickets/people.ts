import { sql, type Expression, type SqlBool } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { PersonalData, People } from '../../platform/people/personalData';
import { textWithout } from '../../platform/people/textWithout';
import { hasMailOf, isMailOf, isNameOf, isOneOf, type Who, type Found } from '../../platform/people/who';

const isFiledBy = (who: Who): Expression<SqlBool> =>
  sql<SqlBool>`(${isMailOf('ticket.user_email', who)} or ${isOneOf('ticket.user_uid', who.uids)})`;
const isWrittenTo = (who: Who): Expression<SqlBool> =>
  sql<SqlBool>`(${hasMailOf('ticket.email_to', who)} or ${isMailOf('ticket.contact_email', who)})`;
const isAbout = (who: Who): Expression<SqlBool> => sql<SqlBool>`(${isFiledBy(who)} or ${isWrittenTo(who)})`;

const isActor = (who: Who): Expression<SqlBool> =>
  sql<SqlBool>`(${isNameOf('ticket_event.actor', 'ticket.institution_entity_id', who)}
    or ${isOneOf('ticket_event.person', who.persons)})`;

/** Only a change of an institution's own data names people, its contacts. */
const WITHOUT_CONTACTS = sql`case when direction = 'institution' then null else change end`;

/**
 * Tickets of the local desk, with their steps, and the people who connected a service without a ticket. Open tickets
 * stay as they are.
 */
const tickets: PersonalData = {
  kind: 'tickets',
  known: ({ mail, uid }) => sql<Found>`
    select user_email as mail, null as person, user_uid as uid, user_name as name,
      institution_entity_id as institution
    from ticket where lower(user_email) = ${mail} or user_uid = ${uid}`,
  columns: {
    ticket: [
      'user_name',
      'user_email',
      'user_uid',
      'email_to',
      'body',
      'personal_message',
      'contact_email',
      'change',
    ],
    ticket_event: ['actor', 'person', 'comment'],
    connection_event: ['person'],
  },
  days: ({ retention }) => retention.peopleDays,
  async end(tx, before, most) {
    const { rows } = await sql<{ key: string }>`
      update ticket set user_name = ${ERASED_NAME}, user_email = null, user_uid = null, email_to = '', body = '',
        personal_message = '', contact_email = '', change = ${WITHOUT_CONTACTS}
      where key in (select key from ticket where not open and updated_at < ${before} and user_name <> ${ERASED_NAME} limit ${most})
      returning key`.execute(tx);
    const keys = rows.map(({ key }) => key);
    await tx
      .updateTable('ticket_event')
      .set({ actor: ERASED_NAME, person: null, comment: '' })
      .where(isOneOf('ticket_key', keys))
      .execute();
    const noted = await sql`
      update connection_event set person = ${ERASED_NAME}
      where id in (select id from connection_event where at < ${before} and person <> ${ERASED_NAME} limit ${most})`.execute(
      tx,
    );
    // If one of them has filled its portion, there is more.
    return Math.max(keys.length, Number(noted.numAffectedRows ?? 0n));
  },
  async find(queries, who) {
    const own = await queries.selectFrom('ticket').selectAll().where(isAbout(who)).execute();
    const noted = await queries
      .selectFrom('connection_event')
      .selectAll()
      .where(isNameOf('person', 'institution_entity_id', who))
      .execute();
    return [...own, ...(await steps(queries, who).selectAll('ticket_event').execute()), ...noted];
  },
  async forget(tx, who, how) {
    const done = await sql`
      update ticket_event set comment = ${textWithout('comment', who, how)},
        actor = case when ${isActor(who)} then ${how.name} else actor end,
        person = case when ${isActor(who)} then null else person end
      from ticket
      where ticket.key = ticket_key and not ticket.open
        and (${isAbout(who)} or ${isActor(who)})`.execute(tx);
    const about = await sql`
      update ticket set
        user_name = case when ${isFiledBy(who)} then ${how.name} else user_name end,
        user_email = case when ${isFiledBy(who)} then null else user_email end,
        user_uid = case when ${isFiledBy(who)} then null else user_uid end,
        email_to = '', contact_email = '', change = ${WITHOUT_CONTACTS},
        body = ${textWithout('body', who, how)},
        personal_message = ${textWithout('personal_message', who, how)}
      where not open and ${isAbout(who)}`.execute(tx);
    const noted = await tx
      .updateTable('connection_event')
      .set({ person: how.name })
      .where(isNameOf('person', 'institution_entity_id', who))
      .executeTakeFirst();
    return Number((done.numAffectedRows ?? 0n) + (about.numAffectedRows ?? 0n) + noted.numUpdatedRows);
  },
  async left(queries, who) {
    const { count } = await queries
      .selectFrom('ticket')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('open', '=', true)
      .where(isAbout(who))
      .executeTakeFirstOrThrow();
    return count;
  },
};

/** Selects the steps of a person. */
function steps(queries: Queries, who: Who) {
  return queries
    .selectFrom('ticket_event')
    .innerJoin('ticket', 'ticket.key', 'ticket_event.ticket_key')
    .where(isActor(who));
}

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [tickets],
  notPersonal: {
    connection_event: ['at', 'id', 'institution_entity_id', 'kind', 'service_entity_id', 'ticket_key'],
    ticket: [
      'direction',
      'institution_entity_id',
      'key',
      'number',
      'open',
      'rejected',
      'requested_at',
      'resolution',
      'service_entity_id',
      'service_type',
      'status',
      'type',
      'updated_at',
    ],
    ticket_event: ['at', 'event', 'id', 'status', 'ticket_key'],
  },
};
