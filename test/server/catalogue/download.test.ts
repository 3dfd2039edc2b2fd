import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { serviceSheetText } from '../../../server/modules/catalogue/serviceSheet';
import { bumpCatalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import {
  beta,
  files,
  intranet,
  mail,
  north,
  serviceRow,
  south,
  tenant,
  wiki,
} from '../../support/server/fixtures';
import type { PersonaName } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';
import { expectProblem } from '../../contract/checks';
import { withMoreServices } from './moreServices';

const path = '/dashboard/api/services/download';
const everything = Array.from({ length: 40 }, (_, index) => index + 1);
/** Has the number of `wiki` and another type; its texts are those that a spreadsheet must not interpret. */
const sheet = 'https://sheet.example';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await withMoreServices(server.database);
  const row = serviceRow(
    sheet,
    { eid: 11, entity_type: 'oidc10_rp' },
    {
      names: { en: '=HYPERLINK("https://evil.example")', nl: 'Blad' },
      organisations: { en: '\t-1\r\n+2, "quoted"; more' },
      descriptions: { en: 'First\nsecond\tthird; fourth, fifth' },
      appUrl: '@SUM(A1)',
      wikiUrls: { nl: 'https://wiki.sheet.example/nl' },
      licenseStatus: 'NO_LICENSE',
      minimalLoaLevel: 'http://levels.example/loa2',
      publishedInEdugain: true,
      releasePolicy: { 'urn:mace:dir:attribute-def:cn': ['*'], 'urn:mace:dir:attribute-def:uid': ['a*'] },
      contacts: [
        {
          name: 'Ann',
          emailAddress: 'technical@sheet.example',
          contactPersonType: 'technical',
          sirtfiSecurityContact: false,
          sabContact: false,
        },
        {
          name: 'Bo',
          emailAddress: 'support@sheet.example',
          contactPersonType: 'support',
          sirtfiSecurityContact: false,
          sabContact: false,
        },
      ],
    },
  );
  await server.database.transaction(async (tx) => {
    await tx.insertInto('service').values(row).execute();
    await bumpCatalogueVersion(tx);
  });
});
afterAll(() => server.close());

async function download(person: PersonaName | 'guest', body: object): Promise<string[][]> {
  const response = await (await server.as(person)).post(path, body);
  expect(response.statusCode).toBe(200);
  return response.json<string[][]>();
}

async function entityIds(person: PersonaName | 'guest', body: object): Promise<(string | undefined)[]> {
  return (await download(person, body)).slice(1).map((row) => row[3]);
}

test('fifteen headers and a cell under each', async () => {
  const [headers, ...rows] = await download('admin', { idp: north, ids: [11] });
  expect(headers).toEqual([
    'id',
    'name',
    'organisation-name',
    'entityID',
    'description',
    'app-url',
    'wiki-url',
    'support-mail',
    'connected',
    'licenseStatus',
    'publishedInEdugain',
    'singleTenant',
    'strongAuthentication',
    'arpEnabled',
    'arpAttributes',
  ]);
  expect(rows).toEqual([
    [
      '11',
      '\'=HYPERLINK("https://evil.example")',
      '\'-1 +2 "quoted" more',
      sheet,
      'First second third fourth fifth',
      "'@SUM(A1)",
      'https://wiki.sheet.example/nl',
      'support@sheet.example',
      'false',
      'NO_LICENSE',
      'true',
      'false',
      'true',
      'true',
      'urn:mace:dir:attribute-def:cn - urn:mace:dir:attribute-def:uid',
    ],
    [
      '11',
      'wiki.example',
      'Example Ltd',
      wiki,
      'About wiki.example',
      '',
      '',
      '',
      'true',
      'NOT_NEEDED',
      'false',
      'false',
      'false',
      'true',
      'urn:mace:dir:attribute-def:mail',
    ],
  ]);
});

test('the columns stay intact if cells are joined without quoting, as an existing client does', async () => {
  const rows = await download('admin', { idp: north, ids: everything });
  const [headers = [], ...joined] = rows.map((row) => row.join(',').split(','));
  expect(joined.map((row) => row.length)).toEqual(joined.map(() => headers.length));
});

test('columns come in the requested order, each once, with all types of a number, without unknown ones', async () => {
  const ids = [17, 999_999, 13, 11, 13, 0, -4, 2_147_483_648, 9e15, 12];
  expect(await entityIds('admin', { idp: north, ids })).toEqual([tenant, files, sheet, wiki, mail]);
  expect(await entityIds('admin', { idp: north, ids: [] })).toEqual([]);
});

