/** The login after one that has ended continues at the institution that that one acted for. */
import type { TestDatabase } from '../../support/server/database';
import { twinB } from '../../support/server/fixtures';
import { openLoginDatabase, signIn, startLoginServer, whoAmI as me, type LoginServer } from './loginServer';
import { Walker } from './walker';

let database: TestDatabase;
let server: LoginServer;

beforeAll(async () => {
  database = await openLoginDatabase();
  server = await startLoginServer(database);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/**
 * The session ends while the person acts for another of their institutions; `noticed`: the page has asked
 * `/users/me` since.
 */
async function endedElsewhere({ noticed }: { noticed: boolean }): Promise<Walker> {
  const walker = new Walker(server.config.publicUrl);
  await signIn(walker, { institution: '4', role: 'admin' });
  const to = `/dashboard/api/users/me/switch-to-idp?idpId=${encodeURIComponent(twinB)}&role=`;
  await walker.request('POST', to);
  await database.transaction((tx) => tx.updateTable('session').set({ ended_at: new Date() }).execute());
  if (noticed) expect((await me(walker)).guest).toBe(true);
  return walker;
}

it.each([true, false])(
  'continues with the role in which the same person acted (the page had noticed: %s)',
  async (noticed) => {
    const walker = await endedElsewhere({ noticed });
    await signIn(walker, { institution: '4', role: 'admin' });
    expect((await me(walker)).switchedToIdp?.id).toBe(twinB);
    expect(walker.cookies.get(server.cookie.replace('sid', 'former'))).toBeUndefined();
  },
);

it('starts with the own institution for another person, and after logging out', async () => {
  const other = await endedElsewhere({ noticed: true });
  await signIn(other, { institution: '4', role: 'viewer' });
  expect((await me(other)).switchedToIdp).toBeUndefined();

  const walker = await endedElsewhere({ noticed: false });
  await signIn(walker, { institution: '4', role: 'admin' });
  await walker.request('POST', '/dashboard/api/logout');
  await signIn(walker, { institution: '4', role: 'admin' });
  expect((await me(walker)).switchedToIdp).toBeUndefined();
});
