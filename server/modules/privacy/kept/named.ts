import { sql } from 'kysely';
import { loginStore } from '../../statistics/statistics.module';
import type { Kept } from '../kept.types';
import type { Who } from '../who';

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

/** Invented people, and logins as them, in the demonstration alone. */
export const demonstration: Kept = {
  kind: 'demonstration',
  columns: {
    demo_person: ['subject', 'given_name', 'sur_name', 'email'],
    demo_login: ['payload'],
  },
};
