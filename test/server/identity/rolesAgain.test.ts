/** A role that a person has lost at the provider is valid here no longer than `ROLES_SECONDS`. */
import type { SessionEndAnswer } from '../../../src/contracts/wire/sessionEnd';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { opened, sealed } from '../../../server/modules/identity/session/sealed';
import { north, south } from '../../support/server/fixtures';
import { honest, pass, RealLogin } from './realLogin';

const HOUR = 3600;
const LIMIT = 2 * HOUR;
const EARLY = 1.6 * HOUR;
let login: RealLogin;

beforeEach(async () => {
  login = await RealLogin.open({ settings: { ROLES_SECONDS: String(LIMIT), OIDC_GROUP_SUPER_USER: 'desk' } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await login.close();
});

/** Sets the groups that the userinfo endpoint returns from now on. */
function groups(...names: string[]): void {
  login.provider.userInfo = { groups: names };
}

async function signIn(claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { session } = await login.comeBack(await login.begin(), { ...honest, groups: undefined, ...claims });
  return `__Host-sid=${session?.value ?? ''}`;
}

async function me(cookie: string): Promise<CurrentUser> {
  const response = await login.server.app.inject({ url: '/dashboard/api/users/me', headers: { cookie } });
  return response.json<{ payload: CurrentUser }>().payload;
}

const rolesOf = async (cookie: string) =>
  (await me(cookie)).grantedAuthorities.map(({ authority }) => authority);
const readings = () => login.provider.requestedPaths.filter((path) => path === '/userinfo').length;

describe.each([
  ['a refresh token', 'refresh-1'],
  ['an access token only', undefined],
])('with %s', (_title, refresh) => {
  beforeEach(() => {
    login.provider.refresh = refresh;
  });

  it('a lost role is gone before the time is over, and a new one is there', async () => {
    groups('owners');
    const session = await signIn();
    groups();
    pass(HOUR);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
    pass(EARLY - HOUR);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_MEMBER']);
    expect(login.logged('roles read again')).toMatchObject({
      before: ['ROLE_DASHBOARD_ADMIN'],
      authorities: [],
    });
    groups('owners');
    pass(HOUR);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_MEMBER']);
    pass(EARLY - HOUR);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
  });

  it('many calls at once ask the provider once', async () => {
    groups('owners');
    const session = await signIn();
    const before = readings();
    pass(EARLY);
    const roles = await Promise.all(Array.from({ length: 12 }, () => rolesOf(session)));
    expect(new Set(roles.flat())).toEqual(new Set(['ROLE_DASHBOARD_ADMIN']));
    expect(readings() - before).toBe(1);
  });

  it('if the provider is down, roles stay until the time is over; then the session has ended', async () => {
    groups('owners');
    const session = await signIn();
    await login.provider.stop();
    pass(EARLY);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
    expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
    expect(login.lines.filter(({ msg }) => msg === 'roles not read again')).toHaveLength(1);
    pass(LIMIT - EARLY + 1);
    expect((await me(session)).guest).toBe(true);
    expect(login.logged('session ended, its roles are too old')).toBeDefined();
  });

  it('no token is in the database or in the log', async () => {
    groups('owners');
    const session = await signIn();
    pass(EARLY);
    await me(session);
    const rows = await login.server.database.read.selectFrom('session').selectAll().execute();
    for (const text of [JSON.stringify(rows), JSON.stringify(login.lines)]) {
      expect(text).not.toMatch(/"access"|refresh-1/);
    }
  });
});

it('a refresh token that was accepted is replaced by the new one', async () => {
  groups('owners');
  login.provider.refresh = 'refresh-1';
  const session = await signIn();
  login.provider.refresh = 'refresh-2';
  pass(EARLY);
  await me(session);
  pass(EARLY);
  await me(session);
  expect(login.provider.refreshed).toEqual(['refresh-1', 'refresh-2']);
});

it('a person whom the provider no longer knows is logged out when the time is over', async () => {
  groups('owners');
  login.provider.refresh = 'refresh-1';
  const session = await signIn();
  login.provider.refusal = { status: 400, body: { error: 'invalid_grant' } };
  pass(EARLY);
  expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
  expect(login.logged('roles not read again')).toMatchObject({ error: 'invalid_grant' });
  pass(LIMIT - EARLY + 1);
  expect((await me(session)).guest).toBe(true);
});

it('if the groups are in the ID token alone, the session itself ends in time, and says so before', async () => {
  const session = await signIn({ groups: ['owners'] });
  pass(EARLY);
  expect(await rolesOf(session)).toEqual(['ROLE_DASHBOARD_ADMIN']);
  const url = '/dashboard/api/x/session';
  const response = await login.server.app.inject({ url, headers: { cookie: session } });
  const { endsAtLatestIn } = response.json<{ payload: SessionEndAnswer }>().payload;
  // A second may have gone by since the login.
  expect([LIMIT - EARLY, LIMIT - EARLY - 1]).toContain(endsAtLatestIn);
  pass(LIMIT - EARLY + 1);
  expect((await me(session)).guest).toBe(true);
});

it('a person who is no longer a super user is at home again', async () => {
  groups('desk');
  const session = await signIn({ auth_time: Math.floor(Date.now() / 1000) });
  const url = `/dashboard/api/users/me/switch-to-idp?idpId=${encodeURIComponent(south)}&role=ROLE_DASHBOARD_ADMIN`;
  const headers = { cookie: session, origin: 'https://dashboard.example' };
  expect((await login.server.app.inject({ url, headers })).statusCode).toBe(204);
  expect((await me(session)).switchedToIdp?.id).toBe(south);
  groups('owners');
  pass(EARLY);
  const after = await me(session);
  expect([after.superUser, after.switchedToIdp, after.currentIdp?.id]).toEqual([false, undefined, north]);
});

it('a sealed token opens for its session only, unchanged only', () => {
  const tokens = { access: 'a', refresh: 'r' };
  const text = sealed('session-1', tokens);
  expect(opened('session-1', text)).toEqual(tokens);
  expect(sealed('session-1', tokens)).not.toBe(text);
  expect(() => opened('session-2', text)).toThrow();
  const changed = Buffer.from(text, 'base64url');
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => opened('session-1', changed.toString('base64url'))).toThrow();
});
