import type { People } from '../../platform/people/personalData';

/** Personal data in the tables of this module. */
export const people: People = {
  notPersonal: {
    feed: [
      'brake',
      'cache_seconds',
      'certificates',
      'checked_at',
      'due_at',
      'etag',
      'every_seconds',
      'failures',
      'last_modified',
      'lease',
      'lease_until',
      'name',
      'news',
      'outcome',
      'place',
      'reason',
      'refreshed_at',
      'registrars',
      'sha256',
      'source',
      'state',
      'valid_until',
      'warnings',
    ],
    feed_entity: ['absent_since', 'entity_id', 'feed', 'fingerprint', 'kind'],
    metadata_staging: [
      'base',
      'entity_id',
      'fingerprint',
      'institution_id',
      'kind',
      'run',
      'source_hash',
      'staged_at',
      'state',
    ],
  },
};
