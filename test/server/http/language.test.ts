import { startTestApp, type TestApp, type TestClient } from '../../support/server';

let server: TestApp;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  guest = await server.as('guest');
});
afterAll(() => server.close());

async function languageOf(query: string, headers: Record<string, string> = {}) {
  const answer = await guest.call('GET', `/dashboard/api/users/me${query}`, undefined, headers);
  return { language: answer.json<{ language: string }>().language, set: answer.headers['set-cookie'] };
}

test('is the first supported one, whatever the browser prefers', async () => {
  expect(await languageOf('', { 'accept-language': 'pt' })).toEqual({ language: 'en', set: undefined });
});

test('is the one of the cookie', async () => {
  expect((await languageOf('', { cookie: 'language=nl' })).language).toBe('nl');
});

test('is the one asked for, which is remembered for ten years', async () => {
  const { language, set } = await languageOf('?language=pt', { cookie: 'language=nl' });
  expect(language).toBe('pt');
  expect(set).toBe('language=pt; Max-Age=315360000; Path=/; SameSite=Lax');
});

test('echoes a code that it does not know and ignores what is no code', async () => {
  expect((await languageOf('?language=de')).language).toBe('de');
  for (const query of [
    '?language=%0d%0aset-cookie',
    '?language=e',
    '?language=en&language=nl',
    '?language=',
  ]) {
    expect(await languageOf(query)).toEqual({ language: 'en', set: undefined });
  }
});
