import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { AlreadyRequested, TicketSystemUnavailable } from '../../../server/modules/tickets/ticketSystem';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { files, south, wiki } from '../../support/server/fixtures';
import { testConfig } from '../../support/server/server';
import { connectRequest } from './newTicket';

const now = new Date('2026-03-01T10:00:00Z');
const desk = localDesk(testConfig());
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const count = async () => {
  const { n } = await database.read
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

test('a request becomes an open ticket with a key and a history', async () => {
  const ticket = await database.transaction((tx) => desk.file(tx, connectRequest(), now));
  expect(ticket).toMatchObject({ status: 'Open', open: true, resolution: null, requested_at: now });
  expect(ticket.key).toBe(`CXT-${ticket.number}`);
  await expect(
    database.read.selectFrom('ticket_event').selectAll().where('ticket_key', '=', ticket.key).execute(),
  ).resolves.toMatchObject([{ event: 'request.filed', status: 'Open', actor: 'Ann Bee' }]);
});

test('prefix and acceptance follow the settings', async () => {
  const other = localDesk(testConfig({ TICKET_KEY_PREFIX: 'FED', DESK_ACCEPTANCE: '1' }));
  const ticket = await database.transaction((tx) => other.file(tx, connectRequest(), now));
  expect(ticket.key).toMatch(/^FED-\d+$/);
  expect(ticket.status).toBe('Waiting for Acceptance');
  const invitation = connectRequest({ type: 'LINKINVITE', institution: south });
  const sent = await database.transaction((tx) => other.file(tx, invitation, now));
  expect(sent.status).toBe('Waiting for customer');
});

test('of many simultaneous requests one is filed, and the others learn its key', async () => {
  const before = await count();
  const attempts = await Promise.allSettled(
    Array.from({ length: 8 }, () => database.transaction((tx) => desk.file(tx, connectRequest(), now))),
  );
  const filed = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value.key] : []));
  const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
  expect(filed).toHaveLength(1);
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toEqual(new AlreadyRequested(filed[0] ?? ''));
  await expect(count()).resolves.toBe(before + 1);
});

test('another direction, service or institution, and a ticket without a connection, can be open at the same time', async () => {
  const requests = [
    connectRequest(),
    connectRequest({ type: 'UNLINKREQUEST', direction: 'disconnect' }),
    connectRequest({ service: { entityId: files, type: 'oidc10_rp' } }),
    connectRequest({ institution: south }),
    connectRequest({ type: 'CHANGE', direction: null, change: null }),
    connectRequest({ type: 'CHANGE', direction: null, change: null }),
    connectRequest({ service: { entityId: wiki, type: 'saml20_sp' } }),
  ];
  const keys = new Set<string>();
  for (const request of requests) {
    keys.add((await database.transaction((tx) => desk.file(tx, request, now))).key);
  }
  expect(keys.size).toBe(requests.length);
});

test('known to be down: reported beforehand, and refused', async () => {
  await database.transaction((tx) => writeOutage(tx, 'down'));
  await expect(desk.isDown(database.read)).resolves.toBe(true);
  await expect(database.transaction((tx) => desk.file(tx, connectRequest(), now))).rejects.toEqual(
    new TicketSystemUnavailable('refused'),
  );
  await expect(desk.search(database.read, undefined, {})).rejects.toBeInstanceOf(TicketSystemUnavailable);
});

test('unreachable: seems to work, and it is unknown what arrived; afterwards nothing is there twice', async () => {
  const before = await count();
  await database.transaction((tx) => writeOutage(tx, 'unreachable'));
  await expect(desk.isDown(database.read)).resolves.toBe(false);
  const failure: unknown = await database
    .transaction((tx) => desk.file(tx, connectRequest(), now))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TicketSystemUnavailable', delivery: 'unknown' });
  await expect(desk.search(database.read, undefined, {})).rejects.toBeInstanceOf(TicketSystemUnavailable);
  await database.transaction((tx) => writeOutage(tx, 'up'));
  await database.transaction((tx) => desk.file(tx, connectRequest(), now));
  await expect(count()).resolves.toBe(before + 1);
});

test('outages are simulated in demo mode only', async () => {
  await database.transaction((tx) => writeOutage(tx, 'down'));
  const real = localDesk({ ...testConfig(), mode: 'production' });
  await expect(real.isDown(database.read)).resolves.toBe(false);
  await expect(real.search(database.read, undefined, {})).resolves.toBeDefined();
});
