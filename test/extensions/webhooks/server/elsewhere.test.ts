/** If tickets are kept in another system, events are sent once that has accepted the request. */
import { deliverDue } from '../../../../server/extensions/webhooks/delivering';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';
import { SEND, withPeople } from '../../../server/invitations/inviting';
import { connectRequest } from '../../../server/tickets/newTicket';
import { commanding, startReceiver, subscribe, type Receiver } from './receiver';

let database: TestDatabase;
let world: World;
let server: ServerElsewhere;
let admin: TestClient;
let receiver: Receiver;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  await withPeople(database);
  world = newWorld(database);
  server = await serverElsewhere(world);
  admin = await server.as('admin');
  receiver = await startReceiver();
  await subscribe(commanding(server, world.now), receiver);
});
afterEach(async () => {
  await receiver.stop();
  await server.close();
});
afterAll(() => database.close());

async function deliveredEvents() {
  await deliverDue({ ...server, now: world.now });
  return receiver.received.map(({ type, data }) => [type, data]);
}

test('a request is reported when it is filed over there, and once, even if its answer was lost', async () => {
  world.remote.weather = 'answerLost';
  await postConnect(admin, 'one');
  expect(await deliveredEvents()).toEqual([]);
  world.remote.weather = 'fine';
  await postConnect(admin, 'one');
  await postConnect(admin, 'one');
  expect(await deliveredEvents()).toEqual([
    ['ticket.filed', { ticket: 'CXT-1', type: 'LINKREQUEST', institution: north, service: mail }],
  ]);
});

test('a request that is refused over there is not reported', async () => {
  world.remote.weather = 'refusing';
  await postConnect(admin, 'one');
  expect(await deliveredEvents()).toEqual([]);
});

test('a withdrawal and the answer to an invitation are reported as steps', async () => {
  await postConnect(admin, 'one');
  await admin.post('/dashboard/api/x/tickets/CXT-1/withdrawal', { comment: 'Not needed any more.' });
  await world.remote.create(connectRequest({ type: 'LINKINVITE', change: null }), 'elsewhere');
  await admin.call('PUT', SEND, { type: 'LINKINVITE', jiraKey: 'CXT-2', status: 'ACCEPTED', comments: '' });
  await deliveredEvents();
  expect(receiver.received.map(({ type, data }) => [type, 'step' in data && data.step])).toEqual([
    ['ticket.filed', false],
    ['ticket.ended', 'request.withdrawn'],
    ['ticket.changed', 'invitation.accepted'],
  ]);
});
