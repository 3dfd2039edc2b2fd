/** Many services are watched at once, as far as they may be seen. */
import { MOST_SUBSCRIPTIONS } from '../../../../src/extensions/watching/contract/watching';
import type { WatchedRef } from '../../../../src/extensions/watching/contract/watching.wire';
import { files, hidden, intranet, mail, wiki } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { change, watch, watchingOf } from './watching';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const ref = (entityId: string, type: WatchedRef['type'] = 'saml20_sp') => ({ entityId, type });

test('all visible ones are watched, each once; the others are not (REQUIREMENTS 463)', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'service', object: mail, type: 'saml20_sp' });
  const services = [ref(wiki), ref(mail), ref(files, 'oidc10_rp'), ref(files), ref(hidden), ref(intranet)];
  const response = await change(admin, { action: 'watchServices', services: [...services, ...services] });
  expect(response.statusCode).toBe(200);
  const { subscriptions } = await watchingOf(admin);
  expect(subscriptions.map(({ object, type }) => `${type} ${object}`).sort()).toEqual(
    [`saml20_sp ${mail}`, `saml20_sp ${wiki}`, `oidc10_rp ${files}`].sort(),
  );
});

test('if the limit leaves no room for all of them, none is watched', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'connections', object: '' });
  await server.database.transaction(async (tx) => {
    const one = await tx.selectFrom('subscription').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: MOST_SUBSCRIPTIONS - 2 }, (_, index) => ({
      ...one,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      kind: 'search' as const,
      object: `search=${index}`,
    }));
    await tx.insertInto('subscription').values(rows).execute();
  });
  const both = await change(admin, { action: 'watchServices', services: [ref(wiki), ref(mail)] });
  expect(both.statusCode).toBe(400);
  expect((await watchingOf(admin)).subscriptions).toHaveLength(MOST_SUBSCRIPTIONS - 1);
  await change(admin, { action: 'watchServices', services: [ref(mail)] });
  expect((await watchingOf(admin)).subscriptions).toHaveLength(MOST_SUBSCRIPTIONS);
});

test('a person who may see none of them watches nothing, and is not stored', async () => {
  const admin = await server.as('admin');
  await change(admin, { action: 'watchServices', services: [ref(hidden)] });
  expect(await server.database.read.selectFrom('watcher').selectAll().execute()).toEqual([]);
  expect((await change(admin, { action: 'watchServices', services: [] })).statusCode).toBe(400);
});
