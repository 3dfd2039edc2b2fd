import { takeStep } from '../../../server/modules/desk/desk';
import type { DeskStep } from '../../../server/modules/desk/deskRequest';
import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../server/modules/tickets/newTicket';
import { Problem, type Envelope } from '../../../src/contracts/wire/common';
import { Ticket, type TicketPage } from '../../../src/contracts/wire/ticket';
import { checked, expectProblem, payloadOf } from '../../contract/checks';
import { files, mail, north, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { storedTicket } from './newInvitation';
import { connectRequest } from './newTicket';

const now = new Date('2026-03-02T10:00:00Z');
const own = { userUid: 'urn:collab:person:example:admin', userName: 'Test admin' };
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function file(changes: Partial<NewTicket> = {}): Promise<string> {
  const request = connectRequest({ ...own, ...changes });
  const { key } = await server.database.transaction((tx) => localDesk(testConfig()).file(tx, request, now));
  return key;
}

function withdraw(client: TestClient, key: string, body: object = {}, headers: Record<string, string> = {}) {
  return client.call('POST', `/dashboard/api/x/tickets/${key}/withdrawal`, body, headers);
}

const step = (taken: DeskStep) => takeStep(server, taken, 'Dee Desk', now);

test.each(['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE'] as const)(
  'an own %s ends, cancelled, and its comment is stored',
  async (type) => {
    const key = await file({ type });
    const response = await withdraw(admin, key, { comment: ' Not needed any more. ' });
    expect(payloadOf(Ticket, response)).toMatchObject({
      jiraKey: key,
      type,
      status: 'Closed',
      resolution: 'cancelled',
      rejected: false,
    });
    expect(response.json<Envelope<Ticket>>().payload).not.toHaveProperty('withdrawable');
    await expect(storedTicket(server.database, key)).resolves.toMatchObject({
      status: 'Closed',
      updated_at: now,
      events: ['request.withdrawn · Closed · Test admin · Not needed any more.'],
    });
  },
);

test('nothing is connected by it, and the same can be requested again', async () => {
  const key = await file();
  expect((await withdraw(admin, key)).statusCode).toBe(200);
  await expect(
    server.database.read
      .selectFrom('institution_allows')
      .selectAll()
      .where('institution_entity_id', '=', north)
      .where('service_entity_id', '=', mail)
      .execute(),
  ).resolves.toEqual([]);
  await expect(file()).resolves.not.toBe(key);
});

const desk: readonly (readonly [string, readonly DeskStep['action'][], number])[] = [
  ['In Progress', ['take'], 200],
  ['On Hold', ['hold'], 200],
  ['Waiting for customer', ['ask'], 200],
  ['Resolved', ['reject'], 409],
  ['Closed', ['withdraw'], 409],
  ['Reopened', ['reject', 'reopen'], 200],
];

test.each(desk)('while it is %s', async (status, actions, expected) => {
  const key = await file();
  for (const action of actions) await step({ action, key, comment: 'As asked.' } as DeskStep);
  const { events } = await storedTicket(server.database, key);
  const response = await withdraw(admin, key);
  expect(response.statusCode).toBe(expected);
  if (expected === 200) return;
  expect(expectProblem(response, 409, 'already-settled')).toMatchObject({
    jiraKey: key,
    ticketStatus: status,
  });
  expect((await storedTicket(server.database, key)).events).toEqual(events);
});

test('a request of another person, and one without a known person, stays', async () => {
  const theirs = await file({ userUid: 'urn:collab:person:example:colleague', userName: 'Ann Bee' });
  const problem = expectProblem(await withdraw(admin, theirs), 403, 'not-own-request');
  expect(problem.detail).toBe(`${theirs} was filed by Ann Bee`);
  const asAdmin = await server.as('superUserAsAdmin');
  expectProblem(await withdraw(asAdmin, theirs), 403, 'not-own-request');
  expect((await storedTicket(server.database, theirs)).events).toEqual([]);
});

test('unknown, foreign, an invitation: the request does not exist', async () => {
  const foreign = await file();
  const southAdmin = await server.as('southAdmin');
  const invitation = await file({ type: 'LINKINVITE', service: { entityId: wiki, type: 'saml20_sp' } });
  for (const [client, key] of [
    [admin, 'CXT-999999'],
    [admin, invitation],
    [admin, 'no key at all'],
    [southAdmin, foreign],
  ] as const) {
    expectProblem(await withdraw(client, key), 404, 'not-found');
  }
});

test('a person who withdraws needs the level that connecting requires', async () => {
  const key = await file();
  const response = await withdraw(await server.as('admin', { level: 1.5 }), key);
  expectProblem(response, 403, 'insufficient-user-authentication');
  expectProblem(await withdraw(await server.as('viewer'), key), 403, 'forbidden');
  expect((await storedTicket(server.database, key)).status).toBe('Open');
});

test('a comment that is too long is refused', async () => {
  const key = await file();
  expectProblem(await withdraw(admin, key, { comment: 'x'.repeat(10_001) }), 400, 'validation');
  expectProblem(await withdraw(admin, key, { comment: 7 }), 400, 'validation');
  expect((await storedTicket(server.database, key)).status).toBe('Open');
});

test('a withdrawal that is sent twice happens once; another attempt is too late', async () => {
  const key = await file();
  const once = { 'idempotency-key': 'same' };
  const responses = await Promise.all([1, 2, 3].map(() => withdraw(admin, key, {}, once)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await storedTicket(server.database, key)).events).toHaveLength(1);
  expectProblem(await withdraw(admin, key), 409, 'already-settled');
});

test('of a withdrawal and a step of the desk, one wins', async () => {
  const key = await file();
  const [withdrawal] = await Promise.all([
    withdraw(admin, key),
    step({ action: 'reject', key, comment: 'No.' }).catch(() => undefined),
  ]);
  const { status, resolution, events } = await storedTicket(server.database, key);
  const settled = events.filter((line) => /request\.(withdrawn|rejected)/.test(line));
  expect(settled).toHaveLength(1);
  expect([withdrawal.statusCode, status, resolution]).toEqual(
    withdrawal.statusCode === 200 ? [200, 'Closed', 'cancelled'] : [409, 'Resolved', 'wont_do'],
  );
});

test('a ticket system that is down, or does not respond, withdraws nothing', async () => {
  const key = await file();
  for (const [outage, delivery] of [
    ['down', 'refused'],
    ['unreachable', 'unknown'],
  ] as const) {
    await server.database.transaction((tx) => writeOutage(tx, outage));
    const answer = checked(Problem, (await withdraw(admin, key)).json());
    expect(answer).toMatchObject({ status: 503, delivery });
  }
  expect((await storedTicket(server.database, key)).status).toBe('Open');
});

test('a search shows admins which requests they may withdraw, and which another person may', async () => {
  const mine = await file();
  const theirs = await file({ service: { entityId: wiki, type: 'saml20_sp' }, userUid: 'other' });
  const invitation = await file({ type: 'LINKINVITE', service: { entityId: files, type: 'oidc10_rp' } });
  const withdrawableBy = async (client: TestClient) => {
    const response = await client.post('/dashboard/api/actions', {});
    const { issues } = response.json<Envelope<TicketPage>>().payload;
    return Object.fromEntries(issues.map((ticket) => [ticket.jiraKey, ticket.withdrawable]));
  };
  await expect(withdrawableBy(admin)).resolves.toEqual({
    [mine]: true,
    [theirs]: false,
    [invitation]: undefined,
  });
  await expect(withdrawableBy(await server.as('viewer'))).resolves.toEqual({
    [mine]: undefined,
    [theirs]: undefined,
    [invitation]: undefined,
  });
  await step({ action: 'reject', key: mine, comment: 'No.' });
  await expect(withdrawableBy(admin)).resolves.toMatchObject({ [mine]: undefined });
});
