import type { TestDatabase } from '../../support/server/database';
import { north, twinA, twinB } from '../../support/server/fixtures';
import {
  addressOf,
  openLoginDatabase,
  signIn,
  startLoginServer,
  whoAmI as me,
  type LoginServer,
} from './loginServer';
import { Walker } from './walker';

let database: TestDatabase;
let server: LoginServer;

beforeAll(async () => {
  database = await openLoginDatabase();
  server = await startLoginServer(database);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

function browser(): Walker {
  return new Walker(server.config.publicUrl);
}

function sessionOf(walker: Walker): string | undefined {
  return walker.cookies.get(server.cookie)?.value;
}

describe('a login', () => {
  it('goes through the provider and makes the person from its claims', async () => {
    const walker = browser();
    expect(await me(walker)).toMatchObject({ guest: true, currentLoaLevel: 0 });
    const end = await signIn(walker, { subject: 'ann' }, '/login?redirect_url=%2Fapps%3Fq%3Dwiki');
    expect(addressOf(end)).toBe('/apps?q=wiki');
    expect(await me(walker)).toMatchObject({
      guest: false,
      uid: 'ann',
      displayName: 'Ann Bee',
      currentIdp: { id: north },
      currentLoaLevel: 1,
      dashboardAdmin: true,
      superUser: false,
      attributeMap: { 'Shib-InetOrgPerson-mail': ['ann@north.example'], 'is-member-of': ['dashboard.admin'] },
    });
  });

  it('asks again who the person is, although another one has just signed in', async () => {
    const walker = browser();
    await signIn(walker, { subject: 'ann' });
    await signIn(walker, { institution: '4', role: 'viewer' });
    const user = await me(walker);
    expect(user).toMatchObject({ uid: 'demo-viewer-4', dashboardViewer: true, dashboardAdmin: false });
    expect(user.institutionIdps.map(({ id }) => id)).toEqual([twinA, twinB]);
  });

  it('ends on a page of its own for people without an institution', async () => {
    const walker = browser();
    const end = await signIn(walker, { subject: 'noor' });
    expect(end.status).toBe(403);
    expect(end.body).toContain('You cannot use this dashboard');
    expect(sessionOf(walker)).toBeUndefined();
  });

  it('that is cancelled leads back with a mark', async () => {
    const end = await signIn(browser(), { cancel: '1' }, '/login?redirect_url=%2Ftickets');
    expect(addressOf(end)).toBe('/tickets?login=cancelled');
  });

  it('cannot be finished twice, nor in another browser', async () => {
    const walker = browser();
    const page = await walker.visit('/login');
    const posted = await walker.request('POST', page.url.pathname, {
      body: new URLSearchParams({ subject: 'ann' }),
    });
    const resumed = await walker.request('GET', posted.headers.get('location') ?? '');
    const callback = resumed.headers.get('location') ?? '';
    const other = await browser().request('GET', callback);
    expect(other.status).toBe(400);
    expect(other.body).toContain('This login cannot be completed');
    expect((await walker.request('GET', callback)).headers.get('location')).toBe('/');
    const session = sessionOf(walker);
    expect(session).toMatch(/^[\w-]{43}$/);
    await walker.request('GET', callback);
    expect(sessionOf(walker)).toBe(session);
  });
});

describe('a step-up', () => {
  it('is not needed for a change if the person has just signed in at the level', async () => {
    const change = async (level: string) => {
      const walker = browser();
      await signIn(walker, { subject: 'ann', level });
      const headers = { 'x-idp-entity-id': north };
      const body = new URLSearchParams();
      return walker.request('POST', '/dashboard/api/services/connect', { body, headers });
    };
    expect((await change('2')).status).toBe(400);
    expect((await change('1.5')).body).toContain('insufficient-user-authentication');
  });

  it('reaches the level, under a new session id, and the old id is dead', async () => {
    const walker = browser();
    await signIn(walker, { subject: 'ann' });
    const before = sessionOf(walker);
    const page = await walker.visit('/login?loa=2&redirect_url=%2Fapps%2F1%2Fsaml20_sp%2Foverview');
    expect(page.body).toContain('The dashboard requires level 2.');
    expect(page.body).toMatch(/value="2"\s+selected/);
    const end = await walker.submit(page.url.pathname, { subject: 'ann', level: '2' });
    expect(addressOf(end)).toBe('/apps/1/saml20_sp/overview');
    expect((await me(walker)).currentLoaLevel).toBe(2);
    expect(sessionOf(walker)).not.toBe(before);

    walker.cookies.set(server.cookie, { value: before ?? '', path: '/' });
    const refused = await walker.request('GET', '/dashboard/api/services');
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.body)).toMatchObject({ type: expect.stringContaining('session-expired') });
    expect((await me(walker)).guest).toBe(true);
    expect(sessionOf(walker)).toBeUndefined();
  });

  it.each([
    ['a lower level', { subject: 'ann', level: '1.5' }, '&stepup=unmet'],
    ['cancelling', { cancel: '1' }, '&login=cancelled'],
  ])('that ends in %s leads back once, with the session as it was', async (_title, choice, mark) => {
    const walker = browser();
    await signIn(walker, { subject: 'ann' });
    const before = sessionOf(walker);
    const end = await signIn(walker, choice, '/login?loa=2&redirect_url=%2Fapps%3Fstepup%3Dunmet%26q%3Dx');
    expect(addressOf(end)).toBe(`/apps?q=x${mark}`);
    expect(sessionOf(walker)).toBe(before);
    expect((await me(walker)).currentLoaLevel).toBe(1);
  });

  it('signs a guest in at the level that was reached', async () => {
    const walker = browser();
    const end = await signIn(walker, { subject: 'ann' }, '/login?loa=3');
    expect(end.url.search).toBe('?stepup=unmet');
    expect(await me(walker)).toMatchObject({ guest: false, currentLoaLevel: 1 });
  });

  it('keeps a switch of the same person, and drops that of another', async () => {
    const walker = browser();
    await signIn(walker, { institution: '4', role: 'admin' });
    const to = `/dashboard/api/users/me/switch-to-idp?idpId=${encodeURIComponent(twinB)}&role=`;
    expect((await walker.request('POST', to)).status).toBe(204);
    await signIn(walker, { institution: '4', role: 'admin', level: '2' }, '/login?loa=2');
    expect((await me(walker)).switchedToIdp?.id).toBe(twinB);
    await signIn(walker, { institution: '4', role: 'viewer' });
    expect((await me(walker)).switchedToIdp).toBeUndefined();
  });
});

