/**
 * Connections to a directory of roles: invalid answers, the checked identity of the directory, and logins of
 * other kinds.
 */
import type { ServerResponse } from 'node:http';
import type { CurrentUser } from '../../../../src/contracts/wire/user';
import { cookieNames } from '../../../../server/modules/identity/session/cookies';
import { sessionStore } from '../../../../server/modules/identity/session/session.store';
import { directoryRoles } from '../../../../server/extensions/roleDirectory/directoryRoles';
import { roleGauges } from '../../../../server/modules/person/gauges';
import { openRoles } from './openRoles';
import { north } from '../../../support/server/fixtures';
import { principalOf } from '../../../support/server/personas';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { ann } from './directories/directory';
import { LdapTestDirectory, testWithSlapd } from './directories/ldapDirectory';
import { production } from './directories/production';
import { RestTestDirectory } from './directories/restDirectory';

const principal = { ...principalOf('member', 1, new Date()), uid: 'ann' };

/** Asks for the roles of Ann as a login does; what was said to operators beside the answer. */
async function readRoles(settings: Readonly<Record<string, string>>) {
  const logged: string[] = [];
  const config = testConfig({ ...production, ROLES_TIMEOUT_SECONDS: '1', ...settings });
  const source = openRoles(config, { now: () => new Date(), say: (line) => logged.push(line) });
  const roles = await source.heldBy?.(principal, 'north.example').catch(() => 'away' as const);
  return { roles, logged };
}

describe('REQUIREMENTS 374: an invalid answer counts as none, and operators learn why', () => {
  let directory: RestTestDirectory;
  beforeAll(async () => {
    directory = await RestTestDirectory.open();
    await directory.keep([ann]);
  });
  afterAll(() => directory.close());

  const json = (body: string) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  it.each<readonly [string, (response: ServerResponse) => void, RegExp]>([
    ['an error', (response) => void response.writeHead(500).end('{}'), /the answer is 500/],
    ['a login page elsewhere', (response) => void response.writeHead(302, { location: '/' }).end(), /./],
    ['a page', (response) => void response.end('<html>'), /not a list of people/],
    ['an object', json('{"people":[]}'), /not a list of people/],
    ['people without roles', json('[{"uid":"ann"}]'), /not a list of people/],
    ['roles without a person', json('[{"uid":"","roles":[]}]'), /not a list of people/],
    ['half of it', (response) => void response.writeHead(200, { 'content-length': 50 }).write('['), /./],
    ['nothing', () => undefined, /./],
    ['too much', json(`["${'x'.repeat(5_000_000)}"]`), /too long/],
  ])('%s', async (_title, answer, why) => {
    directory.answer = answer;
    const { roles, logged } = await readRoles(directory.settings);
    expect(roles).toBe('away');
    expect(logged).toEqual([
      expect.stringMatching(
        /^The directory of roles (does not answer|says nothing of use on north\.example): /,
      ),
    ]);
    expect(logged[0]).toMatch(why);
    expect(logged[0]).not.toContain('token-of-the-directory');
  });

  it('an account that it refuses', async () => {
    directory.answer = undefined;
    expect((await readRoles(directory.settings)).roles).toEqual(['ROLE_DASHBOARD_ADMIN']);
    const { roles, logged } = await readRoles({ ...directory.settings, ROLES_TOKEN: 'other' });
    expect([roles, logged]).toEqual(['away', ['The directory of roles does not answer: the answer is 401']]);
  });
});

test('REQUIREMENTS 374: it is left alone for half a minute after a failure, and its return is logged', async () => {
  let [time, requestCount, isAway] = [0, 0, true];
  const logged: string[] = [];
  const people = async () => {
    requestCount += 1;
    if (isAway) throw new Error('gone');
    return [{ uid: 'ann', firstName: '', surname: '', fullName: '', roles: ['owners'] }];
  };
  const needs = { now: () => new Date(time), say: (line: string) => logged.push(line), rolesSeconds: 60 };
  const source = directoryRoles(
    { called: (name) => name, people },
    { names: { owner: 'owners', maintainer: 'm' } },
    needs,
  );
  const held = () => source.heldBy?.(principal, 'north.example').catch(() => 'away');
  expect([await held(), await held(), requestCount]).toEqual(['away', 'away', 1]);
  isAway = false;
  time = 29_000;
  expect([await held(), requestCount]).toEqual(['away', 1]);
  time = 30_000;
  expect([await held(), requestCount]).toEqual([['ROLE_DASHBOARD_ADMIN'], 2]);
  expect(logged).toEqual([
    'The directory of roles does not answer: gone',
    'The directory of roles answers again.',
  ]);
});

