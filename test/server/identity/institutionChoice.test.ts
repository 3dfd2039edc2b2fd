/** A login that names several known institutions asks which of them the person works for. */
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { north, south } from '../../support/server/fixtures';
import { honest, inSeconds, LEVEL, pass, RealLogin, type Attempt } from './realLogin';

const idp = ['https://hub.example', north, south];
let login: RealLogin;

beforeAll(async () => {
  login = await RealLogin.open();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => login.close());

/** A login that waits for the choice: the browser, and where it was sent. */
interface Waiting extends Attempt {
  readonly page: string;
}

async function arrive(returnTo = '/apps', claims: object = {}): Promise<Waiting> {
  const attempt = await login.begin(`?redirect_url=${returnTo}`);
  const { location, session } = await login.comeBack(attempt, { ...honest, idp, ...claims });
  expect(session).toBeUndefined();
  return { ...attempt, page: String(location) };
}

function show({ cookie, page }: Pick<Waiting, 'cookie' | 'page'>, language = 'en') {
  return login.server.app.inject({ url: page, headers: { cookie, 'accept-language': language } });
}

async function choose(
  { cookie, page }: Pick<Waiting, 'cookie' | 'page'>,
  institution: string,
  origin = 'https://dashboard.example',
) {
  const { pathname, searchParams } = new URL(page, 'https://dashboard.example');
  const { statusCode, headers, cookies } = await login.server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ state: searchParams.get('state') ?? '', institution }).toString(),
  });
  const session = cookies.find(({ name }) => name === '__Host-sid')?.value;
  return { status: statusCode, location: headers.location, session };
}

async function me(session: string | undefined): Promise<CurrentUser> {
  const headers = { cookie: `__Host-sid=${session ?? ''}` };
  const response = await login.server.app.inject({ url: '/dashboard/api/users/me', headers });
  return response.json<{ payload: CurrentUser }>().payload;
}

test.each([
  ['en', 'Which institution do you want to work for?'],
  ['nl', 'Voor welke instelling wilt u werken?'],
  ['pt', 'Para que instituição quer trabalhar?'],
])('the page is in the language %s, and offers the known institutions', async (language, title) => {
  const page = await show(await arrive(), language);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain(`<h1>${title}</h1>`);
  const offered = [...page.body.matchAll(/name="institution" value="([^"]*)"/g)].map(([, id]) => id);
  expect(offered).toEqual([north, south]);
  expect(page.body).not.toContain('<script');
});

test('the choice completes the login, with the roles of the person, and is in the trail', async () => {
  const waiting = await arrive('/tickets', { auth_time: inSeconds(0) });
  const { status, location, session } = await choose(waiting, south);
  expect([status, location]).toEqual([303, '/tickets']);
  expect(await me(session)).toMatchObject({
    currentIdp: { id: south },
    dashboardAdmin: true,
    currentLoaLevel: 2,
  });
  const entries = await login.server.database.read
    .selectFrom('audit_entry')
    .select(['kind', 'object_id'])
    .where('institution', '=', south)
    .execute();
  expect(entries).toEqual([{ kind: 'login.made', object_id: 'ann' }]);
});

test('two tabs choose independently, each only once', async () => {
  const first = await arrive('/tickets');
  const response = await login.server.app.inject({ url: '/login', headers: { cookie: first.cookie } });
  const parameters = new URL(String(response.headers.location)).searchParams;
  const second = await login.comeBack({ cookie: first.cookie, parameters }, { ...honest, idp });
  expect(await choose({ cookie: first.cookie, page: String(second.location) }, north)).toMatchObject({
    location: '/',
  });
  expect(await choose(first, south)).toMatchObject({ location: '/tickets' });
  expect(await choose(first, south)).toMatchObject({ status: 400, session: undefined });
});

test('an institution that the provider did not name cannot be chosen: the page asks again', async () => {
  for (const institution of ['https://hub.example', 'https://idp-a.twin.example', '']) {
    const waiting = await arrive();
    const { location, session } = await choose(waiting, institution);
    expect(session).toBeUndefined();
    expect((await show({ ...waiting, page: String(location) })).body).toContain(`value="${south}"`);
  }
});

test('another browser, a foreign page and a guessed login choose nothing', async () => {
  const waiting = await arrive();
  const other = await login.begin();
  expect((await show({ ...waiting, cookie: other.cookie })).statusCode).toBe(400);
  expect(await choose({ ...waiting, cookie: other.cookie }, north)).toMatchObject({ status: 400 });
  expect(await choose({ ...waiting, page: '/login/institution?state=x' }, north)).toMatchObject({
    status: 400,
  });
  expect(await choose(waiting, north, 'https://evil.example')).toMatchObject({ status: 403 });
  expect((await choose(waiting, north)).session).toBeDefined();
});

test('a login waits for ten minutes, and the person cannot be read from the database in the meantime', async () => {
  const waiting = await arrive();
  const rows = await login.server.database.read.selectFrom('session').select('data').execute();
  const held = rows.filter(({ data }) => 'institutions' in data && 'login' in data);
  expect(held.length).toBeGreaterThan(0);
  expect(JSON.stringify(held)).not.toMatch(/Ann Bee|owners/);
  pass(601);
  expect((await show(waiting)).statusCode).toBe(400);
  expect(await choose(waiting, north)).toMatchObject({ status: 400, session: undefined });
});

test('a session that ends at the provider in the meantime ends the login that waits', async () => {
  const waiting = await arrive('/apps', { sid: 's-1' });
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const { statusCode } = await login.server.app.inject({
    method: 'POST',
    url: '/logout/back-channel',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      logout_token: login.provider.token({ events, jti: 'one', sub: undefined, sid: 's-1' }),
    }).toString(),
  });
  expect(statusCode).toBe(200);
  expect((await show(waiting)).statusCode).toBe(400);
  expect(await choose(waiting, north)).toMatchObject({ status: 400, session: undefined });
});

test('a stronger login keeps the institution without a question; another person has to choose', async () => {
  const { session } = await choose(await arrive(), south);
  const stronger = { ...honest, idp, acr: `${LEVEL}3`, auth_time: inSeconds(0) };
  const here = session === undefined ? {} : { session };
  const again = await login.comeBack(
    await login.begin('?loa=3&redirect_url=/apps'),
    stronger,
    undefined,
    here,
  );
  expect(again.location).toBe('/apps');
  expect(await me(again.session?.value)).toMatchObject({ currentIdp: { id: south }, currentLoaLevel: 3 });
  login.provider.userInfo = { sub: 'bob' };
  const bob = await login.comeBack(await login.begin(), { ...honest, idp, sub: 'bob' }, undefined, here);
  login.provider.userInfo = {};
  expect(bob.location).toMatch(/^\/login\/institution\?state=/);
});
