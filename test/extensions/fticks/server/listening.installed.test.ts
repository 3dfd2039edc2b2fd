/**
 * F-TICKS from the network: from the real `logger`, over TLS, from senders that are not allowed, and from
 * senders of garbage.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect as connectByTls } from 'node:tls';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { storedLogins, takeFticks } from '../takeFticks';
import { ticks } from '../../../support/server/ticks';
import { isInstalled, testWith } from '../../../support/product/installed';
import { keyFiles } from '../../support/keyFiles';
import { countedIn } from '../../../support/server/logins';
import { until } from '../../../support/until';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const run = promisify(execFile);
const ten = Date.parse('2026-03-02T10:00:00Z') / 1000;
const line = (second: number, more: Readonly<Record<string, string>> = {}, federation?: string) =>
  ticks({ TS: String(ten + second), RP: wiki, AP: north, PN: `person${second}`, ...more }, federation);
const message = (text: string) => `<174>1 2026-03-02T10:00:00.5Z idp.example shibboleth 1 - - ${text}`;

/** Sends something over a connection and closes it once the other side has taken it. */
async function send(socket: Socket, ...pieces: readonly (string | Uint8Array)[]): Promise<void> {
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  socket.end();
  socket.resume();
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
}

const localSocket = (port: number) => connect({ host: '127.0.0.1', port });

testWith('logger', isInstalled('logger'))(
  'what the logger of this machine sends is stored, counted and told',
  async () => {
    const fticks = await takeFticks(database);
    const logger = (framing: readonly string[], text: string) =>
      run('logger', [
        '--server', '127.0.0.1', '--port', String(fticks.port), '--tcp', '--tag', 'shibboleth', ...framing, text,
      ]); // prettier-ignore
    await logger(['--rfc5424', '--octet-count'], line(1));
    await logger(['--rfc5424'], line(2));
    await logger(['--rfc3164'], line(3));
    await logger(['--rfc5424', '--octet-count'], 'session opened');
    await storedLogins(database, 3);
    const { counts } = await fticks.stop();
    expect(counts).toEqual({ received: 4, added: 3, notFticks: 1 });
  },
);

test('each line is counted by its outcome, unknown ones by name, and a repeated one counts no more', async () => {
  const fticks = await takeFticks(database);
  const lines = [
    line(1),
    line(2, { RP: 'https://new.example' }),
    line(3, { AP: 'https://gone.example' }),
    line(4, { PN: '' }),
    line(5, { TS: '' }),
    line(6, { RP: '' }),
    line(7, { AP: '' }),
    line(8, { RESULT: 'FAIL' }),
    line(9, {}, 'ELSEWHERE'),
    line(10, { TS: 'soon' }),
    'F-TICKS/eduroam/1.0#REALM=north.example#VISCOUNTRY=NL#RESULT=OK#',
    `x${'y'.repeat(30_000)}`,
  ].map(message);
  await send(localSocket(fticks.port), lines.join('\n'), '\n', line(11, { TS: '' }));
  await storedLogins(database, 4);
  await send(localSocket(fticks.port), `${lines.join('\n')}\n`);
  const { counts, unknown, faults } = await fticks.stop();
  expect(counts).toEqual({
    received: 23,
    added: 4,
    known: 4,
    nameless: 2,
    datedByHeader: 2,
    unknownInstitution: 2,
    unknownService: 2,
    otherFederation: 2,
    eduroam: 2,
    failedLogin: 2,
    withoutService: 2,
    withoutInstitution: 2,
    withoutTime: 1,
    faulty: 2,
    tooLong: 2,
  });
  expect(unknown).toEqual({
    institutions: ['https://gone.example'],
    services: ['https://new.example'],
    federations: ['ELSEWHERE'],
  });
  expect(JSON.stringify({ counts, unknown, faults })).not.toContain('person');
});

