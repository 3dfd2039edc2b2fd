import { takeStep } from '../../../server/modules/desk/desk';
import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { mail } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';

const CONNECT = '/dashboard/api/services/connect';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const ask = (key: string) =>
  admin.call(
    'POST',
    CONNECT,
    new URLSearchParams({ spEntityId: mail, type: 'saml20_sp', comments: 'Please.' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
  );
const play = (outage: 'up' | 'unreachable' | 'down') =>
  server.database.transaction((tx) => writeOutage(tx, outage));
const tickets = () => server.database.read.selectFrom('ticket').select('key').execute();

test.each(['unreachable', 'down'] as const)(
  'a request that met a ticket system that is %s becomes one ticket when it is repeated',
  async (outage) => {
    await play(outage);
    const failed = await ask('one');
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject({ delivery: outage === 'down' ? 'refused' : 'unknown' });
    await expect(tickets()).resolves.toEqual([]);
    await play('up');
    const responses = [await ask('one'), await ask('one')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first, second] = responses.map((response) => response.json().payload.jiraKey);
    expect(second).toBe(first);
    await expect(tickets()).resolves.toEqual([{ key: first }]);
  },
);

test('another request for the same learns the key of the first; once that is done, the service is connected', async () => {
  const { jiraKey } = (await ask('one')).json().payload;
  const second = await ask('two');
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ jiraKey });
  await takeStep(server, { action: 'resolve', key: jiraKey, resolution: 'done' }, 'Dee Desk', new Date());
  const third = await ask('three');
  expect(third.json().type).toContain('already-connected');
});
