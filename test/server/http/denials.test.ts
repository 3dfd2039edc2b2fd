import { pseudonym } from '../../../server/modules/identity/pseudonym';
import { startTestApp, type TestApp } from '../../support/server/server';
import type { PersonaName } from '../../support/server/personas';
import { south } from '../../support/server/fixtures';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const API = '/dashboard/api';
const key = (subject: PersonaName) =>
  pseudonym(server.database, { issuer: 'https://issuer.example', subject });

/** Returns what the log says of a call beside that it was answered. */
async function logged(person: PersonaName | 'guest', path: string, headers = {}, level = 1) {
  const client = await server.as(person, { level });
  const lines = jest.spyOn(server.app.log, 'info');
  await client.call('POST', API + path, {}, headers);
  const all = lines.mock.calls.map(([facts, text]) => [text, facts]);
  lines.mockRestore();
  return all.filter(([text]) => text === 'refused');
}

test('an attempt without permission is in the log, with the person as the sessions know them', async () => {
  expect(await logged('member', '/services/connect')).toEqual([
    ['refused', { person: await key('member'), problem: 'forbidden' }],
  ]);
  expect(await logged('guest', '/services/connect')).toEqual([
    ['refused', { person: null, problem: 'forbidden' }],
  ]);
  expect(await logged('admin', '/services/connect')).toEqual([
    ['refused', { person: await key('admin'), problem: 'insufficient-user-authentication' }],
  ]);
  expect(await logged('admin', '/services/connect', { 'x-idp-entity-id': south }, 2)).toEqual([
    ['refused', { person: await key('admin'), problem: 'institution-not-allowed' }],
  ]);
  expect(await logged('admin', '/jsError', { 'sec-fetch-site': 'cross-site' })).toEqual([
    ['refused', expect.objectContaining({ problem: 'foreign-origin' })],
  ]);
});

test('neither a mistake nor an allowed call is logged as an attempt', async () => {
  expect(await logged('admin', '/services/connect', {}, 2)).toEqual([]);
  expect(await logged('admin', '/jsError')).toEqual([]);
});
