/** Logins, also those that are refused, and changed roles are in the audit trail. */
import { north } from '../../support/server/fixtures';
import { honest, pass, RealLogin } from '../identity/realLogin';

let login: RealLogin;

beforeEach(async () => {
  login = await RealLogin.open({ settings: { ROLES_SECONDS: '7200' } });
  login.provider.refresh = 'refresh-1';
});
afterEach(async () => {
  jest.restoreAllMocks();
  await login.close();
});

async function signIn(claims: object, query = '', session?: string): Promise<string> {
  const attempt = await login.begin(query);
  const back = await login.comeBack(attempt, { ...honest, ...claims }, undefined, session ? { session } : {});
  return back.session?.value ?? '';
}
const trail = async () => {
  const rows = await login.server.database.read
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('number')
    .execute();
  return rows.map(({ kind, actor_kind, subject, institution, before, after }) => ({
    kind,
    actor_kind,
    subject,
    institution,
    ...(before !== null && { before: JSON.parse(before) as unknown }),
    ...(after !== null && { after: JSON.parse(after) as unknown }),
  }));
};

test('logs a login with its level and roles, and other roles at the next login', async () => {
  login.provider.userInfo = { groups: ['owners'] };
  await signIn({ groups: undefined });
  login.provider.userInfo = { groups: [] };
  await signIn({ groups: undefined });
  const ann = { actor_kind: 'person', subject: expect.any(String), institution: north };
  const authorities = ['ROLE_DASHBOARD_ADMIN'];
  expect(await trail()).toEqual([
    { ...ann, kind: 'login.made', after: { level: expect.any(Number), authorities } },
    { ...ann, kind: 'login.made', after: { level: expect.any(Number), authorities: [] } },
    { ...ann, kind: 'roles.changed', before: { authorities }, after: { authorities: [] } },
  ]);
});

test('logs once that roles have changed when they are read again', async () => {
  login.provider.userInfo = { groups: ['owners'] };
  const cookie = `__Host-sid=${await signIn({ groups: undefined })}`;
  login.provider.userInfo = { groups: [] };
  pass(5800);
  for (let time = 0; time < 2; time += 1)
    await login.server.app.inject({ url: '/dashboard/api/users/me', headers: { cookie } });
  expect((await trail()).slice(1)).toEqual([
    expect.objectContaining({ kind: 'roles.changed', actor_kind: 'server', subject: expect.any(String) }),
  ]);
});

test('logs a stronger login, and one that does not reach the level', async () => {
  const session = await signIn({ acr: undefined });
  await signIn({ auth_time: 1_577_836_800 }, '?loa=2', session);
  const now = Math.ceil(Date.now() / 1000) + 5;
  await signIn({ auth_time: now }, '?loa=2', session);
  expect((await trail()).map(({ kind, after }) => [kind, after])).toEqual([
    ['login.made', expect.objectContaining({ level: 0 })],
    ['login.refused', { reason: 'levelNotReached', acr: expect.stringMatching(/loa2$/), level: 2, asked: 2 }],
    ['login.steppedUp', expect.objectContaining({ level: 2 })],
  ]);
});

test('logs a login without an institution that is known here', async () => {
  const idp = 'https://idp.nowhere.example';
  await signIn({ idp });
  expect(await trail()).toEqual([
    {
      kind: 'login.refused',
      actor_kind: 'person',
      subject: expect.any(String),
      institution: null,
      after: { reason: 'noAccess', institution: idp },
    },
  ]);
});

test.each([
  [
    'the provider refuses',
    { error: 'access_denied' },
    { reason: 'refusedByProvider', error: 'access_denied' },
  ],
  ['fails', { code: 'code', iss: 'https://other.example' }, { reason: 'failed' }],
])('logs a login that %s without a person', async (_title, answer, after) => {
  await login.comeBack(await login.begin(), honest, answer);
  expect(await trail()).toEqual([
    { kind: 'login.refused', actor_kind: 'guest', subject: null, institution: null, after },
  ]);
});
