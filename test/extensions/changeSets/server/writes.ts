import type { ChangeSet } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { north, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import type { Write } from '../../../server/audit/write';

const SET = '/dashboard/api/x/changes/set';
const atNorth = { by: 'admin', institution: north } as const;
const disconnectWiki = { kind: 'disconnect', service: wiki, serviceType: 'saml20_sp' } as const;

/** Puts a line into the set of an institution without a call. */
async function gathered({ database }: TestApp): Promise<void> {
  const { kind, service, serviceType } = disconnectWiki;
  const line = {
    ...{ institution_entity_id: north, service_entity_id: service, service_type: serviceType, kind },
    change: JSON.stringify({ ...disconnectWiki, institution: north }),
    ...{ user_name: 'Sam Colleague', user_uid: null, added_at: new Date() },
  };
  await database.transaction((tx) => tx.insertInto('change_set_line').values(line).execute());
}

/** Reads the set as this person sees it; nothing if they may not. */
async function seen(client: TestClient): Promise<Partial<ChangeSet>> {
  const { payload } = (await client.get(SET)).json<{ payload?: ChangeSet }>();
  return payload ?? {};
}

/** The calls about changes of many services. */
export const changeSetWrites: Readonly<Record<string, Write>> = {
  'POST /x/changes/set/lines': {
    ...atNorth,
    kind: 'changes.gathered',
    make: (_server, client) => client.post(`${SET}/lines`, { lines: [disconnectWiki] }),
  },
  'POST /x/changes/set/removal': {
    ...atNorth,
    kind: 'changes.gathered',
    async make(server, client) {
      await gathered(server);
      const { lines } = await seen(client);
      return client.post(`${SET}/removal`, { lines: [lines?.[0]?.id ?? 1] });
    },
  },
  'POST /x/changes/set/request': {
    ...atNorth,
    kind: 'changes.requested',
    async make(server, client) {
      await gathered(server);
      const { version = '' } = await seen(client);
      return client.post(`${SET}/request`, { version });
    },
  },
};
