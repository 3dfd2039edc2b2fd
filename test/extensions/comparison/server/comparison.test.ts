/**
 * The data by which institutions are compared, for each of them and everyone who may act for it (REQUIREMENTS
 * 474).
 */
import { storePolicy } from '../../../support/server/policies';
import type { PersonaName } from '../../../support/server/personas';
import {
  beta,
  files,
  hidden,
  mail,
  north,
  serviceRow,
  south,
  tenant,
  trial,
  twinA,
  twinB,
  wiki,
} from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import type { InstitutionToCompare } from '../../../../src/extensions/comparison/contract/comparison.wire';
import type { Queries } from '../../../../server/platform/storage/database';
import { problemIn } from '../../../server/settings/changing';

const level2 = 'http://levels.example/loa2';
let server: TestApp;
let statements = 0;

/** Returns the database as a replica that counts what it is asked. */
function counting(read: Queries): Queries {
  return read.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeAll(async () => {
  server = await startTestApp({
    settings: {
      READ_DATABASE_URL: 'postgresql://replica.example/d',
      DATABASE_URL: 'postgresql://p.example/d',
    },
    replica: ({ read }) => ({
      queriesFor: async () => counting(read),
      state: () => ({ lagSeconds: 0, isUsed: true }),
      stop: async () => {},
    }),
  });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const requestComparison = (client: TestClient, institution: string | undefined) =>
  client.call('GET', '/dashboard/api/x/comparison', undefined, { 'x-idp-entity-id': institution });
const getComparison = async (client: TestClient, institution: string) =>
  (await requestComparison(client, institution)).json<{ payload: InstitutionToCompare }>().payload;

async function connect(institution: string, ...services: readonly string[]): Promise<void> {
  await server.database.transaction((tx) =>
    tx
      .insertInto('institution_allows')
      .values(services.map((service) => ({ institution_entity_id: institution, service_entity_id: service })))
      .execute(),
  );
}

/** The readers of each of these institutions; everyone else is refused, one way or the other. */
const rights: Readonly<Record<PersonaName | 'guest', readonly string[]>> = {
  guest: [],
  member: [],
  viewer: [north],
  admin: [north],
  southAdmin: [south],
  trialAdmin: [trial],
  twinAdmin: [twinA, twinB],
  twinViewer: [twinA, twinB],
  superUser: [north, south, trial, twinA, twinB],
  superUserAsViewer: [north, south, trial, twinA, twinB],
  superUserAsAdmin: [north, south, trial, twinA, twinB],
};

test.each(Object.entries(rights))('%s (REQUIREMENTS 475)', async (who, allowed) => {
  const client = await server.as(who as PersonaName | 'guest');
  for (const institution of [north, south, trial, twinA, twinB]) {
    const response = await requestComparison(client, institution);
    if (allowed.includes(institution)) {
      expect(response.json()).toMatchObject({ payload: { institution: { id: institution } } });
    } else {
      expect([institution, [400, 403].includes(response.statusCode)]).toEqual([institution, true]);
      expect(response.body).not.toContain('services');
    }
  }
});

test('an institution for which one does not act is refused by name, and so is an unknown one', async () => {
  const admin = await server.as('twinAdmin');
  for (const institution of [north, 'https://nowhere.example'])
    expect(problemIn(await requestComparison(admin, institution))).toBe('institution-not-allowed');
  expect(problemIn(await requestComparison(await server.as('superUser'), 'https://nowhere.example'))).toBe(
    'institution-not-allowed',
  );
  expect((await requestComparison(admin, undefined)).statusCode).toBe(400);
});

test('the answer has all settings of the institution, for visible connected services and no others', async () => {
  await connect(twinA, wiki, mail, files, hidden, beta, tenant);
  await connect(twinB, wiki);
  await server.database.transaction(async (tx) => {
    await tx
      .insertInto('level_setting')
      .values({ institution_entity_id: twinA, service_entity_id: wiki, kind: 'stepup', level: level2 })
      .execute();
    await tx
      .insertInto('consent')
      .values({
        institution_entity_id: twinA,
        service_entity_id: wiki,
        type: 'DEFAULT_CONSENT',
        explanation_en: 'We send your name.',
        explanation_nl: null,
        explanation_pt: null,
        type_metadata: 'saml20_sp',
      })
      .execute();
  });
  await storePolicy(server.database, {
    name: 'Staff at the wiki',
    authority: twinA,
    document: { institutions: [twinA], services: [wiki] },
  });
  await storePolicy(server.database, {
    name: 'Not of ours',
    document: { institutions: [north], services: [wiki] },
  });
  const viewer = await server.as('twinViewer');
  const first = await getComparison(viewer, twinA);
  expect(first.services.map(({ entityId, policies }) => [entityId, policies])).toEqual([
    [beta, 0],
    [files, 0],
    [mail, 0],
    [wiki, 1],
  ]);
  expect(first.services.at(-1)).toEqual({
    id: 11,
    type: 'saml20_sp',
    entityId: wiki,
    name: 'wiki.example',
    organisation: 'Example Ltd',
    policies: 1,
  });
  expect(first.institution).toMatchObject({
    stepupEntities: [{ name: wiki, level: level2 }],
    disableConsent: [{ spEntityId: wiki, type: 'DEFAULT_CONSENT', explanationEn: 'We send your name.' }],
  });
  const second = await getComparison(viewer, twinB);
  expect(second.services.map(({ entityId }) => entityId)).toEqual([wiki]);
  expect(second.institution).toMatchObject({ stepupEntities: [], disableConsent: [] });
});

test('a thousand services take no more statements than one, and are sent compressed (REQUIREMENTS 478)', async () => {
  const admin = await server.as('twinAdmin');
  const counted = async () => {
    statements = 0;
    await getComparison(admin, twinA);
    return statements;
  };
  await connect(twinA, wiki);
  const few = await counted();
  const many = Array.from({ length: 1_000 }, (_, index) => `https://s${index}.example`);
  await server.database.transaction((tx) =>
    tx
      .insertInto('service')
      .values(many.map((entityId, index) => serviceRow(entityId, { eid: 1_000 + index })))
      .execute(),
  );
  await connect(twinA, ...many);
  expect(await counted()).toBe(few);
  expect(few).toBeLessThan(20);
  expect((await getComparison(admin, twinA)).services).toHaveLength(1_001);
  const plain = await requestComparison(admin, twinA);
  const compressed = await admin.call('GET', '/dashboard/api/x/comparison', undefined, {
    'x-idp-entity-id': twinA,
    'accept-encoding': 'br',
  });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
});