describe('/login', () => {
  it.each(['loa=4', 'loa=x', 'redirect_url=https%3A%2F%2Fevil.example', 'redirect_url=%2F%2Fevil.example'])(
    'refuses ?%s with a page',
    async (query) => {
      const response = await browser().request('GET', `/login?${query}`);
      expect(response.status).toBe(400);
      expect(response.body).toContain('This link is not allowed');
    },
  );

  it('knows level 1.5 by both of its names', async () => {
    for (const loa of ['1.5', '5']) {
      const { headers } = await browser().request('GET', `/login?loa=${loa}`);
      expect(new URL(headers.get('location') ?? '').searchParams.get('acr_values')).toMatch(/loa1\.5$/);
    }
  });

  it('asks with PKCE, state and nonce, and for a level only if requested', async () => {
    const { headers } = await browser().request('GET', '/login');
    const parameters = new URL(headers.get('location') ?? '').searchParams;
    expect(parameters.get('code_challenge_method')).toBe('S256');
    expect(parameters.get('state')).toBeTruthy();
    expect(parameters.get('nonce')).toBeTruthy();
    expect(parameters.has('acr_values')).toBe(false);
  });

  it('returns by /startSSO to own addresses only', async () => {
    const { headers } = await browser().request(
      'GET',
      `/startSSO?redirect_url=${server.config.publicUrl}/apps`,
    );
    expect(headers.get('location')).toBe('/apps');
    expect((await browser().request('GET', '/startSSO?redirect_url=http://127.0.0.1:1/')).status).toBe(400);
  });
});

describe('the login page', () => {
  it('finds institutions, and speaks three languages', async () => {
    const walker = browser();
    const page = await walker.visit('/login');
    const found = await walker.visit(`${page.url.pathname}?q=twin`);
    expect(found.body).toContain('2 institutions');
    expect(found.body).toContain(twinB);
    expect((await walker.visit(`${page.url.pathname}?q=%25`)).body).toContain('No institution has this');
    expect((await walker.visit(`${page.url.pathname}?language=nl`)).body).toContain('Kies wie u bent');
    expect((await walker.visit(`${page.url.pathname}?language=pt`)).body).toContain('Escolha quem é');
  });

  it('writes the typed text as text', async () => {
    const walker = browser();
    const page = await walker.visit('/login');
    const found = await walker.visit(`${page.url.pathname}?q=${encodeURIComponent('"><script>')}`);
    expect(found.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(found.body).not.toContain('<script>');
  });
});

describe('two copies on one host', () => {
  it('keep two people signed in in one browser, and a logout ends one of the sessions', async () => {
    const second = await startLoginServer(database);
    const [here, there] = [server.config.publicUrl, second.config.publicUrl];
    const walker = browser();
    await signIn(walker, { subject: 'ann' }, `${here}/login`);
    await signIn(walker, { institution: '4', role: 'viewer' }, `${there}/login`);
    expect((await me(walker, here)).uid).toBe('ann');
    expect((await me(walker, there)).uid).toBe('demo-viewer-4');

    const out = await walker.request('POST', `${there}/dashboard/api/logout`);
    expect(out.status).toBe(204);
    expect(out.headers.get('clear-site-data')).toBe('"storage"');
    expect((await me(walker, there)).guest).toBe(true);
    expect((await me(walker, here)).uid).toBe('ann');
    await second.close();
  });
});
