/** People who work for an institution see where the metadata of its services is read. */
import type { Publishing } from '../../../../src/contracts/wire/publishing';
import { pointTo, sha1Of, writeSources } from '../../../../server/modules/federation/federation.module';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { north, wiki } from '../../../support/server/fixtures';
import { startTestApp } from '../../../support/server/server';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readPublishing(settings: Record<string, string> = {}) {
  const server = await startTestApp({ settings, database });
  const admin = await server.as('admin');
  const { payload } = (await admin.get('/dashboard/api/x/publishing')).json<{ payload: Publishing }>();
  const me = (await admin.get('/dashboard/api/users/me')).json<{ payload: { extensions: string[] } }>();
  const answers = [];
  for (const { address } of payload.addresses) {
    const { pathname } = new URL(address);
    const end = pathname.startsWith('/mdq') ? '/entities' : '';
    answers.push((await admin.get(pathname + end)).statusCode);
  }
  await server.close();
  return { ...payload, answers, announced: me.payload.extensions.includes('publishing') };
}

test('the answer has the addresses of the exports, once metadata of the institution is stored', async () => {
  expect(await readPublishing()).toEqual({ addresses: [], withToken: false, answers: [], announced: true });
  await database.transaction(async (tx) => {
    const source = { entityId: north, hash: 'h', xml: '<a></a>' };
    await writeSources(tx, [source]);
    await pointTo(tx, '', [source]);
  });
  const own = `http://localhost:8280`;
  expect(await readPublishing()).toEqual({
    addresses: [
      { kind: 'feed', address: `${own}/metadata/idp/${sha1Of(north)}/services.xml` },
      { kind: 'query', address: `${own}/mdq/idp/${sha1Of(north)}` },
      { kind: 'certificates', address: `${own}/metadata/signing.pem` },
    ],
    withToken: false,
    answers: [200, 200, 200],
    announced: true,
  });
  expect(await readPublishing({ PUBLISH_ACCESS: 'consumers' })).toMatchObject({
    withToken: true,
    answers: [401, 401, 200],
  });
});

test('super users see where a service reads who may log in, and no one else does', async () => {
  await database.transaction(async (tx) => {
    const source = { entityId: wiki, hash: 'w', xml: '<b></b>' };
    await writeSources(tx, [source]);
    await pointTo(tx, '', [source]);
  });
  const server = await startTestApp({ database });
  const path = (entityId: string) =>
    `/dashboard/api/x/publishing/service?entityId=${encodeURIComponent(entityId)}`;
  const addressesOf = async (entityId: string) =>
    (await (await server.as('superUser')).get(path(entityId))).json<{ payload: Publishing }>().payload
      .addresses;
  const [feed, ...others] = await addressesOf(wiki);
  expect(feed).toEqual({
    kind: 'feed',
    address: `http://localhost:8280/metadata/sp/${sha1Of(wiki)}/institutions.xml`,
  });
  expect(others.map(({ kind }) => kind)).toEqual(['query', 'certificates']);
  const { pathname } = new URL(feed?.address ?? '');
  expect((await (await server.as('guest')).get(pathname)).statusCode).toBe(200);
  expect(await addressesOf('https://nobody.example')).toEqual([]);
  for (const persona of ['admin', 'viewer', 'member', 'guest'] as const)
    expect((await (await server.as(persona)).get(path(wiki))).statusCode).toBe(403);
  await server.close();
});
