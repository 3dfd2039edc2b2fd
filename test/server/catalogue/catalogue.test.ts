import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { buildResponse } from '../../../server/modules/catalogue/catalogueResponses';
import { bumpCatalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import type { Envelope } from '../../../src/contracts/wire/common';
import type { Catalogue } from '../../../src/contracts/wire/service';
import { mail, north, serviceRow, wiki } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let server: TestApp;
let admin: TestClient;

beforeEach(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterEach(() => server.close());

function request(client: TestClient, headers: Record<string, string | undefined> = {}) {
  return client.call('GET', '/dashboard/api/services', undefined, headers);
}

function read(response: LightMyRequestResponse): Envelope<Catalogue> {
  return response.json<Envelope<Catalogue>>();
}

test('every encoding has the same content, under a tag of its own', async () => {
  const plain = await request(admin);
  const brotli = await request(admin, { 'accept-encoding': 'gzip, br' });
  const gzip = await request(admin, { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('the browser may cache it, and asks again each time', async () => {
  const first = await request(admin);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers.vary).toMatch(/^Cookie, X-IDP-ENTITY-ID/);
  const again = await request(admin, { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers.etag).toBe(first.headers.etag);
});

test('a change of the catalogue shows at once', async () => {
  const first = await request(admin);
  await server.database.transaction(async (tx) => {
    await tx
      .insertInto('institution_allows')
      .values({ institution_entity_id: north, service_entity_id: mail })
      .execute();
    await bumpCatalogueVersion(tx);
  });
  const second = await request(admin, { 'if-none-match': first.headers.etag });
  expect(second.statusCode).toBe(200);
  const connected = read(second).payload.apps.filter((app) => app.connected);
  expect(connected.map((app) => app.spEntityId).sort()).toEqual([mail, wiki]);
});

test('institutions, audiences and languages do not share an answer', async () => {
  const [adminsTag, membersTag, guestsTag, southTag] = await Promise.all(
    (['admin', 'member', 'guest', 'southAdmin'] as const).map(async (person) => {
      return (await request(await server.as(person))).headers.etag;
    }),
  );
  expect(new Set([adminsTag, membersTag, guestsTag, southTag]).size).toBe(4);
  const dutch = read(await admin.get('/dashboard/api/services?language=nl'));
  expect(dutch.language).toBe('nl');
  expect(dutch.payload.apps.find((app) => app.spEntityId === wiki)?.name).toBe('wiki.example (nl)');
  expect(dutch.payload.facets.map((facet) => facet.name)).toEqual(['Type Service']);
});

test('a super user gets the list of the institution in the header', async () => {
  const superUser = await server.as('superUser');
  const connected = async (institution: string) =>
    read(await request(superUser, { 'x-idp-entity-id': institution })).payload.apps.filter(
      (app) => app.connected,
    ).length;
  expect(await connected(north)).toBe(1);
  expect((await request(superUser, { 'x-idp-entity-id': 'https://unknown.example' })).statusCode).toBe(400);
});

test('without the header, the institution is that of the session', async () => {
  const answer = read(await request(admin, { 'x-idp-entity-id': undefined }));
  expect(answer.payload.apps.filter((app) => app.connected)).toHaveLength(1);
});

test('thousands of services come complete, in portions or not', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) =>
    serviceRow(`https://sp${index}.many.example`, {
      eid: 1_000 + index,
      entity_type: index % 2 ? 'saml20_sp' : 'oidc10_rp',
    }),
  );
  await server.database.transaction(async (tx) => {
    await tx.insertInto('service').values(rows).execute();
    await bumpCatalogueVersion(tx);
  });
  const ids = read(await request(admin)).payload.apps.map((app) => app.spEntityId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.includes('.many.'))).toHaveLength(1_200);
});

test('a read that fails reports that failure, and nowhere else', async () => {
  const { database } = server;
  const whereReadsAreRefused = database.transaction(() =>
    buildResponse(database.read, { audience: 'guest' }, 'full', 'en'),
  );
  await expect(whereReadsAreRefused).rejects.toThrow(/transaction/);
});

test('an empty catalogue is an empty list without facets', async () => {
  await server.database.transaction(async (tx) => {
    await tx.deleteFrom('service').execute();
    await bumpCatalogueVersion(tx);
  });
  expect(read(await request(admin)).payload).toEqual({ apps: [], facets: [] });
});
