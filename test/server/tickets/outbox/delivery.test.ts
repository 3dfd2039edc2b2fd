import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { files, mail, north } from '../../../support/server/fixtures';
import type { Weather } from '../../../support/tickets/remoteDouble';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
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

const problem = (response: Awaited<ReturnType<typeof postConnect>>) => {
  const { status, type, delivery, jiraKey } = response.json();
  return { status, name: type.split('/').at(-1), ...(delivery && { delivery }), ...(jiraKey && { jiraKey }) };
};
const unavailable = (delivery: string) => ({ status: 503, name: 'ticket-system-unavailable', delivery });

test('a request is filed once, and a repetition gets the first answer, even while the other side is down', async () => {
  const first = await postConnect(admin, 'one');
  expect([first.statusCode, first.json().payload]).toEqual([
    200,
    expect.objectContaining({ jiraKey: 'CXT-1', type: 'LINKREQUEST', connectWithoutInteraction: false }),
  ]);
  world.remote.weather = 'down';
  const again = await postConnect(admin, 'one');
  expect(again.json()).toEqual(first.json());
  expect(world.remote.written).toEqual(['create']);
  expect(world.remote.tickets).toMatchObject([
    { institution_entity_id: north, service_entity_id: mail, body: expect.stringContaining('Please.') },
  ]);
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
});

test('without a key it is filed as well', async () => {
  expect((await postConnect(admin)).json().payload.jiraKey).toBe('CXT-1');
});

test.each(['down', 'refusing'] as const)(
  '%s: refused, nothing is left, and the same key files it later',
  async (weather) => {
    world.remote.weather = weather;
    expect(problem(await postConnect(admin, 'one'))).toEqual(unavailable('refused'));
    await expect(outboxStates(world)).resolves.toEqual(['cancelled']);
    await expect(server.outbox.next()).resolves.toBe(false);
    world.remote.weather = 'fine';
    expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
    expect(world.remote.written).toEqual(['create']);
  },
);

test('an answer that was lost: uncertain, and the same key finds the ticket', async () => {
  world.remote.weather = 'answerLost';
  expect(problem(await postConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  await expect(outboxStates(world)).resolves.toEqual(['uncertain']);
  world.remote.weather = 'fine';
  expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(['create']);
});

test.each<[Weather, string[]]>([
  ['requestLost', ['create']],
  ['answerLost', ['create']],
])('%s, and an index that is late: created again after the grace time only', async (weather, written) => {
  world.remote.lagMs = 60_000;
  world.remote.weather = weather;
  await postConnect(admin, 'one');
  world.remote.weather = 'fine';
  world.pass(30_000);
  expect(problem(await postConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  world.pass(60_000);
  const meanwhile = await postConnect(admin, 'one');
  if (weather === 'requestLost') expect(problem(meanwhile)).toEqual(unavailable('unknown'));
  else expect(meanwhile.json().payload.jiraKey).toBe('CXT-1');
  world.pass(31_000);
  expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(written);
});

test('while it is unknown whether it was filed, another request for the same is refused', async () => {
  world.remote.weather = 'requestLost';
  await postConnect(admin, 'one');
  world.remote.weather = 'fine';
  const other = await server.as('superUserAsAdmin');
  const refused = { status: 409, name: 'already-requested' };
  expect(problem(await postConnect(admin, 'two'))).toEqual(refused);
  expect(problem(await postConnect(admin))).toEqual(refused);
  expect(problem(await postConnect(other, 'one'))).toEqual(refused);
  expect(world.remote.written).toEqual([]);
});

test('an open ticket over there prevents it, regardless of who filed it, and of how late the index is', async () => {
  await world.remote.create(connectRequest({ userName: 'Somebody' }), 'another dashboard');
  expect(problem(await postConnect(admin, 'one'))).toEqual({
    status: 409,
    name: 'already-requested',
    jiraKey: 'CXT-1',
  });
  world.remote.tickets.splice(0);
  expect((await postConnect(admin, 'two')).statusCode).toBe(200);
  world.remote.lagMs = 3600_000;
  expect(problem(await postConnect(admin, 'three'))).toMatchObject({ jiraKey: 'CXT-1' });
  await world.remote.take('CXT-1', 'withdrawn', '');
  expect((await postConnect(admin, 'four')).json().payload.jiraKey).toBe('CXT-2');
});

test('the obstacle is reported to the same request twice at once as well', async () => {
  await world.remote.create(connectRequest({ userName: 'Somebody' }), 'another dashboard');
  const responses = await Promise.all(['one', 'one', 'one'].map((key) => postConnect(admin, key)));
  const conflict = { status: 409, name: 'already-requested', jiraKey: 'CXT-1' };
  expect(responses.map(problem)).toEqual([conflict, conflict, conflict]);
});

test('simultaneous requests, with one key or several, become one ticket', async () => {
  const keys = ['one', 'one', 'two', undefined, 'one'];
  const responses = await Promise.all(keys.map((key) => postConnect(admin, key)));
  const filed = responses.flatMap((response) => response.json().payload?.jiraKey ?? []);
  const refused = responses.filter((response) => response.statusCode === 409);
  expect(new Set(filed)).toEqual(new Set(['CXT-1']));
  expect(filed.length + refused.length).toBe(keys.length);
  expect(world.remote.written).toEqual(['create']);
});

test('no one waits for ever: after a while it is uncertain, and its later outcome is stored', async () => {
  await server.close();
  server = await serverElsewhere(world, { timeoutMs: 50 });
  admin = await server.as('admin');
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => (answerNow = resolve));
  world.remote.at = async (point) => (point === 'after create' ? slow : undefined);
  expect(problem(await postConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  expect(problem(await postConnect(admin, 'one'))).toEqual(unavailable('unknown'));
  answerNow();
  await server.outbox.stop();
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
  expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
  expect(world.remote.written).toEqual(['create']);
});

test('a service that connects at once needs no request', async () => {
  world.remote.weather = 'down';
  const fields = { spEntityId: files, type: 'oidc10_rp' };
  const result = await admin.form('/dashboard/api/services/connect', fields);
  expect(result.json().payload).toMatchObject({ connectWithoutInteraction: true });
  expect(result.json().payload.jiraKey).toBeUndefined();
  await expect(outboxStates(world)).resolves.toEqual([]);
});
