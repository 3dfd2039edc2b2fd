import { findVisible } from '../../../../server/modules/catalogue/serviceRows';
import { viewerFor } from '../../../../server/modules/catalogue/viewer';
import { takeStep, UnknownTicket } from '../../../../server/modules/desk/desk';
import type { DeskStep } from '../../../../server/modules/desk/deskRequest';
import { ImpossibleStep } from '../../../../server/modules/tickets/life/ticketLife';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { AlreadyRequested } from '../../../../server/modules/tickets/ticketSystem';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { testConfig } from '../../../support/server/server';
import { connectRequest } from '../../../server/tickets/newTicket';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

async function file(changes: Partial<NewTicket> = {}, acceptance = '0'): Promise<string> {
  const desk = localDesk(testConfig({ DESK_ACCEPTANCE: acceptance }));
  return (await database.transaction((tx) => desk.file(tx, connectRequest(changes), now))).key;
}
const take = (step: DeskStep) => takeStep({ config: testConfig(), database }, step, 'Dee Desk', now);
const resolve = (key: string) => take({ action: 'resolve', key, resolution: 'done' });

async function isConnected(entityId: string): Promise<boolean | undefined> {
  const viewer = await viewerFor(database.read, 'staff', north);
  return (await findVisible(database.read, viewer, 'saml20_sp', { entityId }))?.connected;
}

async function history(key: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('ticket_event')
    .selectAll()
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
  return rows.map(({ event, actor, comment }) => [event, actor, comment].filter(Boolean).join(' · '));
}

test('resolving a request makes the connection; a person who resolves an open ticket takes it', async () => {
  const key = await file();
  await expect(isConnected(mail)).resolves.toBe(false);
  await expect(resolve(key)).resolves.toMatchObject({
    status: 'Resolved',
    resolution: 'done',
    rejected: false,
  });
  await expect(isConnected(mail)).resolves.toBe(true);
  await expect(history(key)).resolves.toEqual([
    'request.filed · Ann Bee',
    'work.started · Dee Desk',
    'request.resolved · Dee Desk',
  ]);
});

test('resolving a request to disconnect ends the connection', async () => {
  const key = await file({
    type: 'UNLINKREQUEST',
    direction: 'disconnect',
    service: { entityId: wiki, type: 'saml20_sp' },
    change: { kind: 'disconnect', institution: north, service: wiki, serviceType: 'saml20_sp' },
  });
  await expect(isConnected(wiki)).resolves.toBe(true);
  await resolve(key);
  await expect(isConnected(wiki)).resolves.toBe(false);
});

test('a change that fails does not alter the ticket', async () => {
  const service = 'https://gone.example';
  const key = await file({
    change: { kind: 'connect', institution: north, service, serviceType: 'saml20_sp' },
  });
  await expect(resolve(key)).rejects.toMatchObject({ name: 'ChangeNotPossible' });
  await expect(history(key)).resolves.toEqual(['request.filed · Ann Bee']);
  await expect(take({ action: 'take', key })).resolves.toMatchObject({ status: 'In Progress' });
});

test('rejecting and every other resolution change nothing', async () => {
  const rejected = await file();
  await expect(take({ action: 'reject', key: rejected, comment: 'Not yet.' })).resolves.toMatchObject({
    status: 'Resolved',
    resolution: 'wont_do',
    rejected: true,
  });
  await expect(history(rejected)).resolves.toContain('request.rejected · Dee Desk · Not yet.');
  const duplicate = await file();
  await expect(take({ action: 'resolve', key: duplicate, resolution: 'duplicate' })).resolves.toMatchObject({
    resolution: 'duplicate',
    rejected: false,
  });
  await expect(isConnected(mail)).resolves.toBe(false);
});

test('a ticket goes on hold, gets a question and back, is closed and opened again', async () => {
  const key = await file({}, '1');
  const steps: DeskStep[] = [
    { action: 'accept', key },
    { action: 'hold', key },
    { action: 'take', key },
    { action: 'ask', key, comment: 'Which faculty?' },
    { action: 'take', key },
    { action: 'resolve', key, resolution: 'incomplete' },
    { action: 'close', key },
    { action: 'reopen', key },
  ];
  const statuses: string[] = [];
  for (const step of steps) statuses.push((await take(step)).status);
  expect(statuses).toEqual([
    'Open',
    'On Hold',
    'In Progress',
    'Waiting for customer',
    'In Progress',
    'Resolved',
    'Closed',
    'Reopened',
  ]);
});

test.each(['Open', 'In Progress', 'On Hold'] as const)(
  'a request that is %s can be withdrawn, which changes nothing',
  async (status) => {
    const key = await file();
    if (status === 'In Progress') await take({ action: 'take', key });
    if (status === 'On Hold') await take({ action: 'hold', key });
    const before = await history(key);
    await expect(take({ action: 'withdraw', key, comment: 'They asked twice.' })).resolves.toMatchObject({
      status: 'Closed',
      resolution: 'cancelled',
      rejected: false,
    });
    await expect(history(key)).resolves.toEqual([
      ...before,
      'request.withdrawn · Dee Desk · They asked twice.',
    ]);
    await expect(isConnected(mail)).resolves.toBe(false);
    await expect(take({ action: 'withdraw', key, comment: 'Again.' })).rejects.toBeInstanceOf(ImpossibleStep);
  },
);

test('an impossible step is refused and leaves no trace', async () => {
  await expect(take({ action: 'take', key: 'CXT-1' })).rejects.toBeInstanceOf(UnknownTicket);
  const key = await file({}, '1');
  await expect(resolve(key)).rejects.toEqual(
    new ImpossibleStep('Waiting for Acceptance', 'request.resolved', [
      'request.accepted',
      'request.withdrawn',
    ]),
  );
  await expect(history(key)).resolves.toHaveLength(1);
});

test('a ticket is not opened again beside another one for the same', async () => {
  const first = await file();
  await take({ action: 'reject', key: first, comment: 'Not yet.' });
  const second = await file();
  await expect(take({ action: 'reopen', key: first })).rejects.toEqual(new AlreadyRequested(second));
  await expect(history(first)).resolves.toHaveLength(3);
});

test('if two people resolve at once, one does, and the other learns of it', async () => {
  const key = await file();
  const outcomes = await Promise.allSettled([resolve(key), resolve(key)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(history(key)).resolves.toHaveLength(3);
});
