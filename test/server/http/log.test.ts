/**
 * A request is one line of the log: address, pseudonym of the person, and route; files that a page loads are
 * not logged.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudonym } from '../../../server/modules/identity/pseudonym';
import { catchLog, type LogLine } from '../../support/server/catchLog';
import { mail, north, wiki } from '../../support/server/fixtures';
import { principalOf } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';

const clientDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-log-'));
let server: TestApp;
let lines: LogLine[];

beforeAll(async () => {
  mkdirSync(path.join(clientDir, 'assets'));
  writeFileSync(path.join(clientDir, 'assets/main.js'), 'const one = 1;');
  writeFileSync(path.join(clientDir, 'page.json'), JSON.stringify({ before: '', after: '', scripts: {} }));
  server = await startTestApp({ clientDir, settings: { LOG_LEVEL: 'info', TRUST_PROXY: '1' } });
  lines = catchLog(server);
});
beforeEach(() => void (lines.length = 0));
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

const answered = () => lines.filter(({ msg }) => msg === 'answered');

test('logs the address that the proxy names, the route, the person’s other name and the end', async () => {
  const viewer = await server.as('viewer');
  const path = '/dashboard/api/services/detail/1/saml20_sp?secret=1';
  await viewer.call('GET', path, undefined, { 'x-forwarded-for': '203.0.113.7' });
  const routed = answered();
  expect(routed).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/dashboard/api/services/detail/1/saml20_sp',
      address: '203.0.113.7',
      person: await pseudonym(server.database, principalOf('viewer', 2, new Date())),
      milliseconds: expect.any(Number),
      reqId: expect.any(String),
    }),
  ]);
  expect(
    server.app.hasRoute({ method: 'GET', url: String(routed[0]?.route) }) ||
      routed[0]?.route === '/dashboard/api/*',
  ).toBe(true);
  await (await server.as('guest')).get('/dashboard/api/users/me');
  expect(answered().at(-1)).not.toHaveProperty('person');
});

test('requests for files, logos and style sheets are not logged, unless they fail', async () => {
  const guest = await server.as('guest');
  expect((await guest.get('/assets/main.js')).statusCode).toBe(200);
  expect((await guest.get('/logos/service-1.svg')).statusCode).toBeLessThan(500);
  expect(answered().filter(({ status }) => Number(status) < 400)).toEqual([]);
  await guest.get('/assets/gone.js');
  expect(answered().at(-1)).toMatchObject({
    path: '/assets/gone.js',
    status: 404,
    route: expect.any(String),
  });
});

test('no line contains the identity of a person', async () => {
  const known = ['admin', 'superUserAsAdmin', 'viewer'] as const;
  for (const name of known) {
    const client = await server.as(name);
    await client.form('/dashboard/api/services/connect', { spEntityId: wiki, comments: 'Ann Bee' });
    await client.form('/dashboard/api/services/connect', { spEntityId: mail });
    await client.get('/dashboard/api/policies');
    await client.call('POST', '/dashboard/api/users/me/switch-to-idp?idpId=' + encodeURIComponent(north));
    await client.call('POST', '/dashboard/api/logout');
  }
  expect(lines.some(({ msg }) => msg === 'signed out')).toBe(true);
  expect(lines.some(({ msg }) => msg === 'refused')).toBe(true);
  const written = JSON.stringify(lines.map(({ hostname: _host, ...line }) => line));
  for (const name of known) {
    const { subject, displayName, email, issuer } = principalOf(name, 2, new Date());
    for (const secret of [`"${subject}"`, `\\"${subject}\\"`, displayName, email, issuer, 'Ann Bee'])
      expect(written).not.toContain(secret);
  }
});

test('a person has one name on all servers of a database, and another name on another database', async () => {
  const person = principalOf('viewer', 2, new Date());
  const again = Object.create(server.database) as typeof server.database;
  expect(await pseudonym(again, person)).toBe(await pseudonym(server.database, person));
  const own = await pseudonym(server.database, person);
  await server.database.reset();
  expect(await pseudonym(Object.create(server.database) as typeof server.database, person)).not.toBe(own);
});