test.each([
  ['admin', north],
  ['member', north],
  ['superUser', south],
  ['superUserAsViewer', north],
  ['southAdmin', south],
  ['guest', undefined],
] as const)('%s gets what the catalogue shows, and nothing else', async (person, idp) => {
  const client = await server.as(person);
  const { payload } = (await client.get('/dashboard/api/services')).json<{
    payload: { apps: { spEntityId: string; connected: boolean }[] };
  }>();
  const listed = payload.apps.map(({ spEntityId, connected }) => `${spEntityId} ${connected}`);
  const rows = (await download(person, { idp, ids: everything })).slice(1);
  expect(rows.map((row) => `${row[3]} ${row[8]}`).sort()).toEqual(listed.sort());
});

test('values that only some may see are not in the sheet of others', async () => {
  expect(await entityIds('southAdmin', { idp: south, ids: [14] })).toEqual([intranet]);
  expect(await entityIds('admin', { idp: north, ids: [14, 15] })).toEqual([]);
  expect(await entityIds('member', { idp: north, ids: [16] })).toEqual([]);
  expect(await entityIds('admin', { idp: north, ids: [16] })).toEqual([beta]);
});

test('a guest gets the catalogue of guests regardless of the named institution, and no mail addresses', async () => {
  for (const idp of [undefined, 'undefined', south, 'https://unknown.example']) {
    const rows = await download('guest', { idp, ids: everything });
    expect(rows.map((row) => row[3])).not.toContain(intranet);
    expect(rows.slice(1).map((row) => row[7])).toEqual(rows.slice(1).map(() => ''));
  }
});

test('without an institution, the catalogue is that of guests', async () => {
  const guest = await download('guest', { ids: everything });
  expect(await download('southAdmin', { ids: everything })).toEqual(guest);
  expect(await download('southAdmin', { idp: null, ids: everything })).toEqual(guest);
});

test.each([
  ['admin', south],
  ['member', south],
  ['admin', 'https://unknown.example'],
  ['superUser', 'https://unknown.example'],
] as const)('%s may not download it for %s', async (person, idp) => {
  const response = await (await server.as(person)).post(path, { idp, ids: [11] });
  expect(expectProblem(response, 400, 'institution-not-allowed').exception).toBe(
    'java.lang.SecurityException',
  );
});

test('a super user may download it for any institution', async () => {
  expect(await entityIds('superUser', { idp: north, ids: [11] })).toEqual([sheet, wiki]);
});

test.each([
  [{ idp: north, ids: ['11'] }],
  [{ idp: north, ids: [1.5] }],
  [{ idp: north, ids: [null] }],
  [{ idp: north, ids: 11 }],
  [{ idp: north }],
  [{ idp: 7, ids: [11] }],
  [[11]],
  [{ idp: north, ids: Array.from({ length: 50_001 }, (_, index) => index) }],
])('refuses an invalid body', async (body) => {
  expectProblem(await (await server.as('admin')).post(path, body), 400, 'validation');
});

test('is sent in the requested form, and stored nowhere', async () => {
  const client = await server.as('admin');
  const send = (encoding: string) =>
    client.call('POST', path, { idp: north, ids: everything }, { 'accept-encoding': encoding });
  const [plain, brotli, gzip] = [await send('identity'), await send('gzip, br'), await send('gzip')];
  expect(plain.headers['content-type']).toMatch(/^application\/json/);
  expect(plain.headers['cache-control']).toBe('no-store');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test('thousands of rows come in portions, between which other requests get their turn', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => 2_000 - index);
  const rows = ids.map((eid) => serviceRow(`https://sp${eid}.many.example`, { eid }));
  await server.database.transaction((tx) => tx.insertInto('service').values(rows).execute());
  let turns = 0;
  let isDone = false;
  async function others(): Promise<void> {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  }
  async function read(): Promise<string> {
    let text = '';
    for await (const piece of serviceSheetText(server.database.read, { audience: 'guest' }, ids, 'en'))
      text += piece;
    isDone = true;
    return text;
  }
  const [text] = await Promise.all([read(), others()]);
  const cells = JSON.parse(text) as string[][];
  expect(cells.map((row) => row[0])).toEqual(['id', ...ids.map(String)]);
  expect(cells.every((row) => row.length === 15)).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(4);
});
