import { Refusal } from '../../../server/control/refusal';
import { deskHandler } from '../../../server/tickets/deskHandler';
import { readOutage } from '../../../server/tickets/deskOutage';
import { localDesk } from '../../../server/tickets/localDesk';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { testConfig } from '../../support/server';
import { mail, north } from '../../support/fixtures';
import { connectRequest } from '../tickets/newTicket';

const config = testConfig();
const now = () => new Date('2026-03-02T10:00:00Z');
let database: TestDatabase;
let key: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  const filed = new Date('2026-03-01T10:00:00Z');
  key = (await database.transaction((tx) => localDesk(config).file(tx, connectRequest(), filed))).key;
});
afterAll(() => database.close());

function send(command: object, mode: 'demo' | 'production' = 'demo'): Promise<unknown> {
  const handle = deskHandler({ config: { ...config, mode }, database, now });
  return handle({ actor: 'Dee Desk', command }, () => undefined);
}

test('the list has open tickets, the oldest first, with names', async () => {
  const later = connectRequest({ type: 'UNLINKREQUEST', direction: 'disconnect' });
  const second = await database.transaction((tx) => localDesk(config).file(tx, later, now()));
  await expect(send({ action: 'list' })).resolves.toMatchObject({
    tickets: [{ key, status: 'Open', requestedAt: '2026-03-01T10:00:00.000Z' }, { key: second.key }],
  });
  await send({ action: 'reject', key, comment: 'No.' });
  await expect(send({ action: 'list' })).resolves.toMatchObject({ tickets: [{ key: second.key }] });
});

test('a ticket is shown with its history and what can be done', async () => {
  await send({ action: 'ask', key, comment: 'Which faculty?' });
  await expect(send({ action: 'show', key })).resolves.toMatchObject({
    ticket: {
      key,
      status: 'Waiting for customer',
      body: 'Please connect us.',
      institutionEntityId: north,
      serviceEntityId: mail,
      possible: ['take', 'withdraw'],
      events: [
        { event: 'request.filed', actor: 'Ann Bee' },
        { event: 'work.started', comment: '' },
        { event: 'customer.asked', actor: 'Dee Desk', comment: 'Which faculty?', at: now().toISOString() },
      ],
    },
  });
});

test('refusals are one line that names the way on', async () => {
  await expect(send({ action: 'take', key: 'CXT-1' })).rejects.toEqual(
    new Refusal('There is no ticket CXT-1.'),
  );
  await expect(send({ action: 'show', key: 'CXT-1' })).rejects.toEqual(
    new Refusal('There is no ticket CXT-1.'),
  );
  await expect(send({ action: 'close', key })).rejects.toThrow(
    `${key} is Open, so "close" is not possible. Possible now: take, ask, hold, resolve, reject, withdraw.`,
  );
  await expect(send({ action: 'resolve', key, resolution: 'whatever' })).rejects.toBeInstanceOf(Refusal);
  await expect(send({ action: 'drop' })).rejects.toBeInstanceOf(Refusal);
});

test('the outage switch is for demo mode only', async () => {
  for (const action of ['down', 'unreachable', 'up'] as const) {
    await expect(send({ action })).resolves.toEqual({ outage: action });
    await expect(readOutage(database.read)).resolves.toBe(action);
  }
  await expect(send({ action: 'down' }, 'production')).rejects.toThrow('Only in demo mode');
  await expect(readOutage(database.read)).resolves.toBe('up');
});
