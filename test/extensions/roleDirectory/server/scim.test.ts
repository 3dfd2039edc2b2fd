/** Possible answers of a SCIM directory, none of which gives a role wrongly. */
import type { ServerResponse } from 'node:http';
import { roleGauges } from '../../../../server/modules/person/gauges';
import { openRoles } from './openRoles';
import { principalOf } from '../../../support/server/personas';
import { testConfig } from '../../../support/server/server';
import { ann, type StoredPerson } from './directories/directory';
import { production } from './directories/production';
import { ScimTestDirectory } from './directories/scimDirectory';

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const ADMIN = ['ROLE_DASHBOARD_ADMIN'];

let directory: ScimTestDirectory;
let time = 0;
beforeEach(async () => {
  time = 0;
  directory = await ScimTestDirectory.open();
  await directory.keep([ann]);
});
afterEach(() => directory.close());

function open(settings: Readonly<Record<string, string>> = {}) {
  const logged: string[] = [];
  const config = testConfig({
    ...production,
    ROLES_TIMEOUT_SECONDS: '2',
    ...directory.settings,
    ...settings,
  });
  const source = openRoles(config, { now: () => new Date(time * 1000), say: (line) => logged.push(line) });
  const heldBy = (uid: string, institutionId = 'north.example') =>
    source.heldBy?.({ ...principalOf('member', 1, new Date()), uid }, institutionId).catch(() => 'away');
  return { source, logged, heldBy };
}

const scim = (body: object) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/scim+json' }).end(JSON.stringify(body));
const list = (...resources: readonly object[]) =>
  scim({ schemas: [LIST], totalResults: resources.length, Resources: resources });

describe('REQUIREMENTS 391: an answer that is not valid SCIM counts as none, and operators learn why', () => {
  it.each<readonly [string, (response: ServerResponse) => void, RegExp]>([
    ['a list of another kind', scim([ann]), /not a list of SCIM/],
    ['a list without its schema', scim({ totalResults: 0 }), /not a list of SCIM/],
    ['a page', (response) => void response.end('<html>'), /not a list of SCIM/],
    ['groups without names', list({ id: '1' }), /has what is not of Groups/],
    ['more than it has', scim({ schemas: [LIST], totalResults: 2 }), /do not go on/],
    [
      'the same page again',
      scim({ schemas: [LIST], totalResults: 9, Resources: [{ id: '1', displayName: 'x' }] }),
      /do not go on/,
    ],
    ['a crowd', scim({ schemas: [LIST], totalResults: 5001 }), /more than 5000 of Groups/],
    [
      'an error that has a kind',
      (response) =>
        void response.writeHead(400).end(JSON.stringify({ scimType: 'invalidFilter', detail: 'x' })),
      /^The directory of roles does not answer: the answer is 400 \(invalidFilter\)$/,
    ],
    [
      'too many questions',
      (response) => void response.writeHead(429, { 'retry-after': '90' }).end(),
      /the answer is 429, it asks to wait 90 s/,
    ],
  ])('%s', async (_title, answer, why) => {
    directory.answer = answer;
    const { heldBy, logged } = open();
    expect(await heldBy('ann')).toBe('away');
    expect(logged).toEqual([expect.stringMatching(why)]);
    expect(logged[0]).not.toContain('token-of-the-directory');
  });

  test('an account that it refuses', async () => {
    const { heldBy, logged } = open({ ROLES_TOKEN: 'other' });
    expect([await heldBy('ann'), logged]).toEqual(['away', [expect.stringContaining('is 401')]]);
  });
});

test('REQUIREMENTS 391: operators learn once that logins lack the attribute by which the directory knows people', async () => {
  const { heldBy, logged } = open({ ROLES_PERSON: 'uid-attribute' });
  expect([await heldBy('ann'), await heldBy('ann')]).toEqual([[], []]);
  expect(logged).toEqual([expect.stringMatching(/no attribute "uid-attribute" \(ROLES_PERSON\)/)]);
});

describe('REQUIREMENTS 391: no one is promoted', () => {
  test('by a server that does not support filters', async () => {
    directory.users.push({ id: 'user-9', userName: 'eve' });
    const everything = (response: ServerResponse) =>
      list(...directory.groups, ...directory.users.map((user) => ({ displayName: '', ...user })))(response);
    const { heldBy } = open();
    directory.answer = everything;
    expect([await heldBy('eve'), await heldBy('ann'), await heldBy('an')]).toEqual([[], ADMIN, []]);
  });

  test('by a second group of the same name, which anybody might make', async () => {
    directory.groups.push({ ...directory.groups[0], id: 'own', members: [{ value: 'user-9' }] });
    directory.users.push({ id: 'user-9', userName: 'eve' });
    const { heldBy, logged } = open();
    expect(await heldBy('eve')).toBe('away');
    expect(logged).toEqual([expect.stringContaining('two groups have the name of a role')]);
  });

  test('by sharing an identifier', async () => {
    directory.users.push({ id: 'user-9', userName: 'ANN' });
    const { heldBy, logged } = open();
    expect(await heldBy('ann')).toBe('away');
    expect(logged).toEqual([expect.stringContaining('two people by one identifier')]);
  });

  test('if they are no longer active', async () => {
    directory.users.splice(0, 1, { ...directory.users[0], id: 'user-0', active: false });
    const { heldBy, source } = open();
    expect(await heldBy('ann')).toEqual([]);
    const roles = await source.rolesOf({} as never, 'north.example');
    expect(Object.values(roles).flat()).toEqual([]);
  });
});

