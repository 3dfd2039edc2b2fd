/** The log says which of our requests led to a ticket, even if its key is known only later. */
import { catchLog, type LogLine } from '../../../support/server/catchLog';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';

const MINUTE = 60_000;
let database: TestDatabase;
let world: World;
let server: ServerElsewhere;
let admin: TestClient;
let lines: LogLine[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  world = newWorld(database);
});
afterEach(() => server.close());
afterAll(() => database.close());

async function start(options: { queue?: boolean; timeoutMs?: number } = {}): Promise<void> {
  server = await serverElsewhere(world, { ...options, logLevel: 'info' });
  admin = await server.as('admin');
  lines = catchLog(server);
}

const about = (message: string) => lines.filter(({ msg }) => msg === message);
async function deliveryId(): Promise<string> {
  const { id } = await database.read.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  return id;
}

test('filed while the person waits: the key has the request id of the line that says who requested what', async () => {
  await start();
  const response = await postConnect(admin, 'one');
  expect(response.json().payload.jiraKey).toBe('CXT-1');
  const delivery = await deliveryId();
  const [requested] = about('connection change requested');
  expect(requested).toMatchObject({ service: mail, type: 'LINKREQUEST', reqId: expect.any(String) });
  const { reqId } = requested ?? {};
  expect(about('left for the ticket system')).toMatchObject([{ reqId, delivery }]);
  expect(about('delivered')).toMatchObject([{ reqId, delivery, key: 'CXT-1' }]);
  expect(server.logged).toEqual([]);

  // A repetition leaves no new line, and is logged under its own id.
  await postConnect(admin, 'one');
  expect(about('left for the ticket system')).toHaveLength(1);
  expect(about('delivered')).toMatchObject([{ reqId }, { delivery, key: 'CXT-1' }]);
});

test('queued: logged as such, and the key once it is filed, under the id of the request', async () => {
  await start({ queue: true });
  world.remote.weather = 'down';
  expect((await postConnect(admin, 'one')).json().payload.queued).toBe(true);
  const delivery = await deliveryId();
  const [{ reqId } = { reqId: 'none' }] = about('connection change requested');
  expect(about('delivered later')).toMatchObject([{ reqId, delivery }]);
  expect(about('delivered later')[0]).not.toHaveProperty('key');
  expect(about('delivered')).toEqual([]);
  world.remote.weather = 'fine';
  world.pass(MINUTE);
  while (await server.outbox.next());
  expect(server.logged).toEqual([`Delivery ${delivery}: CXT-1`]);
});

test('if no one waits any more, the key is still logged, once', async () => {
  await start({ timeoutMs: 50 });
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => (answerNow = resolve));
  world.remote.at = async (point) => (point === 'after create' ? slow : undefined);
  expect((await postConnect(admin, 'one')).statusCode).toBe(503);
  const delivery = await deliveryId();
  expect(about('left for the ticket system')).toMatchObject([{ delivery }]);
  expect(about('delivered')).toEqual([]);
  answerNow();
  await server.outbox.stop();
  expect(server.logged).toEqual([`Delivery ${delivery}: CXT-1`]);
});

test('refused: the stored request is named, and no key', async () => {
  await start();
  world.remote.weather = 'refusing';
  expect((await postConnect(admin, 'one')).statusCode).toBe(503);
  expect(about('left for the ticket system')).toMatchObject([{ delivery: await deliveryId() }]);
  expect([about('delivered'), about('delivered later'), server.logged]).toEqual([[], [], []]);
});
