/** Several servers that take F-TICKS on one database. */
import { connect } from 'node:net';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import { storedLogins, takeFticks } from '../takeFticks';
import { ticks } from '../../../support/server/ticks';
import { countedIn, importText } from '../../../support/server/logins';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const ten = Date.parse('2026-03-02T10:00:00Z') / 1000;
const lines = Array.from({ length: 300 }, (_, at) =>
  ticks({
    TS: String(ten + at * 60),
    RP: at % 3 ? wiki : mail,
    AP: at % 2 ? north : south,
    PN: `p${at % 7}`,
  }),
);

async function send(port: number, some: readonly string[]): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.end(`${some.join('\n')}\n`);
  await new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
}

test('each login is stored once, whichever server gets the line, and a log of the same lines adds nothing', async () => {
  const [one, other] = [await takeFticks(database), await takeFticks(database)];
  await Promise.all([send(one.port, lines.slice(0, 200)), send(other.port, lines.slice(100))]);
  await storedLogins(database, 300);
  const [first, second] = [(await one.stop()).counts, (await other.stop()).counts];
  expect((first.added ?? 0) + (second.added ?? 0)).toBe(300);
  expect((first.known ?? 0) + (second.known ?? 0)).toBe(100);
  expect(await importText(database, lines.join('\n'))).toMatchObject({ added: 0, known: 300 });
  const counted = await countedIn(database, '2026');
  expect([counted[`${north} *`], counted[`${south} *`]]).toEqual([
    [150, 7],
    [150, 7],
  ]);
});
