import { north } from '../../../support/server/fixtures';
import type { Write } from '../../../server/audit/write';

const WATCHING = '/dashboard/api/x/watching';
const atNorth = { by: 'admin', institution: north } as const;

/** The calls about what people watch. */
export const watchingWrites: Readonly<Record<string, Write>> = {
  'POST /x/watching': {
    ...atNorth,
    kind: 'watching.changed',
    make: (_server, client) =>
      client.post(WATCHING, { action: 'watch', watched: { kind: 'connections', object: '' } }),
  },
  'POST /x/watching/searches': {
    ...atNorth,
    kind: 'watching.changed',
    make: (_server, client) =>
      client.post(`${WATCHING}/searches`, {
        action: 'save',
        name: 'Wikis',
        query: 'search=wiki',
        watched: false,
      }),
  },
  'POST /x/watching/feed': {
    ...atNorth,
    kind: 'watching.changed',
    make: (_server, client) => client.post(`${WATCHING}/feed`, { action: 'make' }),
  },
};
