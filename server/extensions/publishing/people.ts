import type { People } from '../../platform/people/kept';

/** What the tables of this module say about people. */
export const people: People = {
  namesNobody: {
    consumer: ['created_at', 'entity_id', 'id', 'last_used_at', 'name', 'reads', 'revoked_at', 'secret_hash'],
  },
};
