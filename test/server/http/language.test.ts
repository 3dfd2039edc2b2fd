import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePage } from '../../support/product/builtPage';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const clientDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-client-'));
let server: TestApp;
let guest: TestClient;
/** An installation without Portuguese, with Dutch first. */
let two: TestApp;
let guestOfTwo: TestClient;

beforeAll(async () => {
  writePage(clientDir);
  server = await startTestApp();
  guest = await server.as('guest');
  const settings = { LANGUAGES: 'nl,en', SUPPORT_EMAIL: 'a"b@federation.example' };
  two = await startTestApp({ settings, clientDir, database: server.database });
  guestOfTwo = await two.as('guest');
});
afterAll(async () => {
  await two.close();
  await server.close();
  rmSync(clientDir, { recursive: true });
});

async function languageOf(query: string, headers: Record<string, string> = {}, client = guest) {
  const response = await client.call('GET', `/dashboard/api/users/me${query}`, undefined, headers);
  return { language: response.json<{ language: string }>().language, set: response.headers['set-cookie'] };
}

test('is the first supported one, regardless of the browser', async () => {
  expect(await languageOf('', { 'accept-language': 'pt' })).toEqual({ language: 'en', set: undefined });
});

test('is that of the cookie', async () => {
  expect((await languageOf('', { cookie: 'language=nl' })).language).toBe('nl');
});

test('is the requested one, which is remembered for ten years', async () => {
  const { language, set } = await languageOf('?language=pt', { cookie: 'language=nl' });
  expect(language).toBe('pt');
  expect(set).toBe('language=pt; Max-Age=315360000; Path=/; SameSite=Lax');
});

test('ignores the country of a language', async () => {
  expect((await languageOf('?language=nl-BE')).set).toMatch(/^language=nl;/);
});

test.each(['de', 'deu', '%0d%0aset-cookie', 'e', 'en&language=nl', '', 'constructor', '__proto__'])(
  'is never one that no one offers: %s',
  async (requested) => {
    expect(await languageOf(`?language=${requested}`)).toEqual({ language: 'en', set: undefined });
    const cookie = { cookie: `language=${requested}` };
    expect((await languageOf('', cookie)).language).toBe('en');
  },
);

describe('a language that the operator has switched off', () => {
  test.each([
    ['in the address', '?language=pt', {}, 'nl'],
    ['in the address, before another choice', '?language=pt', { cookie: 'language=en' }, 'en'],
    ['in an earlier cookie', '', { cookie: 'language=pt' }, 'nl'],
    ['in both', '?language=pt-BR', { cookie: 'language=pt' }, 'nl'],
  ])('%s is ignored', async (_where, query, headers, language) => {
    expect(await languageOf(query, headers, guestOfTwo)).toEqual({ language, set: undefined });
    const services = await guestOfTwo.call('GET', `/dashboard/api/services${query}`, undefined, headers);
    expect(services.json()).toMatchObject({ language });
  });

  test.each([
    ['?language=pt', {}, 'nl'],
    ['', { cookie: 'language=pt' }, 'nl'],
    ['', { 'accept-language': 'pt, en;q=0.5' }, 'en'],
    ['', { cookie: 'language=pt', 'accept-language': 'pt, en;q=0.5' }, 'en'],
    ['', { cookie: 'language=nl', 'accept-language': 'pt, en;q=0.5' }, 'nl'],
  ])('is not the language of a page of the server, with %s and %j', async (query, headers, language) => {
    const address = `/login${query || '?'}&redirect_url=https://elsewhere.example`;
    const page = await guestOfTwo.call('GET', address, undefined, { ...headers, accept: 'text/html' });
    expect([page.statusCode, /<html lang="(\w+)"/.exec(page.body)?.[1]]).toEqual([400, language]);
  });

  test('is not among the languages that the document offers', async () => {
    const { body } = await guestOfTwo.call('GET', '/?language=pt', undefined, { accept: 'text/html' });
    expect(body).toContain('data-languages="nl en"');
    expect(body).toContain('data-support="a&quot;b@federation.example"');
  });

  test('is not in the answer of /users/me', async () => {
    const response = await guestOfTwo.get('/dashboard/api/users/me');
    expect(response.json()).toMatchObject({ payload: { supportedLanguages: 'nl,en' } });
  });
});
