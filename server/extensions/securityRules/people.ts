import type { People } from '../../platform/people/kept';

/** What the tables of this module say about people. */
export const people: People = {
  namesNobody: {
    security_rules: ['institution_entity_id', 'rules', 'version'],
  },
};
