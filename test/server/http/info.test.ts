import { readFileSync } from 'node:fs';
import { startTestApp } from '../../support/server/server';

test('the build that answers is public, and nothing else', async () => {
  const server = await startTestApp({ settings: { BUILD_COMMIT: '0123abc', FEDERATION_NAME: 'Hidden' } });
  const client = await server.as('guest');
  const response = await client.call('GET', '/internal/info', undefined, { cookie: undefined });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { build: { name: 'idp-dashboard', version }, git: { commit: { id: '0123abc' } } },
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
  await server.close();
});

test('a missing commit is reported as unknown', async () => {
  const server = await startTestApp();
  const response = await (await server.as('guest')).get('/internal/info');
  expect(response.json()).toMatchObject({ git: { commit: { id: 'unknown' } } });
  await server.close();
});
