import { sql, type SqlBool } from 'kysely';
import type { PersonalData, People } from '../../platform/people/personalData';
import { isMailOf, isOneOf, type Who, type Found } from '../../platform/people/who';

/** Sessions. `identity` ends them when they expire, and deletes them a day later. */
const sessions: PersonalData = {
  kind: 'sessions',
  known: ({ mail, person }) => sql<Found>`
    select data ->> 'email' as mail, person, data ->> 'uid' as uid, data ->> 'displayName' as name,
      data ->> 'loginInstitution' as institution
    from session where person = ${person} or lower(data ->> 'email') = ${mail}`,
  columns: { session: ['person', 'data'] },
  find: (queries, { persons }) =>
    queries
      .selectFrom('session')
      // Neither the id nor a token: a reader of an export must not be able to log in with it.
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

const isPerson = (who: Who) => sql<SqlBool>`(${isOneOf('subject', who.uids)} or ${isMailOf('email', who)})`;

/** People of institutions and their roles, as stored here; invented in the demonstration. */
const roles: PersonalData = {
  kind: 'roles',
  columns: { demo_person: ['subject', 'given_name', 'sur_name', 'email'] },
  find: (queries, who) => queries.selectFrom('demo_person').selectAll().where(isPerson(who)).execute(),
  async forget(tx, who) {
    const gone = await tx.deleteFrom('demo_person').where(isPerson(who)).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};

/** Logins as invented people, in the demonstration only. */
const demonstration: PersonalData = { kind: 'demonstration', columns: { demo_login: ['payload'] } };

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [sessions, roles, demonstration],
  notPersonal: {
    demo_login: ['expires_at', 'id'],
    demo_person: ['authorities', 'institution_entity_id', 'level', 'position'],
    session: ['created_at', 'ended_at', 'expires_at', 'id_hash', 'last_seen_at', 'written_lsn'],
  },
};
