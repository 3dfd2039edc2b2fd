/** F-TICKS while the database is away: what cannot be stored waits, and so do its senders; nothing is lost or counted twice. */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { north, wiki } from '../../../support/server/fixtures';
import { storedLogins, takeFticks } from '../takeFticks';
import { ticks } from '../../../support/server/ticks';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

/** Returns the database, whose transactions fail while it is away. */
function mayBeAway() {
  const state = { isAway: false, refused: 0 };
  const transaction: TestDatabase['transaction'] = (work) => {
    if (!state.isAway) return database.transaction(work);
    state.refused += 1;
    return Promise.reject(new Error('away'));
  };
  const sometimes = Object.create(database, { transaction: { value: transaction } }) as TestDatabase;
  return { state, sometimes };
}

const ten = Date.parse('2026-03-02T10:00:00Z') / 1000;
/** Longer than they have to be, so that few fill what may wait. */
const line = (number: number) =>
  ticks({ TS: String(ten + number), RP: wiki, AP: north, PN: `p${number % 50}`, NOTE: 'x'.repeat(7_000) });

test('a sender waits while nothing can be stored, and everything is stored once', async () => {
  const { state, sometimes } = mayBeAway();
  const fticks = await takeFticks(sometimes);
  state.isAway = true;
  const socket = connect({ host: '127.0.0.1', port: fticks.port });
  const count = 6_000;
  let flushed = 0;
  for (let number = 0; number < count; number++) socket.write(`${line(number)}\n`, () => (flushed += 1));
  let before = -1;
  // Until nothing more is taken, and something could not be stored.
  while (before !== flushed || state.refused === 0) {
    before = flushed;
    await setTimeout(500);
  }
  expect(flushed).toBeLessThan(count);
  state.isAway = false;
  await storedLogins(database, count);
  expect(flushed).toBe(count);
  socket.destroy();
  const { counts, faults } = await fticks.stop();
  expect(counts).toEqual({ received: count, added: count });
  expect(faults[0]).toMatchObject({ fault: 'Error' });
  await storedLogins(database, count);
});

test('lines that cannot be stored at a stop are reported', async () => {
  const { state, sometimes } = mayBeAway();
  const fticks = await takeFticks(sometimes);
  state.isAway = true;
  const socket = connect({ host: '127.0.0.1', port: fticks.port });
  socket.end(`${line(1)}\n${line(2)}\n`);
  await new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
  expect((await fticks.stop()).faults.at(-1)).toEqual({ fault: 'Error', waiting: 2 });
});