test('received lines are counted separately', async () => {
  const fticks = await takeFticks(database);
  await send(localSocket(fticks.port), `${line(1)}\n${line(2, { RP: mail })}\n`);
  const counted = { [`${north} *`]: [2, 2], [`${north} ${wiki}`]: [1, 1], [`${north} ${mail}`]: [1, 1] };
  await until(async () => (await countedIn(database, '2026'))[`${north} *`]?.[0] === 2);
  expect(await countedIn(database, '2026')).toEqual(counted);
  await fticks.stop();
});

test('a stop stores the received lines, including those of a connection that stays open', async () => {
  const fticks = await takeFticks(database);
  const socket = localSocket(fticks.port);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.write(`${line(1)}\n${line(2)}\n`, () => resolve()));
  await setTimeout(100);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  expect((await fticks.stop()).counts).toEqual({ received: 2, added: 2 });
  await closed;
  await storedLogins(database, 2);
});

test('by TLS, with certificates of senders if the settings require them', async () => {
  const [server, sender, stranger] = [keyFiles(), keyFiles(), keyFiles()];
  const fticks = await takeFticks(database, {
    FTICKS_KEY: server.key,
    FTICKS_CERTIFICATE: server.certificate,
    FTICKS_CLIENT_CA: sender.certificate,
  });
  expect(fticks.logged).toEqual([`F-TICKS are taken at 127.0.0.1, port ${fticks.port}, by TLS.`]);
  const byTls = (keys?: typeof sender) =>
    connectByTls({
      host: '127.0.0.1',
      port: fticks.port,
      ca: server.pem,
      checkServerIdentity: () => undefined,
      ...(keys && { key: readFileSync(keys.key), cert: keys.pem }),
    });
  const framed = message(line(1));
  await send(byTls(sender), `${framed.length} ${framed}`);
  await send(byTls(stranger), message(line(2)));
  await send(byTls(), message(line(3)));
  await send(localSocket(fticks.port), `${message(line(4))}\n`);
  await storedLogins(database, 1);
  expect((await fticks.stop()).counts).toEqual({ received: 1, added: 1, tlsFailed: 3 });
});

test('a stop ends a connection whose TLS handshake never finished', async () => {
  const keys = keyFiles();
  const fticks = await takeFticks(database, { FTICKS_KEY: keys.key, FTICKS_CERTIFICATE: keys.certificate });
  const silent = localSocket(fticks.port);
  silent.on('error', () => undefined);
  await new Promise<void>((resolve) => silent.once('connect', () => resolve()));
  const closed = new Promise<void>((resolve) => silent.resume().once('close', () => resolve()));
  expect((await fticks.stop()).faults).toEqual([]);
  await closed;
});

test('only senders in the networks of the settings are accepted', async () => {
  const strict = await takeFticks(database, { FTICKS_SENDERS: '192.0.2.0/24, 2001:db8::/32' });
  await send(localSocket(strict.port), `${line(1)}\n`);
  expect((await strict.stop()).counts).toEqual({ senderRefused: 1 });
  const open = await takeFticks(database, { FTICKS_SENDERS: '192.0.2.0/24,127.0.0.1' });
  await send(localSocket(open.port), `${line(1)}\n`);
  expect((await open.stop()).counts).toEqual({ received: 1, added: 1 });
});

test('invalid data stops nothing', async () => {
  const fticks = await takeFticks(database);
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.constantFrom(
      ...['9', '999999 ', '12 ', '\n', message(line(1)), line(2)].map((text) => Buffer.from(text)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), fc.boolean(), async (pieces, isRude) => {
      const socket = localSocket(fticks.port);
      if (!isRude) return send(socket, ...pieces);
      socket.on('error', () => undefined);
      for (const one of pieces) socket.write(one);
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.resetAndDestroy();
    }),
    { numRuns: 60 },
  );
  await send(localSocket(fticks.port), `${line(3)}\n`);
  await storedLogins(database, 1);
  expect((await fticks.stop()).faults).toEqual([]);
});

test('if it cannot listen, the start says so', async () => {
  const fticks = await takeFticks(database);
  await expect(takeFticks(database, { FTICKS_LISTEN: `127.0.0.1:${fticks.port}` })).rejects.toThrow(
    'FTICKS_LISTEN',
  );
  await fticks.stop();
});
