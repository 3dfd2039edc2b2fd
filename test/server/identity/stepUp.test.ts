import { north } from '../../support/server/fixtures';
import { honest, inSeconds, pass, RealLogin } from './realLogin';

const LEVEL_SECONDS = 600;
let login: RealLogin;

beforeAll(async () => {
  login = await RealLogin.open({ settings: { LEVEL_SECONDS: String(LEVEL_SECONDS) } });
});
afterEach(() => {
  jest.restoreAllMocks();
  login.provider.userInfo = {};
});
afterAll(() => login.close());

async function signIn(claims: object, query = ''): Promise<string> {
  const { session } = await login.comeBack(await login.begin(query), { ...honest, ...claims });
  return session?.value ?? '';
}

/** A call of the person whose session it is; the change lacks what it is about, so that it changes nothing. */
async function call(session: string, method: 'GET' | 'POST', path: string) {
  const { statusCode, body } = await login.server.app.inject({
    method,
    url: `/dashboard/api${path}`,
    headers: {
      cookie: `__Host-sid=${session}`,
      'sec-fetch-site': 'same-origin',
      'x-idp-entity-id': north,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
}
const change = (session: string) => call(session, 'POST', '/services/connect');
const levelTooLow = { status: 403, body: { type: expect.stringContaining('insufficient-user-auth') } };

it('asks for a login of this very moment, which a login without a level does not', async () => {
  const { parameters } = await login.begin('?loa=2');
  expect([parameters.get('max_age'), parameters.get('prompt')]).toEqual(['0', 'login']);
  const plain = (await login.begin()).parameters;
  expect([plain.has('max_age'), plain.has('prompt')]).toEqual([false, false]);
});

it.each([
  ['years ago', () => ({ auth_time: 1_577_836_800 }), {}],
  ['a minute ago', () => ({ auth_time: inSeconds(-60) }), {}],
  ['an unstated time', () => ({}), {}],
  ['a time in the unsigned part', () => ({}), { auth_time: inSeconds(5) }],
])(
  'is not reached by a login of %s, and the session stays as it was',
  async (_title, statement, userInfo) => {
    const session = await signIn({ acr: undefined });
    login.provider.userInfo = userInfo;
    const attempt = await login.begin('?loa=2&redirect_url=/apps');
    const back = await login.comeBack(attempt, { ...honest, ...statement() }, undefined, { session });
    expect([back.location, back.session]).toEqual(['/apps?stepup=unmet', undefined]);
    expect(login.logged('level not reached')).toMatchObject({ level: 2, asked: 2 });
    expect(await change(session)).toMatchObject(levelTooLow);
  },
);

it('is reached although the provider’s clock is some seconds behind', async () => {
  const attempt = await login.begin('?loa=2&redirect_url=/apps');
  const back = await login.comeBack(attempt, { ...honest, auth_time: inSeconds(-20) });
  expect(back.location).toBe('/apps');
});

it('ends for changes after its time, which is shown, and not for reads, until the next step-up', async () => {
  const session = await signIn({ auth_time: inSeconds(0) }, '?loa=2');
  expect((await change(session)).status).toBe(400);
  pass(LEVEL_SECONDS + 60);
  expect(await change(session)).toMatchObject({
    status: 403,
    body: { ...levelTooLow.body, acr_values: honest.acr, max_age: LEVEL_SECONDS },
  });
  expect((await call(session, 'GET', '/policies')).status).toBe(200);
  const me = (await call(session, 'GET', '/users/me')).body;
  expect(me).toMatchObject({ payload: { currentLoaLevel: 1 } });

  const attempt = await login.begin('?loa=2');
  const again = await login.comeBack(attempt, { ...honest, auth_time: inSeconds(0) }, undefined, { session });
  expect((await change(again.session?.value ?? '')).status).toBe(400);
});

it('counts from its login, which may be older than the session', async () => {
  expect((await change(await signIn({ auth_time: inSeconds(60 - LEVEL_SECONDS) }))).status).toBe(400);
  expect(await change(await signIn({ auth_time: inSeconds(-60 - LEVEL_SECONDS) }))).toMatchObject(
    levelTooLow,
  );
  expect(await change(await signIn({}))).toMatchObject(levelTooLow);
});
