import { wiki, north, mail } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { vault, withMoreServices } from '../catalogue/moreServices';
import {
  atDesk,
  filed,
  json,
  levelsOf,
  loa15,
  loa2,
  loa3,
  MFA,
  microsoft,
  problemIn,
  refeds,
  setLevel,
  startWithDesk,
  STRONG,
} from './changing';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  await withMoreServices(server.database);
  admin = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

const strong = (loaLevel?: unknown, more: object = {}) => ({
  entityId: wiki,
  loaLevel,
  entityType: 'saml20_sp',
  ...more,
});
const multi = (authnContextLevel?: unknown, more: object = {}) => ({
  entityId: wiki,
  authnContextLevel,
  entityType: 'saml20_sp',
  ...more,
});
const noChanges = { payload: { 'no-changes': true }, language: 'en' };

async function done() {
  const tickets = await filed(server);
  await atDesk(server, { action: 'resolve', key: tickets.at(-1)?.key, resolution: 'done' });
}

test('a level is requested, and set once the desk has done it; then raised', async () => {
  const response = await json(admin, STRONG, strong(loa2));
  expect(response.json()).toMatchObject({ payload: { type: 'CHANGE', loaLevel: loa2, idpId: north } });
  expect(await levelsOf(server)).toEqual([]);
  await done();
  expect(await levelsOf(server)).toEqual([`${wiki} stepup ${loa2}`]);
  await json(admin, STRONG, strong(loa3));
  expect((await filed(server)).at(-1)).toMatchObject({
    direction: 'strongAuthentication',
    change: { kind: 'strongAuthentication', before: { loaLevel: loa2 }, after: { loaLevel: loa3 } },
  });
  await done();
  expect(await levelsOf(server)).toEqual([`${wiki} stepup ${loa3}`]);
});

test.each([
  ['lower', loa15],
  ['none', ''],
  ['the default', 'http://idp-dashboard.example/assurance/loa1'],
])('a level that is set cannot be lowered: %s', async (_to, level) => {
  await setLevel(server, wiki, 'stepup', loa2);
  const response = await json(admin, STRONG, strong(level));
  expect([response.statusCode, problemIn(response)]).toEqual([409, 'level-lowered']);
  expect(await filed(server)).toEqual([]);
});

test('a request that would lower a level that was raised in the meantime cannot be done at the desk', async () => {
  await json(admin, STRONG, strong(loa2));
  await setLevel(server, wiki, 'stepup', loa3);
  await expect(done()).rejects.toThrow(/cannot be resolved as done: .*loa3 is set, which is higher/);
  expect(await levelsOf(server)).toEqual([`${wiki} stepup ${loa3}`]);
  expect(await filed(server)).toMatchObject([{ status: 'Open' }]);
});

test.each([
  ['the present value', loa2, loa2],
  ['absent', loa2, undefined],
  ['null', loa2, null],
  ['none if none is set', '', ''],
  ['null if none is set', '', null],
  ['the default if none is set', '', 'http://idp-dashboard.example/assurance/loa1'],
])('%s is not a change of the level', async (_title, set, level) => {
  if (set) await setLevel(server, wiki, 'stepup', set);
  const response = await json(admin, STRONG, strong(level));
  expect([response.statusCode, response.json()]).toEqual([200, noChanges]);
  expect(await filed(server)).toEqual([]);
});

test.each([
  ['a service with a level of its own', 403, 'forbidden', '', strong(loa2, { entityId: vault })],
  ['an unknown level', 400, 'validation', 'loaLevel', strong('http://levels.example/loa9')],
  ['no level', 400, 'validation', 'loaLevel', strong('high')],
  ['a number', 400, 'validation', 'loaLevel', strong(3)],
  ['an unknown service', 400, 'validation', 'entityId', strong(loa2, { entityId: 'https://gone.example' })],
  ['another type', 400, 'validation', 'entityId', strong(loa2, { entityType: 'oidc10_rp' })],
  ['an unknown type', 400, 'validation', 'entityType', strong(loa2, { entityType: 'saml' })],
  ['no type', 400, 'validation', 'entityType', { entityId: wiki, loaLevel: loa2 }],
])('a level for %s is refused with %i %s', async (_title, status, problem, named, body) => {
  const response = await json(admin, STRONG, body);
  expect([response.statusCode, problemIn(response)]).toEqual([status, problem]);
  expect(response.json<{ detail: string }>().detail).toContain(named);
  expect(await filed(server)).toEqual([]);
});

