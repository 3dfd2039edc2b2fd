/** Events arrive at least once and, for one subject, in order, with any behaviour of the receiver. */
import { setImmediate } from 'node:timers/promises';
import { claimNext, sweepEvents } from '../../../../server/extensions/webhooks/deliveries';
import { deliverDue } from '../../../../server/extensions/webhooks/delivering';
import { recordEvent } from '../../../../server/platform/events/recordEvent';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { testConfig } from '../../../support/server/server';
import { commanding, startReceiver, subscribe, type Receiver } from './receiver';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-03-02T10:00:00Z');
const config = testConfig({ WEBHOOK_KEY: 'a key of the tests, as long as it must be' });
let database: TestDatabase;
let receiver: Receiver;
let time: number;
const now = () => new Date(time);
let command: ReturnType<typeof commanding>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  time = START;
  receiver = await startReceiver();
  command = commanding({ config, database }, now);
  await subscribe(command, receiver);
});
afterEach(() => receiver.stop());
afterAll(() => database.close());

const happens = (service: string, kind: 'connection.made' | 'connection.ended' = 'connection.made') =>
  database.transaction((tx) =>
    recordEvent(tx, { kind, data: { institution: north, service, serviceType: 'saml20_sp' } }, now()),
  );
const deliver = () => deliverDue({ config, database, now });
const after = async (milliseconds: number) => {
  time += milliseconds;
  await deliver();
};
const seen = () =>
  receiver.received.map(({ type, data }) => `${type} ${'service' in data ? data.service : ''}`);
const hook = async (name = 'hub') => {
  const result = await command({ action: 'list' });
  if (!('webhooks' in result)) throw new Error('no list');
  const found = result.webhooks.find((one) => one.name === name);
  if (!found) throw new Error('no such webhook');
  return found;
};

test('an event is sent once, signed, and never again', async () => {
  await happens(mail);
  await deliver();
  await after(HOUR);
  expect(seen()).toEqual([`connection.made ${mail}`]);
  expect(receiver.received).toMatchObject([
    {
      id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      timestamp: now().toISOString().replace('11:', '10:'),
      signedBy: receiver.secrets,
    },
  ]);
  expect(await hook()).toMatchObject({ state: 'well', waiting: 0, lastAnswer: 'status 204' });
});

test.each([500, 400, 404, 302, 429])('%i: it is tried again later, and later still', async (status) => {
  receiver.answer = () => status;
  await happens(mail);
  await deliver();
  await after(4 * SECOND);
  expect(receiver.attempts).toHaveLength(1);
  await after(3 * SECOND);
  expect(receiver.attempts).toHaveLength(2);
  await after(30 * SECOND);
  expect(receiver.attempts).toHaveLength(2);
  await after(MINUTE);
  expect(receiver.attempts).toHaveLength(3);
  expect(await hook()).toMatchObject({
    state: 'failing',
    failingSince: new Date(START).toISOString(),
    lastAnswer: `status ${status}`,
    waiting: 1,
    deliveries: [{ state: 'waiting', attempts: 3, answer: `status ${status}` }],
  });
  receiver.answer = () => 200;
  await after(10 * MINUTE);
  expect(new Set(receiver.attempts.map(({ id }) => id)).size).toBe(1);
  expect(await hook()).toMatchObject({ state: 'well', waiting: 0 });
});

test('an event waits for an earlier one of its subject, and not for those of others', async () => {
  receiver.answer = ({ type, data }) =>
    type === 'connection.made' && 'service' in data && data.service === mail ? 503 : 204;
  await happens(mail);
  await happens(mail, 'connection.ended');
  await happens(wiki);
  await deliver();
  expect(seen()).toEqual([`connection.made ${wiki}`]);
  receiver.answer = () => 204;
  await after(MINUTE);
  expect(seen().slice(1)).toEqual([`connection.made ${mail}`, `connection.ended ${mail}`]);
});

test('an event that is never accepted is not tried again whenever another one is', async () => {
  receiver.answer = ({ data }) => ('service' in data && data.service === mail ? 400 : 204);
  await happens(mail);
  for (let index = 0; index < 10; index += 1) {
    await happens(`${wiki}/${index}`);
    await after(SECOND);
  }
  expect(receiver.attempts.filter(({ status }) => status === 400)).toHaveLength(2);
});

