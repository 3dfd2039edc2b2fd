/** Logos of the demonstration are drawn by this server, and by none that is in real use. */
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let server: TestApp;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  guest = await server.as('guest');
});
afterAll(() => server.close());

const picture = { accept: 'image/svg+xml,image/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = picture) =>
  guest.call('GET', url, undefined, headers);

test('a logo is a picture that is cached for ever, and in which nothing loads or runs', async () => {
  const { statusCode, headers, body } = await get('/logos/3f2a1c.svg');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  expect((await get('/logos/3f2a1c.svg')).body).toBe(body);
  expect((await get('/logos/3f2a1d.svg')).body).not.toBe(body);
});

test('each drawing consists of a few shapes in two colours', async () => {
  const drawings = new Set<string>();
  for (let number = 0; number < 300; number += 1) {
    const name = (number * 55_003).toString(16).padStart(6, '0');
    const { statusCode, body } = await get(`/logos/${name}.svg`);
    expect([name, statusCode]).toEqual([name, 200]);
    const elements = [...body.matchAll(/<(\w+)/g)].map(([, element]) => element);
    expect(elements.filter((element) => !['svg', 'g', 'path', 'circle'].includes(element ?? ''))).toEqual([]);
    expect(new Set(body.match(/fill="#[0-9a-f]{6}"/g)).size).toBe(2);
    drawings.add(body);
  }
  expect(drawings.size).toBeGreaterThan(250);
});

test.each([
  '/logos/3f2a1.svg',
  '/logos/3f2a1c0.svg',
  '/logos/3F2A1C.svg',
  '/logos/none.svg',
  '/logos/3f2a1c.png',
  '/logos/3f2a1c',
  '/logos/3f2a1c.svg/x',
  '/logos/..%2f..%2f3f2a1c.svg',
  '/logos/',
])('%s does not exist, as a picture and as a page', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
  expect((await get(address, { accept: 'text/html' })).statusCode).toBe(404);
});

test('a server in real use has none', async () => {
  const settings = {
    OIDC_ISSUER: 'https://issuer.example',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
    PUBLIC_URL: 'https://dashboard.example',
  };
  const other = await startTestApp({ settings, database: server.database });
  const response = await (await other.as('guest')).call('GET', '/logos/3f2a1c.svg', undefined, picture);
  await other.close();
  expect(response.statusCode).toBe(404);
});