test('a level that is too low is refused with a sufficient one', async () => {
  const low = await json(await server.as('admin'), STRONG, strong(loa2));
  expect([low.statusCode, problemIn(low)]).toEqual([403, 'insufficient-user-authentication']);
  expect(low.json()).toMatchObject({ acr_values: loa3 });
  expect((await json(await server.as('admin'), MFA, multi(refeds))).statusCode).toBe(200);
});

test('a multi-factor value is set, replaced and removed', async () => {
  for (const [value, left] of [
    [refeds, [`${wiki} mfa ${refeds}`]],
    [microsoft, [`${wiki} mfa ${microsoft}`]],
    ['', []],
  ] as const) {
    const response = await json(admin, MFA, multi(value));
    expect(response.json()).toMatchObject({ payload: { mfaLevel: value } });
    await done();
    expect(await levelsOf(server)).toEqual(left);
  }
});

test.each([
  ['the present value', refeds],
  ['absent', undefined],
  ['null', null],
])('%s is not a change of multi-factor', async (_title, value) => {
  await setLevel(server, wiki, 'mfa', refeds);
  expect((await json(admin, MFA, multi(value))).json()).toEqual(noChanges);
});

test('a value that is set but no longer offered stays, and no other unknown one is set (REQUIREMENTS 172)', async () => {
  await setLevel(server, wiki, 'mfa', 'https://old.example/mfa');
  expect((await json(admin, MFA, multi('https://old.example/mfa'))).json()).toEqual(noChanges);
  const other = await json(admin, MFA, multi('https://new.example/mfa'));
  expect([other.statusCode, other.json<{ detail: string }>().detail]).toEqual([
    400,
    'authnContextLevel: not one of the offered values',
  ]);
  for (const offered of [refeds, ''])
    expect((await json(admin, MFA, multi(offered))).json()).toMatchObject({
      status: 400,
      detail: 'authnContextLevel: what is set is not one of the offered values',
    });
  expect(await filed(server)).toEqual([]);
});

test('a level of one service does not change those of others, nor its multi-factor value', async () => {
  await setLevel(server, mail, 'stepup', loa3);
  await setLevel(server, wiki, 'mfa', refeds);
  await json(admin, STRONG, strong(loa15));
  await done();
  expect((await levelsOf(server)).sort()).toEqual(
    [`${mail} stepup ${loa3}`, `${wiki} mfa ${refeds}`, `${wiki} stepup ${loa15}`].sort(),
  );
});

test('offered levels come with names, ranks and groups', async () => {
  const settings = {
    LOA_LEVELS: 'urn:x:loa2,urn:x:loa4=Highest',
    MFA_LEVELS: `${refeds},urn:x:mfa=Ours|Own`,
  };
  const other = await startTestApp({ settings, database: server.database });
  const response = await (await other.as('admin')).get('/dashboard/api/users/me');
  expect(response.json()).toMatchObject({
    payload: {
      loaLevels: ['urn:x:loa2', 'urn:x:loa4'],
      assuranceLevels: [
        { uri: 'urn:x:loa2', rank: 2, labels: { nl: expect.stringContaining('Niveau 2') } },
        { uri: 'urn:x:loa4', rank: 4, labels: { en: 'Highest' } },
      ],
      authnContextLevels: [refeds, 'urn:x:mfa'],
      multiFactorLevels: [
        { uri: refeds, rank: 1, group: 'REFEDS', labels: { en: expect.stringContaining('REFEDS') } },
        { uri: 'urn:x:mfa', rank: 2, group: 'Own', labels: { en: 'Ours' } },
      ],
    },
  });
  await other.close();
});