test('REQUIREMENTS 394: its failure and its return are logged, even if no one logs in', async () => {
  let [time, requestCount, isAway] = [0, 0, true];
  const people = async () => {
    requestCount += 1;
    if (isAway) throw new Error('gone');
    return [];
  };
  const needs = { now: () => new Date(time), say: () => undefined, rolesSeconds: 60 };
  const names = { owner: 'owners', maintainer: 'm' };
  const source = directoryRoles({ called: (name) => name, people }, { names }, needs);
  const up = async () => (await roleGauges(source)(new Date())).map(({ id, value }) => [id, value]);
  expect([await up(), requestCount]).toEqual([[['rolesUp', 1]], 0]);
  await source.heldBy?.(principal, 'north.example').catch(() => undefined);
  expect([await up(), requestCount]).toEqual([[['rolesUp', 0]], 1]);
  time = 30_000;
  expect([await up(), await up(), requestCount]).toEqual([[['rolesUp', 0]], [['rolesUp', 0]], 2]);
  isAway = false;
  time = 60_000;
  await up();
  expect([await up(), await up(), requestCount]).toEqual([[['rolesUp', 1]], [['rolesUp', 1]], 3]);
  expect(await roleGauges({})(new Date())).toEqual([]);
});

describe('REQUIREMENTS 373: by LDAP, encrypted', () => {
  let directory: LdapTestDirectory;
  beforeAll(async () => {
    directory = await LdapTestDirectory.open();
    await directory.keep([ann]);
  });
  afterAll(() => directory.close());

  testWithSlapd.each(['StartTLS', 'ldaps'] as const)(
    '%s, to whom the certificate names and no one else',
    async (by) => {
      expect((await readRoles(directory.settingsBy(by))).roles).toEqual(['ROLE_DASHBOARD_ADMIN']);
      const { ROLES_LDAP_CA: _ca, ...unknown } = directory.settingsBy(by);
      for (const settings of [directory.settingsBy(by, 'localhost'), unknown])
        expect((await readRoles(settings)).roles).toBe('away');
    },
  );

  testWithSlapd('a password that it does not take', async () => {
    const { roles, logged } = await readRoles({ ...directory.settings, ROLES_PASSWORD: 'other' });
    expect([roles, logged.length]).toEqual(['away', 1]);
  });
});

describe('sessions of logins that do not refresh roles', () => {
  const SECRET = 'a-secret-of-forty-characters-no-blanks-x';
  const start = new Date('2026-11-25T10:00:00Z');
  let [directory, server, time]: [RestTestDirectory, TestApp, number] = [] as never;

  beforeAll(async () => {
    directory = await RestTestDirectory.open();
    server = await startTestApp({
      settings: {
        IDENTITY: 'headers',
        IDENTITY_SECRET: SECRET,
        PUBLIC_URL: 'https://dashboard.example',
        ROLES_SECONDS: '3600',
        ...directory.settings,
      },
      now: () => new Date(start.getTime() + time * 1000),
    });
  });
  afterAll(async () => {
    await server.close();
    await directory.close();
  });

  async function person(groups: string) {
    time = 0;
    const { headers, cookies } = await server.app.inject('/login');
    const target = new URL(new URL(String(headers.location)).searchParams.get('target') ?? '');
    const back = await server.app.inject({
      url: target.pathname + target.search,
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
      headers: {
        'x-identity-secret': SECRET,
        'name-id': 'ann',
        'shib-identity-provider': north,
        'is-member-of': groups,
      },
    });
    const sessionCookies = Object.fromEntries(back.cookies.map(({ name, value }) => [name, value]));
    return async () => {
      const response = await server.app.inject({ url: '/dashboard/api/users/me', cookies: sessionCookies });
      const { payload } = response.json<{ payload: CurrentUser }>();
      return payload.grantedAuthorities.map(({ authority }) => authority);
    };
  }

  it('REQUIREMENTS 373: by headers, continue if the directory alone gives the role, which is read again', async () => {
    await directory.keep([ann]);
    const roles = await person('none');
    expect(await roles()).toEqual(['ROLE_DASHBOARD_ADMIN']);
    await directory.keep([{ ...ann, roles: ['maintainer'] }]);
    time = 3601;
    expect(await roles()).toEqual(['ROLE_DASHBOARD_VIEWER']);
    await directory.keep([]);
    time = 7202;
    expect(await roles()).toEqual(['ROLE_DASHBOARD_MEMBER']);
  });

  it('end with a role of the login', async () => {
    await directory.keep([ann]);
    const roles = await person('dashboard.viewer');
    expect(await roles()).toEqual(['ROLE_DASHBOARD_ADMIN']);
    time = 3601;
    expect(await roles()).toEqual(['ROLE_DASHBOARD_GUEST']);
  });
});

test('REQUIREMENTS 373: a directory that the settings no longer name leaves only the roles of the login', async () => {
  const server = await startTestApp();
  const session = {
    ...principalOf('admin', 1, new Date()),
    directory: {
      fromLogin: ['ROLE_DASHBOARD_VIEWER'],
      told: ['ROLE_DASHBOARD_ADMIN'],
      toldAt: '2026-11-25T10:00:00Z',
    },
  } as const;
  const id = await sessionStore(server.database, server.config, () => new Date()).create(session);
  const cookie = `${cookieNames(server.config).session}=${id}`;
  const response = await server.app.inject({
    url: '/dashboard/api/users/me',
    headers: { cookie, host: new URL(server.config.publicUrl).host },
  });
  const { payload } = response.json<{ payload: CurrentUser }>();
  expect(payload.grantedAuthorities).toEqual([{ authority: 'ROLE_DASHBOARD_VIEWER' }]);
  await server.close();
});