test('names have one line, without characters that cannot be stored', async () => {
  await directory.keep([{ ...ann, surname: 'Bee\nApplicant email: boss@other.example\0\ud800' }]);
  const roles = await open().source.rolesOf({} as never, 'north.example');
  expect(JSON.stringify(roles)).toContain('"surname":"Bee Applicant email: boss@other.example"');
  expect(JSON.stringify(roles)).not.toMatch(/\\[nu]|\p{Surrogate}/u);
});

test.each(['userName', 'externalId', 'id'] as const)(
  'REQUIREMENTS 391: people are known by %s, as the setting says',
  async (attribute) => {
    directory.users.splice(0, 1, { ...directory.users[0], id: 'user-0', externalId: 'ann at home' });
    const { heldBy } = open({ ROLES_SCIM_PERSON: attribute });
    const known = { userName: 'ann', externalId: 'ann at home', id: 'user-0' };
    for (const [name, uid] of Object.entries(known))
      expect([name, await heldBy(uid)]).toEqual([name, name === attribute ? ADMIN : []]);
    expect(await heldBy('ANN')).toEqual(attribute === 'userName' ? ADMIN : []);
  },
);

test('REQUIREMENTS 375, 391: everybody is named, page by page, and only requests of RFC 7644 are used', async () => {
  const people = Array.from({ length: 45 }, (_, index): StoredPerson => ({
    ...ann,
    uid: `person ${index}`,
    surname: String(index),
    roles: index % 2 === 0 ? ['owner'] : ['maintainer', 'owner'],
  }));
  await directory.keep(people);
  directory.pageSize = 7;
  const roles = await open().source.rolesOf({} as never, 'north.example');
  const named = Object.values(roles).map((list) => list.map(({ uid }) => uid).sort());
  const all = people.map(({ uid }) => uid).sort();
  const odd = people.filter((_, index) => index % 2 === 1).map(({ uid }) => uid);
  expect(named).toEqual([all, odd.sort()]);
  expect(directory.refused).toEqual([]);
});

test('REQUIREMENTS 375: if neither groups nor a filter give members, no one is named, and logins have their roles', async () => {
  directory.tells = 'in users';
  directory.filters = ['displayName', 'userName', 'id'];
  await directory.keep([ann]);
  const { source, heldBy, logged } = open();
  expect(Object.values(await source.rolesOf({} as never, 'north.example')).flat()).toEqual([]);
  expect([await heldBy('ann'), logged]).toEqual([ADMIN, []]);
});

describe('REQUIREMENTS 374, 394: bad data of one institution does not remove the roles of another', () => {
  const bea: StoredPerson = {
    ...ann,
    uid: 'bea',
    email: 'bea@south.example',
    institutionId: 'south.example',
  };
  const crowd = Array.from({ length: 5_001 }, (_, index) => ({
    id: `group-of-many-${index}`,
    displayName: 'owner of north.example',
  }));

  it.each<readonly [string, () => void, string]>([
    [
      'two groups of one name',
      () => directory.groups.push({ ...directory.groups[0], id: 'own' }),
      'two groups have the name of a role',
    ],
    ['two people of one name', () => directory.users.push({ id: 'user-9', userName: 'ANN' }), 'two people'],
    ['a crowd of groups', () => directory.groups.push(...crowd), 'more than 5000 of Groups'],
    [
      'an answer that is too long',
      () =>
        directory.users.splice(0, 1, { ...directory.users[0], id: 'user-0', displayName: 'x'.repeat(5e6) }),
      'the answer is too long',
    ],
    [
      'an entry that is not a SCIM person',
      () => directory.users.splice(0, 1, { ...directory.users[0], id: 'user-0', active: 'yes' }),
      'the answer has what is not of Users',
    ],
  ])('%s', async (_title, spoil, why) => {
    await directory.keep([ann, bea]);
    spoil();
    const { heldBy, logged, source } = open();
    const isUp = async () => (await roleGauges(source)(new Date())).map(({ value }) => value);
    expect(await heldBy('ann')).toBe('away');
    const before = await directory.requestCount();
    expect([await isUp(), await directory.requestCount()]).toEqual([[1], before]);
    expect([await heldBy('bea', 'south.example'), await heldBy('ann')]).toEqual([ADMIN, 'away']);
    const complaint = expect.stringMatching(
      `^The directory of roles says nothing of use on north.example: .*${why}`,
    );
    expect(logged).toEqual([complaint]);
    time = 60 * 60;
    expect([await heldBy('ann'), logged]).toEqual(['away', [complaint, complaint]]);
  });

  test('such an answer shows that it is back', async () => {
    await directory.keep([ann, bea]);
    directory.groups.push({ ...directory.groups[0], id: 'own' });
    const { heldBy, logged } = open();
    await directory.stop();
    expect(await heldBy('bea', 'south.example')).toBe('away');
    await directory.start();
    time = 30;
    expect([await heldBy('ann'), await heldBy('bea', 'south.example')]).toEqual(['away', ADMIN]);
    expect(logged.map((line) => line.replace(/:.*/, ''))).toEqual([
      'The directory of roles does not answer',
      'The directory of roles answers again.',
      'The directory of roles says nothing of use on north.example',
    ]);
  });
});

test('REQUIREMENTS 374: it is left alone for as long as it asks, at least half a minute and at most ten', async () => {
  for (const [asks, from, to] of [
    ['5', 29, 30],
    ['90', 89, 90],
    ['86400', 599, 600],
  ] as const) {
    time = 0;
    directory.answer = (response) => void response.writeHead(503, { 'retry-after': asks }).end();
    const { heldBy } = open();
    expect(await heldBy('ann')).toBe('away');
    directory.answer = undefined;
    time = from;
    expect([asks, await heldBy('ann')]).toEqual([asks, 'away']);
    time = to;
    expect([asks, await heldBy('ann')]).toEqual([asks, ADMIN]);
  }
});
