import { sql } from 'kysely';
import type { PersonalData, People } from '../../platform/people/personalData';
import type { Who } from '../../platform/people/who';

/** Contacts of institutions and services from metadata. If removed here, they return with the next import. */
const contacts: PersonalData = {
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

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [contacts],
  notPersonal: {
    consent: [
      'explanation_en',
      'explanation_nl',
      'explanation_pt',
      'institution_entity_id',
      'service_entity_id',
      'type',
      'type_metadata',
    ],
    entity_metadata: ['entity_id', 'feed', 'hash', 'sha1'],
    entity_source: ['certificate_ends', 'hash', 'written_at'],
    institution: [
      'absent_since',
      'allowed_all',
      'connections_version',
      'eid',
      'entity_id',
      'feed',
      'fingerprint',
      'institution_id',
      'origin',
      'state',
    ],
    institution_allows: ['institution_entity_id', 'service_entity_id'],
    level_setting: ['institution_entity_id', 'kind', 'level', 'service_entity_id'],
    service: [
      'allowed_all',
      'connect_option',
      'eid',
      'entity_id',
      'entity_type',
      'feed',
      'fingerprint',
      'hidden',
      'idp_visible_only',
      'institution_id',
      'origin',
      'state',
    ],
    service_allows: ['institution_entity_id', 'service_entity_id'],
  },
};
