import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, wiki } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';

const MINUTE = 60_000;
let database: TestDatabase;
let world: World;
let server: ServerElsewhere;
let admin: TestClient;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  world = newWorld(database);
});
afterEach(() => server.close());
afterAll(() => database.close());

async function start(queue: boolean) {
  server = await serverElsewhere(world, { queue });
  admin = await server.as('admin');
}

async function everythingDue(): Promise<void> {
  while (await server.outbox.next());
}

test('QUEUE_WHEN_DOWN: stored, reported as such, and filed once the other side is back', async () => {
  await start(true);
  world.remote.weather = 'down';
  expect((await admin.get('/dashboard/api/users/me')).json().payload.jiraDown).toBe(false);
  const response = await postConnect(admin, 'one');
  expect([response.statusCode, response.json().payload]).toEqual([
    200,
    expect.objectContaining({ queued: true, connectWithoutInteraction: false }),
  ]);
  expect(response.json().payload).not.toHaveProperty('jiraKey');
  expect((await postConnect(admin, 'one')).json()).toEqual(response.json());
  expect((await postConnect(admin, 'two')).statusCode).toBe(409);

  await everythingDue();
  expect(world.remote.written).toEqual([]);
  world.pass(MINUTE);
  await everythingDue();
  await expect(outboxStates(world)).resolves.toEqual(['queued']);
  world.remote.weather = 'fine';
  world.pass(5 * MINUTE - 1);
  await everythingDue();
  expect(world.remote.written).toEqual([]);
  world.pass(1);
  await everythingDue();
  expect((await postConnect(admin, 'one')).json().payload).toMatchObject({ jiraKey: 'CXT-1' });
  expect(world.remote.written).toEqual(['create']);
  expect(server.complaints).toEqual([]);
});

test('QUEUE_WHEN_DOWN: a request that a working system refuses is refused at once, and leaves the queue', async () => {
  await start(true);
  world.remote.weather = 'refusing';
  expect((await postConnect(admin, 'one')).json()).toMatchObject({ status: 503, delivery: 'refused' });
  world.remote.weather = 'down';
  await postConnect(admin, 'two');
  world.remote.weather = 'refusing';
  world.pass(MINUTE);
  await everythingDue();
  await expect(outboxStates(world)).resolves.toEqual(['cancelled', 'cancelled']);
  expect(server.complaints).toMatchObject([{ name: 'TicketSystemUnavailable' }]);
});

test('the pauses grow, and the last one is repeated for as long as necessary', async () => {
  await start(true);
  world.remote.weather = 'down';
  await postConnect(admin, 'one');
  for (const pause of [1, 5, 30, 120, 360, 360]) {
    world.pass(pause * MINUTE - 1);
    expect([pause, await server.outbox.next()]).toEqual([pause, false]);
    world.pass(1);
    expect([pause, await server.outbox.next()]).toEqual([pause, true]);
  }
});

test('while the other side is known to be down, nothing is tried: due requests go once it is up, in their order', async () => {
  await start(true);
  world.remote.weather = 'down';
  await postConnect(admin, 'one', mail);
  world.pass(1);
  await admin.form('/dashboard/api/services/disconnect', { spEntityId: wiki, type: 'saml20_sp' });
  world.pass(10 * MINUTE);
  server.outbox.start();
  await server.outbox.stop();
  const rows = await database.read.selectFrom('outbox').select(['attempts', 'state']).execute();
  expect(rows).toEqual([
    { attempts: 1, state: 'queued' },
    { attempts: 1, state: 'queued' },
  ]);
  world.remote.weather = 'fine';
  await everythingDue();
  expect(world.remote.tickets.map(({ service_entity_id: service }) => service)).toEqual([mail, wiki]);
});

test('an uncertain request is searched for without a repetition, and filed after the grace time', async () => {
  await start(false);
  world.remote.weather = 'answerLost';
  await postConnect(admin, 'one', mail);
  world.remote.weather = 'requestLost';
  await admin.form('/dashboard/api/services/disconnect', { spEntityId: wiki, type: 'saml20_sp' });
  world.remote.weather = 'fine';
  world.pass(2 * MINUTE);
  await everythingDue();
  await expect(outboxStates(world)).resolves.toEqual(['delivered', 'delivered']);
  expect(world.remote.tickets.map(({ service_entity_id: service }) => service)).toEqual([mail, wiki]);
});

test('uncertain, and the other side is down: nothing is decided before it answers', async () => {
  await start(false);
  world.remote.weather = 'requestLost';
  await postConnect(admin, 'one');
  world.remote.weather = 'down';
  world.pass(10 * MINUTE);
  await everythingDue();
  expect((await postConnect(admin, 'one')).json()).toMatchObject({ delivery: 'unknown' });
  await expect(outboxStates(world)).resolves.toEqual(['uncertain']);
  world.remote.weather = 'fine';
  expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
});

test('of two servers on one database one delivers, and the other one does not until the lease is over', async () => {
  await start(false);
  const other = await serverElsewhere(world);
  world.remote.weather = 'requestLost';
  await postConnect(admin, 'one');
  world.remote.weather = 'fine';
  world.pass(2 * MINUTE);
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  world.remote.at = async (point) => (point === 'after create' ? slow : undefined);
  const delivering = server.outbox.next();
  while (world.remote.written.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await expect(other.outbox.next()).resolves.toBe(false);
  world.pass(MINUTE);
  world.remote.at = async () => undefined;
  await expect(other.outbox.next()).resolves.toBe(true);
  goOn();
  await delivering;
  await expect(other.outbox.next()).resolves.toBe(false);
  expect(world.remote.written).toEqual(['create']);
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
  await other.close();
});
