/** Logins that come while a year is counted from all its logins, as those of several servers do all the time. */
import { sql } from 'kysely';
import { countLogins } from '../../../server/modules/statistics/sql/countLogins';
import { storeLogins } from '../../../server/modules/statistics/sql/storeLogins';
import { DAY_MS } from '../../../server/platform/time/calendar';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north, wiki } from '../../support/server/fixtures';
import { csvOf, importText } from '../../support/server/logins';

const year = 2026;
const zone = new TimeZone('UTC');
const day = Date.parse('2026-03-02T00:00:00Z') / DAY_MS;
let database: TestDatabase;
let next = 1;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  next = 1;
  await database.reset();
  await importText(database, csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]));
});
afterAll(() => database.close());

/** Stores a login of a new person, as another server does. */
async function comes(): Promise<void> {
  next += 1;
  const institution = await database.read
    .selectFrom('login_institution')
    .select('number')
    .executeTakeFirstOrThrow();
  const service = await database.read.selectFrom('login_service').select('number').executeTakeFirstOrThrow();
  const login = { second: next, service: service.number, person: next, id: next };
  await storeLogins(database, [{ institution: institution.number, day, logins: [login] }]);
}

/** The first transactions mark years, look for new logins, and take the turn. */
const WRITING = 4;

/** Marks the year to be counted from all its logins. */
async function mark(): Promise<void> {
  await database.transaction((tx) =>
    sql`insert into login_recount (institution, year) select number, ${year} from login_institution`.execute(
      tx,
    ),
  );
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
    .where('year', '=', year)
    .where('service', '=', 0)
    .executeTakeFirst();
  return row?.year_users;
}

const marks = async () => (await database.read.selectFrom('login_recount').select('year').execute()).length;

test('each login counts once, also if it comes while its year is counted from all logins', async () => {
  await mark();
  await countLogins(before(comes), zone, { once: true });
  await countLogins(database, zone);
  expect(await users()).toBe(next);
  expect(await marks()).toBe(0);
});

test('of two servers that count a year, the one that began later writes the counts', async () => {
  await mark();
  const slow = before(async (transaction) => {
    if (transaction !== WRITING) return;
    await countLogins(database, zone);
    await comes();
    await countLogins(database, zone);
  });
  await countLogins(slow, zone);
  expect(await users()).toBe(2);
  expect(await marks()).toBe(0);
  await mark();
  const interrupted = before(async (transaction) => {
    if (transaction !== WRITING) return;
    await database.transaction((tx) => sql`update login_recount set turn = turn + 1`.execute(tx));
  });
  await countLogins(interrupted, zone);
  expect(await marks()).toBe(1);
  await countLogins(database, zone);
  expect(await users()).toBe(2);
  expect(await marks()).toBe(0);
});

test('a year that a server of the last release has counted is counted once more', async () => {
  await comes();
  await database.transaction(async (tx) => {
    await sql`delete from login_new`.execute(tx);
    await sql`insert into login_stale (institution, year) select number, ${year} from login_institution`.execute(
      tx,
    );
    await sql`delete from login_stale`.execute(tx);
  });
  await countLogins(database, zone);
  await comes();
  await countLogins(database, zone);
  expect(await users()).toBe(3);
});
