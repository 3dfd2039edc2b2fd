/** Logins of the demonstration: a year for every connected service, the same each time, gone when real ones come. */
import {
  addInventedLogins,
  chooseInstitutions,
  institutionsWithoutLogins,
} from '../../../server/modules/demonstration/logins/addLogins';
import {
  addFirstLogins,
  addOtherLogins,
} from '../../../server/modules/demonstration/logins/demonstrationLogins';
import { startBackground } from '../../../server/modules/statistics/background';
import { countLogins } from '../../../server/modules/statistics/sql/countLogins';
import { unpackLogins } from '../../../server/modules/statistics/dayEvents';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north, wiki } from '../../support/server/fixtures';
import { countedIn, csvOf, importText } from '../../support/server/logins';
import { quietTickets } from '../../support/tickets/quietTickets';
import { testConfig } from '../../support/server/server';

const now = new Date('2026-11-21T12:00:00Z');
const zone = new TimeZone('Europe/Amsterdam');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

async function invent(): Promise<void> {
  await chooseInstitutions(database);
  for (const one of await institutionsWithoutLogins(database))
    await addInventedLogins(database, one, { now, zone });
}
const years = () =>
  database.read
    .selectFrom('login_year')
    .selectAll()
    .orderBy('institution')
    .orderBy('year')
    .orderBy('service')
    .execute();
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('every connected service has logins within the year up to now, and never more users than logins', async () => {
  await invent();
  const rows = await years();
  const connected = rows.filter(({ institution, service }) => institution === 1 && service > 0);
  const services = await database.read.selectFrom('login_service').selectAll().execute();
  expect(services.map(({ entity_id }) => entity_id)).toContain(wiki);
  expect(new Set(connected.map(({ service }) => service)).size).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.day_logins.every((logins, at) => (row.day_users[at] ?? Infinity) <= logins)).toBe(true);
    const ofQuarter = (month: number) => row.quarter_users[Math.floor(month / 3)] ?? 0;
    expect(row.month_users.every((users, month) => users <= ofQuarter(month))).toBe(true);
    expect(row.year_users).toBeGreaterThanOrEqual(Math.max(...row.quarter_users));
    expect(sum(row.day_logins)).toBe(sum(row.month_logins));
  }
  const [last] = rows.filter(
    ({ year, service, institution }) => year === 2026 && service === 0 && institution === 1,
  );
  // 21 November is day 325: nothing is to come, and there were logins this morning.
  expect(sum(last?.day_logins.slice(325) ?? [1])).toBe(0);
  expect(last?.day_logins[324]).toBeGreaterThan(0);
});

test('the logins of the last days are the counted ones', async () => {
  await invent();
  const days = await database.read.selectFrom('login_day').selectAll().where('institution', '=', 1).execute();
  const stored = days.flatMap(({ day, events }) =>
    unpackLogins(events).map(({ second }) => zone.dayAt(day * 86_400_000 + second * 1000)),
  );
  const [all] = (await years()).filter(
    ({ year, service, institution }) => year === 2026 && service === 0 && institution === 1,
  );
  expect(stored).toHaveLength(sum(all?.day_logins.slice(325 - 8, 325) ?? []));
});

test('the same day invents the same logins, and existing ones stay', async () => {
  await invent();
  const first = await years();
  await invent();
  expect(await years()).toEqual(first);
  await database.reset();
  await invent();
  expect(await years()).toEqual(first);
});

test('the first real logins of an institution replace its invented ones, and no others', async () => {
  await invent();
  const before = (await years()).filter(({ institution }) => institution !== 1);
  await importText(database, csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]));
  const rows = await years();
  expect(rows.filter(({ institution }) => institution !== 1)).toEqual(before);
  expect(await countedIn(database, '2026')).toEqual({
    [`${north} *`]: [1, 1],
    [`${north} ${wiki}`]: [1, 1],
  });
  await invent();
  expect(await years()).toEqual(rows);
});

test('a start adds missing logins and counts those that an import has left', async () => {
  const parts = { config: testConfig(), database, tickets: quietTickets, now: () => now };
  await addFirstLogins(parts);
  expect(await institutionsWithoutLogins(database)).toHaveLength(1);
  const stop = ({ stored }: { stored: number }) => {
    if (stored > 0) throw new Error('killed');
  };
  const file = csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]);
  await expect(importText(database, file, { onProgress: stop })).rejects.toThrow('killed');
  const background = startBackground(parts, (isOver) => addOtherLogins(parts, isOver));
  await background.done;
  expect(await institutionsWithoutLogins(database)).toEqual([]);
  expect(Object.keys(await countedIn(database, '2026'))).toEqual([`${north} *`, `${north} ${wiki}`]);
  await countLogins(database, zone, { onYear: () => expect('nothing left').toBe('a year') });
  await background.stop();
});
