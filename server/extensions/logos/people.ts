import type { People } from '../../platform/people/kept';

/** What the tables of this module say about people. */
export const people: People = {
  namesNobody: {
    logo_address: ['address', 'due_at', 'failures', 'hash', 'lease_until'],
    logo_picture: ['bytes', 'hash', 'type', 'written_at'],
  },
};
