import { bumpCatalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import type { Catalogue } from '../../../src/contracts/wire/service';
import type { ServiceList, ServiceTexts } from '../../../src/contracts/wire/serviceList';
import { intranet, serviceRow, wiki } from '../../support/server/fixtures';
import type { PersonaName } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';
import { byEntityId, rowsOfCatalogue, rowsOfList } from './listRows';
import { academy, withMoreServices } from './moreServices';

const callers = [
  'guest',
  'member',
  'viewer',
  'admin',
  'southAdmin',
  'trialAdmin',
  'superUser',
  'superUserAsViewer',
  'superUserAsAdmin',
] as const;
const annotated = 'https://annotated.example';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await withMoreServices(server.database);
  await server.database.transaction(async (tx) => {
    const rows = [
      serviceRow(
        annotated,
        { eid: 31 },
        {
          manipulation: true,
          manipulationNotes: 'Values are **dropped**.',
          logoUrl: 'https://annotated.example/logo.png',
          entityCategories: ['http://refeds.org/category/research-and-scholarship', 'https://b.example'],
          releasePolicy: {
            'urn:mace:dir:attribute-def:mail': ['*'],
            'urn:mace:dir:attribute-def:cn': ['*'],
          },
          names: { en: 'Água 10', nl: 'Zout' },
          keywords: { en: 'salt\nwater' },
        },
      ),
      serviceRow('https://b.example', { eid: 32 }, { releasePolicy: {}, names: { en: 'agua 9' } }),
      serviceRow('https://c.example', { eid: 33, entity_type: 'oidc10_rp' }, { names: { en: 'Ähre' } }),
      serviceRow(
        'https://d.example',
        { eid: 33 },
        { organisations: {}, typesOfService: {}, names: {}, descriptions: {} },
      ),
    ];
    const { releasePolicy: _none, ...withoutPolicy } = JSON.parse(String(rows[3]?.document)) as Record<
      string,
      unknown
    >;
    await tx
      .insertInto('service')
      .values(
        rows.map((row, index) => (index === 3 ? { ...row, document: JSON.stringify(withoutPolicy) } : row)),
      )
      .execute();
    await bumpCatalogueVersion(tx);
  });
});
afterAll(() => server.close());

async function payload<T>(person: PersonaName | 'guest', path: string): Promise<T> {
  const response = await (await server.as(person)).get(`/dashboard/api${path}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ payload: T }>().payload;
}

test.each(callers)(
  'the list has the same facts about each service as the catalogue for %s',
  async (person) => {
    const full = rowsOfCatalogue(await payload<Catalogue>(person, '/services?language=nl'));
    const list = rowsOfList(await payload<ServiceList>(person, '/services?form=list&language=nl'));
    const seesAnnotations = person === 'superUser';
    expect(list.sort(byEntityId)).toEqual(
      full.sort(byEntityId).map((row) => ({ ...row, annotated: seesAnnotations && row.annotated })),
    );
    expect(list.some((row) => row.attributes === 'everything')).toBe(true);
    expect(list.some((row) => row.manipulation)).toBe(true);
  },
);

test.each(callers)('the search texts are those of the services that %s sees', async (person) => {
  const { apps } = await payload<Catalogue>(person, '/services');
  const { ids, types, texts } = await payload<ServiceTexts>(person, '/x/services/texts');
  const found = ids.map((id, index) => `${types.values[types.of[index] ?? -1]}:${id}`);
  expect(found.sort()).toEqual(apps.map((app) => `${app.entityType}:${app.id}`).sort());
  expect(texts).toHaveLength(ids.length);
  expect(texts.join('\n').includes(intranet.slice('https://'.length))).toBe(
    apps.some((app) => app.spEntityId === intranet),
  );
});

test('search texts have one line each for names, descriptions and keywords of all languages, without repetition', async () => {
  const { ids, texts } = await payload<ServiceTexts>('guest', '/x/services/texts');
  expect(texts[ids.indexOf(31)]).toBe('Água 10\nZout\nAbout annotated.example\nsalt water');
  expect(texts[ids.indexOf(25)]).toContain('Académie');
});

test('sorted by the name in the language of the answer, accents and case aside, numbers by value', async () => {
  const namesIn = async (language: string) => {
    const { names, entityIds } = await payload<ServiceList>(
      'guest',
      `/services?form=list&language=${language}`,
    );
    return names.filter((_name, index) =>
      [annotated, wiki, academy, 'https://b.example', 'https://c.example'].includes(entityIds[index] ?? ''),
    );
  };
  expect(await namesIn('en')).toEqual(['Academie', 'agua 9', 'Água 10', 'Ähre', 'wiki.example']);
  expect(await namesIn('nl')).toEqual(['Academie', 'agua 9', 'Ähre', 'wiki.example (nl)', 'Zout']);
});

test.each(['', '?form=', '?form=full', '?form=List', '?form=list&form=list', '?from=list'])(
  '/services%s is the contract’s answer',
  async (query) => {
    const found = await payload<object>('admin', `/services${query}`);
    expect(Object.keys(found).sort()).toEqual(['apps', 'facets']);
  },
);

test('every answer has a tag of its own and is not sent twice', async () => {
  const client = await server.as('admin');
  const paths = ['/services', '/services?form=list', '/x/services/texts'];
  const tags = new Set<unknown>();
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, 'x-idp-entity-id': undefined };
      const first = await client.call('GET', `/dashboard/api${path}`, undefined, headers);
      expect(first.headers['cache-control']).toBe('private, no-cache');
      tags.add(first.headers.etag);
      const again = await client.call('GET', `/dashboard/api${path}`, undefined, {
        ...headers,
        'if-none-match': String(first.headers.etag),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  }
  expect(tags.size).toBe(9);
});

test('/users/me names the list', async () => {
  const { extensions } = await payload<{ extensions: string[] }>('guest', '/users/me');
  expect(extensions).toContain('list');
});
