/** Logins that come while their year is being counted, as those of several servers do all the time. */
import { countStaleYears } from '../../../server/modules/statistics/sql/countLogins';
import { storeLogins } from '../../../server/modules/statistics/sql/storeLogins';
import { DAY_MS } from '../../../server/platform/time/calendar';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north, wiki } from '../../support/server/fixtures';
import { csvOf, importText } from '../../support/server/logins';

const zone = new TimeZone('UTC');
const day = Date.parse('2026-03-02T00:00:00Z') / DAY_MS;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  await importText(database, csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]));
});
afterAll(() => database.close());

let next = 1;
/** Stores a login of a new person, as another server does. */
async function comes(): Promise<void> {
  next += 1;
  const institution = await database.read
    .selectFrom('login_institution')
    .select('number')
    .executeTakeFirstOrThrow();
  const service = await database.read.selectFrom('login_service').select('number').executeTakeFirstOrThrow();
  const login = { second: next, service: service.number, person: next, id: next };
  await storeLogins(database, zone, [{ institution: institution.number, day, logins: [login] }]);
}

/** Returns the database, before each of whose transactions something happens. */
function before(happens: (transaction: number) => Promise<void>): TestDatabase {
  let transactions = 0;
  const transaction: TestDatabase['transaction'] = async (work) => {
    transactions += 1;
    await happens(transactions);
    return database.transaction(work);
  };
  return Object.create(database, { transaction: { value: transaction } }) as TestDatabase;
}

async function users(): Promise<number | undefined> {
  const row = await database.read
    .selectFrom('login_year')
    .select('year_users')
    .where('year', '=', 2026)
    .where('service', '=', 0)
    .executeTakeFirst();
  return row?.year_users;
}

const staleYears = async () =>
  (await database.read.selectFrom('login_stale').select('year').execute()).length;

test('counted logins are written, and logins that have come in the meantime wait for the next time', async () => {
  await comes();
  await countStaleYears(before(comes), zone, { once: true });
  expect(await users()).toBe(2);
  expect(await staleYears()).toBe(1);
  await countStaleYears(database, zone);
  expect(await users()).toBe(4);
  expect(await staleYears()).toBe(0);
});

test('older counts never take the place of newer ones', async () => {
  await comes();
  const slow = before(async (transaction) => {
    if (transaction > 1) return;
    await comes();
    await countStaleYears(database, zone);
  });
  await countStaleYears(slow, zone, { once: true });
  expect(await users()).toBe(3);
  await comes();
  const slower = before(async (transaction) => {
    if (transaction > 1) return;
    // Another one, which knows more, is in the middle of writing.
    await comes();
    const [stale] = await database.read.selectFrom('login_stale').select('version').execute();
    await database.transaction((tx) =>
      tx
        .updateTable('login_stale')
        .set({ counted: stale?.version ?? '0' })
        .execute(),
    );
  });
  await countStaleYears(slower, zone, { once: true });
  expect(await users()).toBe(3);
  await countStaleYears(database, zone);
  expect(await users()).toBe(5);
});
