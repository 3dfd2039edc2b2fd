/** The operators' commands for webhooks. */
import { deliverDue } from '../../../../server/extensions/webhooks/delivering';
import { recordEvent } from '../../../../server/platform/events/recordEvent';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north } from '../../../support/server/fixtures';
import { testConfig } from '../../../support/server/server';
import { commanding, startReceiver, subscribe, type Receiver } from './receiver';

const config = testConfig();
const now = () => new Date();
let database: TestDatabase;
let receiver: Receiver;
let command: ReturnType<typeof commanding>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  receiver = await startReceiver();
  command = commanding({ config, database }, now);
  await subscribe(command, receiver);
});
afterEach(() => receiver.stop());
afterAll(() => database.close());

test('a test is sent at once, and its answer is shown', async () => {
  expect(await command({ action: 'test', name: 'hub' })).toEqual({ tested: 'status 204', delivered: true });
  receiver.answer = () => 500;
  expect(await command({ action: 'test', name: 'hub' })).toEqual({ tested: 'status 500', delivered: false });
  expect(receiver.received.map(({ type }) => type)).toEqual(['webhook.test']);
});

test.each([
  ['http://hub.example/', 'must begin with https'],
  ['ftp://hub.example/', 'must begin with https'],
  ['https://me:secret@hub.example/', 'must not hold a password'],
  ['hub', 'is not an address'],
])('%s is refused', async (address, reason) => {
  await expect(command({ action: 'add', name: 'other', address, kinds: [] })).rejects.toThrow(reason);
});

test('a name is used once, a kind must be known, and a removed webhook gets nothing', async () => {
  const add = { action: 'add', address: 'https://hub.example/', kinds: [] as string[] } as const;
  await expect(command({ ...add, name: 'hub' })).rejects.toThrow('There is a webhook hub already');
  await expect(command({ ...add, name: 'x', kinds: ['nothing'] })).rejects.toThrow('Unknown event nothing');
  await database.transaction((tx) =>
    recordEvent(
      tx,
      { kind: 'connection.made', data: { institution: north, service: mail, serviceType: 'saml20_sp' } },
      now(),
    ),
  );
  await command({ action: 'remove', name: 'hub' });
  await deliverDue({ config, database, now });
  expect(receiver.attempts).toEqual([]);
  for (const action of ['remove', 'rotate', 'test', 'replay'] as const)
    await expect(command({ action, name: 'hub' })).rejects.toThrow('Webhook hub does not exist');
});
