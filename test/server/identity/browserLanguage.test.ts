import { browserLanguage } from '../../../server/modules/identity/pages/browserLanguage';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

test.each([
  ['nl-NL,nl;q=0.9,en;q=0.5', 'nl'],
  ['de-DE, pt-BR;q=0.8, en;q=0.9', 'en'],
  ['PT', 'pt'],
  ['nl;q=0, en;q=0.1', 'en'],
  ['fr, de', undefined],
  ['*', undefined],
  [';;,=;q=x', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s wants %s', (header, expected) => {
  expect(browserLanguage(header, ['en', 'nl', 'pt'])).toBe(expected);
});

test('a language that the federation does not offer is not used', () => {
  expect(browserLanguage('pt, nl;q=0.5', ['en', 'nl'])).toBe('nl');
});

describe('pages that say why a login cannot continue', () => {
  let server: TestApp;
  let guest: TestClient;

  beforeAll(async () => {
    server = await startTestApp();
    guest = await server.as('guest');
  });
  afterAll(() => server.close());

  test.each([
    [{}, 'en'],
    [{ 'accept-language': 'nl-NL,en;q=0.5' }, 'nl'],
    [{ 'accept-language': 'pt-BR' }, 'pt'],
    [{ 'accept-language': 'nl', cookie: 'language=pt' }, 'pt'],
    [{ 'accept-language': 'nl', cookie: 'language=<b>' }, 'nl'],
  ])('are in the language of the browser until a person has chosen one: %j', async (headers, language) => {
    for (const address of ['/login?redirect_url=https://elsewhere.example', '/login/callback?state=x']) {
      const response = await guest.call('GET', address, undefined, headers);
      expect([address, response.statusCode]).toEqual([address, 400]);
      expect(response.body).toContain(`<html lang="${language}" dir="ltr">`);
    }
  });

  test('use the language in the address as a choice', async () => {
    const address = '/login?redirect_url=https://elsewhere.example&language=en';
    const response = await guest.call('GET', address, undefined, { 'accept-language': 'nl' });
    expect(response.body).toContain('<html lang="en" dir="ltr">');
  });
});
