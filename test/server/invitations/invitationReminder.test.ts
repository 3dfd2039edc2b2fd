import { takeStep } from '../../../server/modules/desk/desk';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { Problem } from '../../../src/contracts/wire/common';
import { mail, north, south, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { invite, storedTicket } from '../tickets/newInvitation';
import { atNorth, RESEND, withPeople } from './inviting';

const start = Date.parse('2026-03-02T10:00:00Z');
let now: Date;
let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  now = new Date(start);
  await server.database.reset();
  await withPeople(server.database);
  desk = await server.as('superUser');
});
afterAll(() => server.close());

const resend = (jiraKey: string, more: object = {}, headers: Record<string, string> = {}) =>
  desk.call(
    'POST',
    RESEND,
    { idpId: north, jiraKey, comments: 'Still waiting.', ...more },
    { ...atNorth, ...headers },
  );

async function refusal(jiraKey: string, more = {}, headers = {}) {
  const response = await resend(jiraKey, more, headers);
  const { status, type } = response.json<Problem>();
  return [status, type.split('/').at(-1)];
}

const stored = (key: string) =>
  server.database.read
    .selectFrom('ticket')
    .select(['email_to', 'personal_message', 'status', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

test.each([
  ['LINKINVITE', mail],
  ['UNLINKINVITE', wiki],
] as const)(
  '%s: the message is replaced, and nothing else changes (REQUIREMENTS 235, 242)',
  async (type, service) => {
    const key = await invite(server.database, service, type, { emailTo: 'a@north.example, b@north.example' });
    const response = await resend(key);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { payload: { idpId: north, jiraKey: key, comments: 'Still waiting.' }, language: 'en' },
    ]);
    await expect(stored(key)).resolves.toEqual({
      email_to: 'a@north.example, b@north.example',
      personal_message: 'Still waiting.',
      status: 'Waiting for customer',
      updated_at: now,
    });
    await expect(storedTicket(server.database, key)).resolves.toMatchObject({
      events: ['invitation.reminded · Waiting for customer · Test superUser · Still waiting.'],
    });
  },
);

test('without recipients it goes to the owners and the administrative contacts of the institution', async () => {
  const key = await invite(server.database);
  expect((await resend(key)).statusCode).toBe(200);
  await expect(stored(key)).resolves.toMatchObject({ email_to: 'ann@north.example, adam@north.example' });
});

test('without known recipients it reports that and changes nothing', async () => {
  await server.database.reset();
  desk = await server.as('superUser');
  const key = await invite(server.database);
  await expect(refusal(key)).resolves.toEqual([400, 'no-recipients']);
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({ events: [] });
  const odd = await invite(server.database, wiki, 'UNLINKINVITE', { emailTo: 'nobody at all' });
  await expect(refusal(odd)).resolves.toEqual([400, 'no-recipients']);
});

test('if two people send within a minute, only the first reminder is sent', async () => {
  const key = await invite(server.database, mail, 'LINKINVITE', { emailTo: 'a@north.example' });
  const others = await Promise.all(['a', 'b', 'c'].map((one) => resend(key, {}, { 'idempotency-key': one })));
  expect(others.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  await expect(refusal(key)).resolves.toEqual([409, 'already-sent']);
  expect((await storedTicket(server.database, key)).events).toHaveLength(1);
  now = new Date(start + 60_000);
  expect((await resend(key)).statusCode).toBe(200);
  expect((await storedTicket(server.database, key)).events).toHaveLength(2);
});

test('a repetition of the same reminder gets the first answer', async () => {
  const key = await invite(server.database, mail, 'LINKINVITE', { emailTo: 'a@north.example' });
  const same = await Promise.all([1, 2, 3].map(() => resend(key, {}, { 'idempotency-key': 'same' })));
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await storedTicket(server.database, key)).events).toHaveLength(1);
});

test('only an invitation that waits can be sent again, and only under its own institution', async () => {
  const key = await invite(server.database, mail, 'LINKINVITE', { emailTo: 'a@north.example' });
  await expect(refusal('CXT-1')).resolves.toEqual([400, 'validation']);
  await expect(refusal(key, { idpId: south })).resolves.toEqual([400, 'validation']);
  await expect(refusal(key, { idpId: south }, { 'x-idp-entity-id': south })).resolves.toEqual([
    400,
    'validation',
  ]);
  const request = await invite(server.database, wiki, 'UNLINKINVITE', { type: 'UNLINKREQUEST' });
  await expect(refusal(request)).resolves.toEqual([400, 'validation']);
  await takeStep(server, { action: 'withdraw', key, comment: 'No.' }, 'Dee Desk', now);
  await expect(refusal(key)).resolves.toEqual([409, 'already-answered']);
  await expect(stored(key)).resolves.toMatchObject({ personal_message: '' });
});
