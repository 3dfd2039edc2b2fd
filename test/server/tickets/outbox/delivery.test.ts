import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { files, mail, north } from '../../../support/server/fixtures';
import type { Weather } from '../../../support/tickets/remoteDouble';
import type { TestClient } from '../../../support/server/server';
import {
  askToConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';
import { connectRequest } from '../newTicket';

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
  server = await serverElsewhere(world);
  admin = await server.as('admin');
});
afterEach(() => server.close());
afterAll(() => database.close());

const problem = (answer: Awaited<ReturnType<typeof askToConnect>>) => {
  const { status, type, delivery, jiraKey } = answer.json();
  return { status, name: type.split('/').at(-1), ...(delivery && { delivery }), ...(jiraKey && { jiraKey }) };
};
const unavailable = (delivery: string) => ({ status: 503, name: 'ticket-system-unavailable', delivery });

test('a request is filed once, and a repetition gets the first answer, also while the other side is down', async () => {
  const first = await askToConnect(admin, 'one');
  expect([first.statusCode, first.json().payload]).toEqual([
    200,
    expect.objectContaining({ jiraKey: 'CXT-1', type: 'LINKREQUEST', connectWithoutInteraction: false }),
  ]);
  world.remote.weather = 'down';
  const again = await askToConnect(admin, 'one');
  expect(again.json()).toEqual(first.json());
  expect(world.remote.written).toEqual(['create']);
  expect(world.remote.tickets).toMatchObject([
    { institution_entity_id: north, service_entity_id: mail, body: expect.stringContaining('Please.') },
  ]);
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
});

test('without a key it is filed as well', async () => {
  expect((await askToConnect(admin)).json().payload.jiraKey).toBe('CXT-1');
});

test.each(['down', 'refusing'] as const)(
  '%s: refused, nothing stays, and the same key files it later',
  async (weather) => {
    world.remote.weather = weather;
    expect(problem(await askToConnect(admin, 'one'))).toEqual(unavailable('refused'));
    await expect(outboxStates(world)).resolves.toEqual(['cancelled']);
    await expect(server.outbox.next()).resolves.toBe(false);
    world.remote.weather = 'fine';
    expect((await askToConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
    expect(world.remote.written).toEqual(['create']);
  },
);

test('an answer that was lost: uncertain, and the same key finds the ticket', async () => {
  world.remote.weather = 'answerLost';
  expect(problem(await askToConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  await expect(outboxStates(world)).resolves.toEqual(['uncertain']);
  world.remote.weather = 'fine';
  expect((await askToConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(['create']);
});

test.each<[Weather, string[]]>([
  ['requestLost', ['create']],
  ['answerLost', ['create']],
])('%s, and an index that is late: created again after the grace time only', async (weather, written) => {
  world.remote.lagMs = 60_000;
  world.remote.weather = weather;
  await askToConnect(admin, 'one');
  world.remote.weather = 'fine';
  world.pass(30_000);
  expect(problem(await askToConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  world.pass(60_000);
  const meanwhile = await askToConnect(admin, 'one');
  if (weather === 'requestLost') expect(problem(meanwhile)).toEqual(unavailable('unknown'));
  else expect(meanwhile.json().payload.jiraKey).toBe('CXT-1');
  world.pass(31_000);
  expect((await askToConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(written);
});

test('while it is not known whether it was filed, another request for the same is refused', async () => {
  world.remote.weather = 'requestLost';
  await askToConnect(admin, 'one');
  world.remote.weather = 'fine';
  const other = await server.as('superUserAsAdmin');
  const refused = { status: 409, name: 'already-requested' };
  expect(problem(await askToConnect(admin, 'two'))).toEqual(refused);
  expect(problem(await askToConnect(admin))).toEqual(refused);
  expect(problem(await askToConnect(other, 'one'))).toEqual(refused);
  expect(world.remote.written).toEqual([]);
});

test('an open ticket over there is in the way, whoever filed it, and however late the index is', async () => {
  await world.remote.create(connectRequest({ userName: 'Somebody' }), 'another dashboard');
  expect(problem(await askToConnect(admin, 'one'))).toEqual({
    status: 409,
    name: 'already-requested',
    jiraKey: 'CXT-1',
  });
  world.remote.tickets.splice(0);
  expect((await askToConnect(admin, 'two')).statusCode).toBe(200);
  world.remote.lagMs = 3600_000;
  expect(problem(await askToConnect(admin, 'three'))).toMatchObject({ jiraKey: 'CXT-1' });
  await world.remote.take('CXT-1', 'withdrawn', '');
  expect((await askToConnect(admin, 'four')).json().payload.jiraKey).toBe('CXT-2');
});

test('what is in the way is told to the same request twice at once, too', async () => {
  await world.remote.create(connectRequest({ userName: 'Somebody' }), 'another dashboard');
  const answers = await Promise.all(['one', 'one', 'one'].map((key) => askToConnect(admin, key)));
  const told = { status: 409, name: 'already-requested', jiraKey: 'CXT-1' };
  expect(answers.map(problem)).toEqual([told, told, told]);
});

test('simultaneous requests, with one key or several, become one ticket', async () => {
  const keys = ['one', 'one', 'two', undefined, 'one'];
  const answers = await Promise.all(keys.map((key) => askToConnect(admin, key)));
  const filed = answers.flatMap((answer) => answer.json().payload?.jiraKey ?? []);
  const refused = answers.filter((answer) => answer.statusCode === 409);
  expect(new Set(filed)).toEqual(new Set(['CXT-1']));
  expect(filed.length + refused.length).toBe(keys.length);
  expect(world.remote.written).toEqual(['create']);
});

test('nobody waits for ever: after a while it is uncertain, and what comes of it later is kept', async () => {
  await server.close();
  server = await serverElsewhere(world, { patienceMs: 50 });
  admin = await server.as('admin');
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => (answerNow = resolve));
  world.remote.at = async (point) => (point === 'after create' ? slow : undefined);
  expect(problem(await askToConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  expect(problem(await askToConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  answerNow();
  await server.outbox.stop();
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
  expect((await askToConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(['create']);
});

test('what connects at once asks nobody', async () => {
  world.remote.weather = 'down';
  const fields = { spEntityId: files, type: 'oidc10_rp' };
  const answer = await admin.form('/dashboard/api/services/connect', fields);
  expect(answer.json().payload).toMatchObject({ connectWithoutInteraction: true });
  expect(answer.json().payload.jiraKey).toBeUndefined();
  await expect(outboxStates(world)).resolves.toEqual([]);
});