test('a receiver that is back gets at once the events that have waited for long', async () => {
  receiver.answer = () => 503;
  await happens(mail);
  for (let hours = 0; hours < 24; hours += 1) await after(HOUR);
  receiver.answer = () => 204;
  await happens(wiki);
  await deliver();
  expect([...seen()].sort()).toEqual([`connection.made ${mail}`, `connection.made ${wiki}`]);
});

test('if no server listens, that is reported, without the address', async () => {
  await receiver.stop();
  await happens(mail);
  await deliver();
  expect(await hook()).toMatchObject({ state: 'failing', lastAnswer: 'no connection (ECONNREFUSED)' });
  receiver = await startReceiver();
});

test('no receiver waits for another one', async () => {
  const slow = await startReceiver();
  let release: (status: number) => void = () => undefined;
  slow.answer = () => new Promise<number>((resolve) => (release = resolve));
  await subscribe(command, slow, { name: 'slow' });
  await happens(mail);
  await happens(wiki);
  const delivering = deliver();
  while (receiver.received.length < 2) await setImmediate();
  expect(seen()).toEqual([`connection.made ${mail}`, `connection.made ${wiki}`]);
  slow.answer = () => 204;
  release(204);
  await delivering;
  expect(slow.received).toHaveLength(2);
  await slow.stop();
});

test('after three days an event is given up, which is reported, and sent again on request', async () => {
  receiver.answer = () => 503;
  await happens(mail);
  for (let hours = 0; hours < 80; hours += 2) await after(2 * HOUR);
  const tried = receiver.attempts.length;
  expect(await hook()).toMatchObject({ waiting: 0, givenUp: 1, deliveries: [{ state: 'givenUp' }] });
  await after(48 * HOUR);
  expect(receiver.attempts).toHaveLength(tried);
  receiver.answer = () => 204;
  expect(await command({ action: 'replay', name: 'hub' })).toEqual({ replayed: 1 });
  await deliver();
  expect(seen()).toEqual([`connection.made ${mail}`]);
  expect(await hook()).toMatchObject({ state: 'well', givenUp: 0 });
});

test('one event that was delivered can be sent again, under the same id', async () => {
  await happens(mail);
  await happens(wiki);
  await deliver();
  const [first] = receiver.received;
  await command({ action: 'replay', name: 'hub', event: first?.id ?? '' });
  await deliver();
  expect(receiver.received.map(({ id }) => id).filter((id) => id === first?.id)).toHaveLength(2);
  expect(receiver.received).toHaveLength(3);
});

test('a receiver that responds with gone is sent nothing more, until a person requests it', async () => {
  receiver.answer = () => 410;
  await happens(mail);
  await deliver();
  await happens(wiki);
  await after(HOUR);
  expect(receiver.attempts).toHaveLength(1);
  expect(await hook()).toMatchObject({ state: 'stopped', givenUp: 1 });
  receiver.answer = () => 204;
  await command({ action: 'replay', name: 'hub' });
  await deliver();
  expect(seen()).toEqual([`connection.made ${mail}`]);
  expect(await hook()).toMatchObject({ state: 'well' });
});

test('after a rotation both secrets sign for a day, then the new one alone', async () => {
  const rotated = await command({ action: 'rotate', name: 'hub' });
  const [old] = receiver.secrets;
  const [fresh] = 'secret' in rotated ? [rotated.secret] : [];
  receiver.secrets.push(fresh ?? '');
  await happens(mail);
  await deliver();
  time += 25 * HOUR;
  await happens(wiki);
  await deliver();
  expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([[old, fresh], [fresh]]);
});

test('several servers share the work, and a claim whose server is gone is taken over', async () => {
  for (let index = 0; index < 20; index += 1) await happens(`${mail}/${index}`);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(new Set(seen()).size).toBe(20);
  expect(receiver.attempts).toHaveLength(20);
  await happens(mail);
  const { id = '' } = (await database.read.selectFrom('webhook').select('id').executeTakeFirst()) ?? {};
  expect(await claimNext(database, id, now())).toMatchObject({ attempts: 1 });
  await after(30 * SECOND);
  expect(receiver.attempts).toHaveLength(20);
  await after(40 * SECOND);
  expect(receiver.attempts).toHaveLength(21);
});

test('events that were sent long ago are removed, and waiting ones are not', async () => {
  await happens(mail);
  await deliver();
  receiver.answer = () => 503;
  await happens(wiki);
  await deliver();
  await database.transaction((tx) => sweepEvents(tx, new Date(START + HOUR)));
  const left = await database.read.selectFrom('event').select('subject').execute();
  expect(left).toEqual([{ subject: `${north} ${wiki}` }]);
});
