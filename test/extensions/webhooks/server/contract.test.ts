/** The webhooks for super users and monitoring (docs/extensions/webhooks.md). */
import { deliverDue } from '../../../../server/extensions/webhooks/delivering';
import { recordEvent } from '../../../../server/platform/events/recordEvent';
import { WebhookList } from '../../../../src/contracts/wire/events';
import { commanding, startReceiver, subscribe, type Receiver } from './receiver';
import { mail, north } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { expectProblem, payloadOf } from '../../../contract/checks';

const PATH = '/dashboard/api/x/webhooks';
const PROBE = '/internal/webhooks';
let server: TestApp;
let receiver: Receiver;
const now = () => new Date();

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.reset();
  receiver = await startReceiver();
  await subscribe(commanding(server, now), receiver);
});
afterEach(() => receiver.stop());
afterAll(() => server.close());

const happens = () =>
  server.database.transaction((tx) =>
    recordEvent(
      tx,
      { kind: 'connection.made', data: { institution: north, service: mail, serviceType: 'saml20_sp' } },
      now(),
    ),
  );
const list = async () => payloadOf(WebhookList, await (await server.as('superUser')).get(PATH)).webhooks;
const replay = async (body: object) => (await server.as('superUser')).post(`${PATH}/replay`, body);

test('webhooks with trouble come first, each with missing events before delivered ones', async () => {
  await subscribe(commanding(server, now), receiver, { name: 'a' });
  await happens();
  receiver.answer = () => 500;
  await deliverDue({ ...server, now });
  const answered = await list();
  expect(answered.map(({ name, state }) => [name, state])).toEqual([
    ['a', 'failing'],
    ['hub', 'failing'],
  ]);
  expect(answered[0]).toMatchObject({
    address: receiver.address,
    kinds: [],
    waiting: 1,
    deliveries: [{ kind: 'connection.made', subject: `${north} ${mail}`, state: 'waiting', attempts: 1 }],
  });
  expect(JSON.stringify(answered)).not.toContain('whsec');
});

test('an event is sent again when a super user requests it', async () => {
  await happens();
  await deliverDue({ ...server, now });
  const [hook] = await list();
  const event = hook?.deliveries[0]?.id;
  expect((await replay({ webhook: 'hub', event })).json()).toMatchObject({ payload: { events: 1 } });
  await deliverDue({ ...server, now });
  expect(receiver.received.map(({ id }) => id)).toEqual([event, event]);
  expect((await replay({ webhook: 'hub' })).json()).toMatchObject({ payload: { events: 0 } });
  expectProblem(await replay({ webhook: 'nobody' }), 404, 'not-found');
  expectProblem(await replay({ webhook: 'hub', event: 'msg_none' }), 404, 'not-found');
  expectProblem(await replay({}), 400, 'validation');
});

test('monitoring sees that a webhook does not get its events, regardless of who asks; readiness is separate', async () => {
  const guest = await server.as('guest');
  expect((await guest.get(PROBE)).json()).toEqual({ status: 'UP' });
  receiver.answer = () => 500;
  await happens();
  await deliverDue({ ...server, now });
  const down = await guest.get(PROBE);
  expect([down.statusCode, down.json()]).toEqual([503, { status: 'DOWN', webhooks: ['hub'] }]);
  expect((await guest.get('/internal/ready')).statusCode).toBe(200);
});

test('no one else reads them, or has them sent again', async () => {
  for (const persona of ['admin', 'viewer', 'member', 'guest'] as const) {
    const client = await server.as(persona);
    expectProblem(await client.get(PATH), 403, 'forbidden');
    expectProblem(await client.post(`${PATH}/replay`, { webhook: 'hub' }), 403, 'forbidden');
  }
});
