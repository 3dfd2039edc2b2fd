import { sql, type SqlBool } from 'kysely';
import type { PersonalData, People } from '../../platform/people/personalData';
import { isMailOf, isOneOf, type Who } from '../../platform/people/who';

const isPerson = (who: Who) =>
  sql<SqlBool>`(${isOneOf('watcher.person', who.persons)} or ${isMailOf('watcher.mail', who)})`;

/** Subscriptions of people, and the addresses for their news. They end with the last recent login. */
const watching: PersonalData = {
  kind: 'watching',
  columns: {
    watcher: [
      ...['person', 'id', 'name', 'mail', 'authorities', 'institutions', 'seen_at', 'language', 'rhythm'],
      ...['told_to', 'due_at', 'feed_hash'],
    ],
    subscription: [
      ...[
        'person',
        'institution_entity_id',
        'kind',
        'object',
        'service_type',
        'created_at',
        'name',
        'watched',
      ],
    ],
    mail: ['unsubscribe'],
  },
  days: ({ watching: { days } }) => days,
  async end(tx, before, most) {
    const gone = await tx
      .deleteFrom('watcher')
      .where('person', 'in', (query) =>
        query.selectFrom('watcher').select('person').where('seen_at', '<', before).limit(most),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
  async find(queries, who) {
    const { rows } = await sql<object>`
      select name, mail, authorities, institutions, seen_at, language, rhythm, due_at,
        (select coalesce(jsonb_agg(jsonb_build_object('institution', institution_entity_id, 'kind', kind, 'object', object,
          'name', name, 'watched', watched, 'created_at', created_at) order by created_at), '[]') from subscription where subscription.person = watcher.person)
          as subscriptions
      from watcher where ${isPerson(who)}`.execute(queries);
    return rows;
  },
  async forget(tx, who) {
    const gone = await tx.deleteFrom('watcher').where(isPerson(who)).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [watching],
  notPersonal: {
    logins_judged: ['day', 'institution_entity_id'],
    news: [
      'institution_entity_id',
      'service_entity_id',
      'service_type',
      'after',
      'at',
      'before',
      'facts',
      'kind',
      'number',
      'policy_id',
      'revision',
    ],
    news_turn: ['at', 'turn'],
    subscription: ['id', 'since'],
  },
};
