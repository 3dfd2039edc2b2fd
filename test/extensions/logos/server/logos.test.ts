/** Logos of services, from metadata to the browser. */
import { createServer, type Server } from 'node:http';
import { lookup } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { logoWork } from '../../../../server/extensions/logos/background';
import { bumpCatalogueVersion } from '../../../../server/modules/federation/catalogueVersion';
import { STORED_LOGOS } from '../../../../server/modules/federation/logos';
import type { Envelope } from '../../../../src/contracts/wire/common';
import type { Service } from '../../../../src/contracts/wire/service';
import type { ServiceList } from '../../../../src/contracts/wire/serviceList';
import { mail, wiki } from '../../../support/server/fixtures';
import { importText } from '../../../support/server/importing';
import { aggregate, displayName, entity, serviceRole } from '../../../support/server/metadata';
import { gif, png, svg } from '../../../support/server/pictures';
import { startTestApp, type TestApp } from '../../../support/server/server';

let server: TestApp;
let pictures: Server;
let base: string;
let shown: Buffer | undefined;
let requestCount = 0;

beforeAll(async () => {
  pictures = createServer((_request, response) => {
    requestCount += 1;
    if (shown) response.end(shown);
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  server = await startTestApp();
  requestCount = 0;
  shown = png;
});
afterEach(() => server.close());
afterAll(() => new Promise((resolve) => pictures.close(resolve)));

let time = new Date('2026-11-25T10:00:00Z');
const work = () =>
  logoWork(
    { config: server.config, database: server.database, now: () => time },
    { lookup, allows: ({ origin }) => origin === base },
  );

async function names(entityId: string, logoUrl: string): Promise<void> {
  await server.database.transaction(async (tx) => {
    await tx
      .updateTable('service')
      .set({ document: sql`document || jsonb_build_object('logoUrl', ${logoUrl}::text)` })
      .where('entity_id', '=', entityId)
      .execute();
    await bumpCatalogueVersion(tx);
  });
}

async function logoOf(entityId: string): Promise<string | undefined> {
  const admin = await server.as('admin');
  const list = await admin.get('/dashboard/api/services?form=list');
  const { entityIds, logos } = list.json<Envelope<ServiceList>>().payload;
  const listed = logos[entityIds.indexOf(entityId)];
  const detail = await admin.get(
    `/dashboard/api/services/detail?entityType=saml20_sp&spId=${entityId === wiki ? 11 : 12}`,
  );
  const { logoUrl } = detail.json<Envelope<Service>>().payload;
  expect(listed).toBe(logoUrl ?? '');
  return logoUrl;
}

test('a logo is fetched once for all services that name it, and served from here with a lasting address', async () => {
  await names(mail, `${base}/logo.png`);
  await names(wiki, `${base}/logo.png`);
  const piece = work();
  expect([await piece(), await piece(), requestCount]).toEqual([true, false, 1]);
  const address = await logoOf(mail);
  expect(address).toMatch(/^\/logos\/kept\/[\w-]{43}$/);
  expect(await logoOf(wiki)).toBe(address);
  const response = await (await server.as('guest')).get(address ?? '');
  expect([response.statusCode, response.rawPayload]).toEqual([200, png]);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  for (const unknown of ['unknown', '%00', 'x'.repeat(43)])
    expect((await (await server.as('guest')).get(STORED_LOGOS + unknown)).statusCode).toBe(404);
});

test('a missing logo has no address, and is requested again ever more rarely; an earlier one stays', async () => {
  shown = undefined;
  await names(mail, `${base}/late.png`);
  await names(wiki, 'http://10.0.0.1/logo.png');
  const piece = work();
  await piece();
  expect([await logoOf(mail), await logoOf(wiki), requestCount]).toEqual([undefined, undefined, 1]);
  const waits: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const startedAt = time.getTime();
    while (!(await piece())) time = new Date(time.getTime() + 900_000);
    waits.push((time.getTime() - startedAt) / 3_600_000);
  }
  expect(waits).toEqual([1, 2, 4]);
  shown = gif;
  time = new Date(time.getTime() + 8 * 3_600_000);
  await piece();
  const address = await logoOf(mail);
  expect(address).toMatch(/^\/logos\/kept\//);
  shown = undefined;
  time = new Date(time.getTime() + 8 * 24 * 3_600_000);
  await piece();
  expect(await logoOf(mail)).toBe(address);
});

test('two servers do not request the same address at once', async () => {
  await names(mail, `${base}/logo.png`);
  await Promise.all([work()(), work()()]);
  expect(requestCount).toBe(1);
});

test('a logo in the metadata itself is stored, and removed with its service', async () => {
  const logo = `<mdui:Logo width="80" height="80">data:image/svg+xml;base64,${svg.toString('base64')}</mdui:Logo>`;
  const one = entity('https://new.example', serviceRole('', displayName('New') + logo));
  const other = entity('https://other.example', serviceRole('', displayName('Other')));
  await importText(server.database, aggregate(one + other));
  const admin = await server.as('admin');
  const list = (await admin.get('/dashboard/api/services?form=list')).json<Envelope<ServiceList>>().payload;
  const address = list.logos[list.entityIds.indexOf('https://new.example')] ?? '';
  expect(address).toMatch(/^\/logos\/kept\//);
  const ask = async () => (await (await server.as('guest')).get(address)).statusCode;
  expect(await ask()).toBe(200);
  const old = () =>
    server.database.transaction((tx) =>
      tx
        .updateTable('logo_picture')
        .set({ written_at: sql`now() - interval '2 hours'` })
        .execute(),
    );
  await old();
  await work()();
  expect(await ask()).toBe(200);
  await server.database.transaction((tx) =>
    tx.deleteFrom('service').where('entity_id', '=', 'https://new.example').execute(),
  );
  await work()();
  expect(await ask()).toBe(404);
});
