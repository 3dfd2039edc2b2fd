import { north } from '../../../support/server/fixtures';
import { filed } from '../../../server/audit/writes';
import type { Write } from '../../../server/audit/write';

/** The steps at the desk. */
export const deskWrites: Readonly<Record<string, Write>> = {
  'POST /x/desk/tickets/:key/steps': {
    by: 'superUser',
    institution: north,
    kind: 'ticket.stepped',
    make: async (server, client) =>
      client.post(`/dashboard/api/x/desk/tickets/${await filed(server)}/steps`, { action: 'take' }),
  },
};
