import { sql, type SqlBool } from 'kysely';
import { loginStore } from '../../statistics/statistics.module';
import type { Kept } from '../kept.types';
import { isMailOf, isOneOf, type Who } from '../who';

/** Contacts of institutions and services as metadata names them: what is removed here comes back with it. */
export const contacts: Kept = {
  kind: 'contacts',
  columns: {
    institution: ['document'],
    service: ['document'],
    feed_entity: ['document'],
    metadata_staging: ['document'],
    entity_source: ['xml'],
  },
  async find(queries, { mails }: Who) {
    const { rows } = await sql<object>`
      select 'institution' as kind, entity_id, origin, document -> 'contacts' as contacts from institution
      where lower(document ->> 'contacts') like any(${mails.map(contained)}::text[])
      union all
      select 'service', entity_id, origin, document -> 'contacts' from service
      where lower(document ->> 'contacts') like any(${mails.map(contained)}::text[])`.execute(queries);
    return rows;
  },
};

function contained(mail: string): string {
  return `%"${mail.replaceAll(/[\\%_]/g, '\\$&')}"%`;
}

/** Logins for the statistics: users are hashes under a key, another one at each institution. */
export const logins: Kept = {
  kind: 'logins',
  columns: { login_day: ['events'] },
  days: ({ privacy }) => privacy.loginDays,
  endElsewhere: (needs, before, most) => loginStore(needs).end(before, most),
};

/** What callers use of the limits: hashes, for a minute. */
export const limits: Kept = { kind: 'limits', columns: { limit_use: ['key'] } };

const isPerson = (who: Who) => sql<SqlBool>`(${isOneOf('subject', who.uids)} or ${isMailOf('email', who)})`;

/** People of institutions and their roles, as they are known here; in the demonstration they are invented. */
export const roles: Kept = {
  kind: 'roles',
  columns: { demo_person: ['subject', 'given_name', 'sur_name', 'email'] },
  find: (queries, who) => queries.selectFrom('demo_person').selectAll().where(isPerson(who)).execute(),
  async forget(tx, who) {
    const gone = await tx.deleteFrom('demo_person').where(isPerson(who)).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};

/** Logins as invented people, in the demonstration alone. */
export const demonstration: Kept = { kind: 'demonstration', columns: { demo_login: ['payload'] } };
