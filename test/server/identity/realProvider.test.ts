import type { CurrentUser } from '../../../src/contracts/wire/user';
import { north, south } from '../../support/server/fixtures';
import { startTestApp } from '../../support/server/server';
import { honest, inSeconds, LEVEL, pass, RealLogin } from './realLogin';
import { ScriptedProvider } from './scriptedProvider';

let login: RealLogin;

async function institutionOf(session: { readonly value: string } | undefined) {
  const headers = { cookie: `__Host-sid=${session?.value ?? ''}` };
  const me = await login.server.app.inject({ url: '/dashboard/api/users/me', headers });
  return me.json<{ payload: CurrentUser }>().payload.currentIdp?.id;
}

beforeAll(async () => {
  login = await RealLogin.open();
});
afterAll(() => login.close());

describe('a provider of the operator', () => {
  it('signs people in by its own claim names and groups', async () => {
    const attempt = await login.begin('?redirect_url=/apps');
    expect(attempt.parameters.get('redirect_uri')).toBe('https://dashboard.example/login/callback');
    const back = await login.comeBack(attempt, { ...honest, auth_time: inSeconds(0) });
    expect(back.location).toBe('/apps');
    expect(back.session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    const me = await login.server.app.inject({
      url: '/dashboard/api/users/me',
      headers: { cookie: `__Host-sid=${back.session?.value ?? ''}` },
    });
    const { payload } = me.json<{ payload: CurrentUser }>();
    expect(payload).toMatchObject({ dashboardAdmin: true, currentLoaLevel: 2, currentIdp: { id: north } });
    expect(payload.mode).toBe('production');
  });

  it('has no login page of ours beside it', async () => {
    expect((await login.server.app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
  });

  it.each([
    ['another nonce', { nonce: 'stolen' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1 }],
    ['a token of the future', { iat: inSeconds(300), exp: inSeconds(600) }],
    ['a login in the future', { auth_time: inSeconds(300) }],
  ])('is not trusted with %s', async (_title, wrong) => {
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), { ...honest, ...wrong });
    expect(back.location).toBe('/apps?login=failed');
    expect(back.session).toBeUndefined();
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800'],
    ['a line break', 'a\nb'],
    ['too many characters', 'x'.repeat(256)],
  ])('is not trusted with a subject with %s, since two people could become one', async (_title, sub) => {
    login.provider.userInfo = { sub };
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), { ...honest, sub });
    login.provider.userInfo = {};
    expect([back.location, back.session]).toEqual(['/apps?login=failed', undefined]);
  });

  const odd = 'Zoe\0\ud800\nApplicant email: boss@other.example\u2028x';
  it.each([
    ['name', { name: odd }],
    ['given_name', { name: undefined, given_name: odd, family_name: odd }],
    ['uid', { uid: [odd], eduperson_entitlement: odd }],
    ['mail', { email: `ann@north.example\0${odd}` }],
    ['groups', { groups: ['owners', odd] }],
    ['the session', { sid: odd }],
    ['the level', { acr: odd }],
    ['a long text', { name: 'x'.repeat(100_000), email: '\u{1f600}'.repeat(5_000) }],
  ])('lets people in regardless of %s; their name is one line', async (_title, claims) => {
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), { ...honest, ...claims });
    expect(back.location).toBe('/apps');
    const headers = { cookie: `__Host-sid=${back.session?.value ?? ''}` };
    const me = await login.server.app.inject({ url: '/dashboard/api/users/me', headers });
    const { displayName, attributeMap } = me.json<{ payload: CurrentUser }>().payload;
    expect(displayName).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,255}$/u);
    expect(JSON.stringify(attributeMap)).not.toMatch(/\\u0000|\p{Surrogate}/u);
  });

  it.each([
    ['an institution', { idp: odd }, 403],
    ['no institution and an odd name', { idp: undefined, name: odd }, 403],
  ])('leads to the page for people without access with %s', async (_title, claims, status) => {
    expect((await login.comeBack(await login.begin(), { ...honest, ...claims })).status).toBe(status);
  });

  it('leads back as from any failure if it refuses with an odd code', async () => {
    const back = await login.comeBack(await login.begin(), {}, { error: 'x\0\ud800' });
    expect(back.location).toBe('/?login=failed');
  });

  it('asks for no institution if it names one of ours and others that are unknown here', async () => {
    const idp = ['https://hub.example', south, south];
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), { ...honest, idp });
    expect(back.location).toBe('/apps');
    expect(await institutionOf(back.session)).toBe(south);
  });

  it.each([
    ['a level that is missing', { acr: undefined }],
    ['an invented level', { acr: 'http://elsewhere.example/loa3' }],
    ['a level below', { acr: `${LEVEL}1.5` }],
  ])('does not reach a step-up if it responds with %s', async (_title, answered) => {
    const back = await login.comeBack(await login.begin('?loa=2&redirect_url=/apps'), {
      ...honest,
      auth_time: inSeconds(0),
      ...answered,
    });
    expect(back.location).toBe('/apps?stepup=unmet');
  });

  it('reaches the level if it gives more than was requested', async () => {
    const attempt = await login.begin('?loa=2&redirect_url=/apps');
    expect([attempt.parameters.get('acr_values'), attempt.parameters.get('prompt')]).toEqual([
      `${LEVEL}2`,
      'login',
    ]);
    const claims = { ...honest, acr: `${LEVEL}3`, auth_time: inSeconds(0) };
    expect((await login.comeBack(attempt, claims)).location).toBe('/apps');
  });

  it.each([
    ['?loa=2', 'unmet_authentication_requirements', '/?stepup=unmet'],
    ['?loa=2', 'login_required', '/?stepup=unmet'],
    ['?loa=2', 'server_error', '/?login=failed'],
    ['', 'access_denied', '/?login=cancelled'],
    ['?loa=2', 'access_denied', '/?login=cancelled'],
    ['', 'temporarily_unavailable', '/?login=failed'],
  ])('if it is asked by /login%s and answers %s, leads to %s', async (query, error, address) => {
    expect((await login.comeBack(await login.begin(query), {}, { error })).location).toBe(address);
  });

  it('leads to the page for people without access if the institution is unknown', async () => {
    const back = await login.comeBack(await login.begin(), {
      ...honest,
      idp: 'https://idp.elsewhere.example',
    });
    expect([back.status, back.session]).toEqual([403, undefined]);
    const again = /href="(\/login\?[^"]*)"/.exec(back.body)?.[1] ?? '';
    const { parameters } = await login.begin(again.replace('/login', ''));
    expect([parameters.get('prompt'), parameters.has('max_age')]).toEqual(['login', false]);
  });
});

it('a provider that does not respond is reported, and requested again at the next login', async () => {
  const silent = new ScriptedProvider();
  await silent.start();
  const { issuer } = silent;
  await silent.stop();
  const other = await startTestApp({
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'dashboard', OIDC_CLIENT_SECRET: 'secret' },
  });
  const first = await other.app.inject('/login');
  expect(first.statusCode).toBe(503);
  expect(first.body).toContain('The login service is not answering');
  expect((await other.app.inject('/login')).statusCode).toBe(503);
  await other.close();
});

it('a provider that has gone since is reported, and no one is led to it', async () => {
  const leaving = await RealLogin.open();
  await leaving.begin();
  await leaving.provider.stop();
  pass(61);
  const response = await leaving.server.app.inject('/login');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('The login service is not answering');
  jest.restoreAllMocks();
  await leaving.server.close();
});
