import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doCommand } from '../../../server/cli/run';
import { readSessionsArguments, sessionsText } from '../../../server/modules/identity/sessions.cli';
import { UsageError } from '../../../server/platform/control/program';
import { claimDataDir, type Claim } from '../../../server/platform/control/claim';
import { controlHandlers } from '../../../server/commands';
import { Refusal } from '../../../server/platform/control/refusal';
import type { SessionsResult } from '../../../server/modules/identity/session/sessionsCommand';
import { socketFolder } from '../../../server/platform/control/socketFolder';
import { loginAttemptStore } from '../../../server/modules/identity/login/loginAttempt.store';
import { sessionStore } from '../../../server/modules/identity/session/session.store';
import { north } from '../../support/server/fixtures';
import { principalOf } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';

const ISSUER = 'https://issuer.example';
const ME = '/dashboard/api/users/me/serviceproviders';
const startTime = Date.parse('2026-03-01T10:00:00Z');
let minutes = 0;
const now = () => new Date(startTime + minutes * 60_000);
let server: TestApp;
let claim: Claim;
let dataDir: string;

beforeAll(async () => {
  server = await startTestApp({ now, settings: { SESSION_IDLE_SECONDS: '600' } });
  dataDir = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  claim = await claimDataDir(dataDir);
  claim.serve(controlHandlers(server.dependencies));
});
beforeEach(() => server.database.reset());
afterAll(async () => {
  await claim.release();
  rmSync(socketFolder(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  await server.close();
});

const command = (...args: string[]) =>
  doCommand(
    { DATA_DIR: dataDir },
    {
      operation: 'sessions',
      request: readSessionsArguments(args).command,
    },
  ) as Promise<SessionsResult>;

test('lists each person who is signed in once, without sessions that have ended, are idle or unfinished', async () => {
  const sessions = sessionStore(server.database, server.config, now);
  minutes = 0;
  await server.as('viewer');
  minutes = 11;
  await sessions.end(await sessions.create(principalOf('southAdmin', 2, now())));
  await loginAttemptStore(server.database, now).save('browser', {
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
    returnTo: '/',
    begunAt: '2026-03-01T10:00:00Z',
  });
  await server.as('admin');
  minutes = 12;
  await server.as('member');
  minutes = 13;
  await server.as('admin');
  const found = await command('list');
  expect(found).toEqual({
    people: [
      {
        person: expect.stringMatching(/^[0-9a-f]{16}$/),
        issuer: ISSUER,
        subject: 'admin',
        name: 'Test admin',
        email: 'admin@example.org',
        institution: north,
        sessions: 2,
        lastSeenAt: '2026-03-01T10:13:00.000Z',
      },
      expect.objectContaining({ subject: 'member', sessions: 1 }),
    ],
  });
  const [head, first, second, ...others] = sessionsText(found, Infinity).split('\n');
  expect(head).toMatch(/^PERSON +ISSUER +SUBJECT +NAME/);
  expect(first).toMatch(
    /^[0-9a-f]{16} +https:\/\/issuer\.example +admin +Test admin +admin@example\.org +2 /,
  );
  expect(second).toContain('member');
  expect(others).toEqual([]);
});

test('all sessions of one person end at once, while the server runs, and no one else’s', async () => {
  const [laptop, phone] = [await server.as('admin'), await server.as('admin')];
  const other = await server.as('member');
  expect(await command('end', ISSUER, 'admin')).toEqual({ ended: 2 });
  for (const client of [laptop, phone]) {
    const response = await client.get(ME);
    expect(response.json()).toMatchObject({ status: 403, type: expect.stringContaining('session-expired') });
  }
  expect((await other.get(ME)).statusCode).toBe(200);
  await expect(command('end', ISSUER, 'admin')).rejects.toEqual(
    new Refusal('Nobody is logged in as admin of https://issuer.example.'),
  );
  expect((await (await server.as('admin')).get(ME)).statusCode).toBe(200);
});

test('an operator gets from a name of the log to the person, and back, and ends sessions by either', async () => {
  const client = await server.as('admin');
  const listed = await command('list');
  const [{ person = '' } = {}] = 'people' in listed ? listed.people : [];
  expect(await command('who', ISSUER, 'admin')).toEqual({ person });
  expect(await command('who', ISSUER, 'nobody')).toEqual({ person: expect.not.stringContaining(person) });
  expect(sessionsText({ person }, 80)).toBe(person);
  const lines = jest.spyOn(server.app.log, 'info');
  await client.post('/dashboard/api/services/connect', {});
  expect(lines.mock.calls.map(([facts]) => (facts as { person?: string }).person)).toContain(person);
  lines.mockRestore();
  await expect(command('end', 'f'.repeat(16))).rejects.toThrow('Nobody is logged in as ffff');
  expect(await command('end', person)).toEqual({ ended: 1 });
  expect((await client.get(ME)).statusCode).toBe(403);
});

test.each([[[]], [['list', 'x']], [['end']], [['end', 'a', 'b', 'c']], [['who', 'a']], [['list', '--all']]])(
  '%j is answered with the usage',
  (args) => {
    expect(() => readSessionsArguments(args)).toThrow(UsageError);
  },
);

test('a command from another program is refused', async () => {
  for (const request of [null, {}, { action: 'end', issuer: '', subject: 'admin' }, { action: 'purge' }])
    await expect(doCommand({ DATA_DIR: dataDir }, { operation: 'sessions', request })).rejects.toThrow(
      'did not understand',
    );
});

test('the output is plain, and a name cannot control the terminal', () => {
  expect(sessionsText({ people: [] }, 80)).toBe('Nobody is logged in.');
  expect(sessionsText({ ended: 1 }, 80)).toBe('One session was ended.');
  expect(sessionsText({ ended: 3 }, 80)).toBe('3 sessions were ended.');
  const person = {
    person: 'p',
    issuer: ISSUER,
    subject: 's',
    email: '',
    institution: '',
    sessions: 1,
    lastSeenAt: '',
  };
  expect(sessionsText({ people: [{ ...person, name: 'A\u001b[2J\nB' }] }, 200)).not.toContain('\u001b');
});
