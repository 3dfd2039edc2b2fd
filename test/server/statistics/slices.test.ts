/** Counts that are made in slices, as logins come, equal counts from all logins at once (REQUIREMENTS 339). */
import fc from 'fast-check';
import { sql } from 'kysely';
import { countLogins, noteTimeZone } from '../../../server/modules/statistics/sql/countLogins';
import type { StoredLogin } from '../../../server/modules/statistics/dayEvents';
import { storeLogins, type NumberedDay } from '../../../server/modules/statistics/sql/storeLogins';
import { DAY_MS } from '../../../server/platform/time/calendar';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const zones = ['Europe/Amsterdam', 'America/Sao_Paulo', 'Pacific/Apia'].map((name) => new TimeZone(name));

/** New Year and the ends of ISO years, clock changes, a day that Samoa left out, and any other moment. */
const turns = ['2011-12-30', '2018-11-04', '2019-12-30', '2020-12-31', '2021-01-03', '2021-03-28'].map(
  (day) => Date.parse(day),
);
const moment = fc.oneof(
  fc
    .tuple(fc.constantFrom(...turns), fc.integer({ min: -36 * 3600, max: 60 * 3600 }))
    .map(([turn, seconds]) => turn / 1000 + seconds),
  fc.integer({ min: Date.UTC(2019, 11, 1) / 1000, max: Date.UTC(2021, 1, 1) / 1000 }),
);
const login: fc.Arbitrary<Login> = fc.record({
  moment,
  institution: fc.constantFrom(1, 2),
  service: fc.constantFrom(1, 2, 3),
  person: fc.constantFrom(0, 1, 2, 3, 2 ** 48 - 1),
  id: fc.integer({ min: 1, max: 40 }),
});
interface Login {
  readonly moment: number;
  readonly institution: number;
  readonly service: number;
  readonly person: number;
  readonly id: number;
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(login, { minLength: 1, maxLength: 12 }).map((logins) => ({ logins })) },
  { weight: 3, arbitrary: fc.record({ countUntil: fc.oneof(fc.constant(Infinity), fc.nat(6)) }) },
  { weight: 1, arbitrary: fc.record({ zone: fc.constantFrom(...zones) }) },
);

async function store(logins: readonly Login[]): Promise<void> {
  const days = new Map<string, NumberedDay & { readonly logins: StoredLogin[] }>();
  for (const { moment: at, institution, ...rest } of logins) {
    const day = Math.floor((at * 1000) / DAY_MS);
    const known = days.get(`${institution}/${day}`) ?? { institution, day, logins: [] };
    known.logins.push({ ...rest, second: at - (day * DAY_MS) / 1000 });
    days.set(`${institution}/${day}`, known);
  }
  await storeLogins(database, [...days.values()]);
}

async function counts(): Promise<object> {
  const years = await database.read
    .selectFrom('login_year')
    .selectAll()
    .orderBy('institution')
    .orderBy('year')
    .orderBy('service')
    .execute();
  const people = await sql<object>`
    select institution, year, person, length(days) as bytes from login_person order by 1, 2, 3`.execute(
    database.read,
  );
  return { years, people: people.rows };
}

test('a login changes the rows of its service and of all services, and no other', async () => {
  await database.reset();
  await sql`insert into login_institution (number, entity_id) values (1, 'one'), (2, 'two')`.execute(
    database.read,
  );
  const [zone = new TimeZone('UTC')] = zones;
  await noteTimeZone(database, zone);
  const logins = Array.from({ length: 200 }, (_, at) => ({
    moment: Date.UTC(2026, 0, 10) / 1000 + at * 86_400,
    institution: 1 + (at % 2),
    service: 1 + (at % 10),
    person: 1 + (at % 17),
    id: at + 1,
  }));
  await store(logins);
  await countLogins(database, zone);
  const versions = async () =>
    (
      await sql<object>`select institution, service, xmin::text from login_year order by 1, 2`.execute(
        database.read,
      )
    ).rows;
  const before = await versions();
  await store([{ moment: Date.UTC(2026, 2, 1) / 1000, institution: 2, service: 4, person: 3, id: 999 }]);
  await countLogins(database, zone);
  const after = await versions();
  expect(after).toHaveLength(12);
  expect(after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))).toMatchObject([
    { institution: 2, service: 0 },
    { institution: 2, service: 4 },
  ]);
});

test('counts made in slices equal counts made at once, also across interruptions and time zones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await database.reset();
      await sql`insert into login_institution (number, entity_id) values (1, 'one'), (2, 'two')`.execute(
        database.read,
      );
      let [zone = new TimeZone('UTC')] = zones;
      await noteTimeZone(database, zone);
      for (const one of steps) {
        if ('logins' in one) await store(one.logins);
        else if ('zone' in one) {
          zone = one.zone;
          await noteTimeZone(database, zone);
        } else if ('countUntil' in one) {
          let asked = 0;
          await countLogins(database, zone, { isOver: () => (asked += 1) > one.countUntil, once: true });
        }
      }
      await countLogins(database, zone);
      const inSlices = await counts();
      expect((await database.read.selectFrom('login_new').select('day').execute()).length).toBe(0);
      for (const table of ['login_year', 'login_person'] as const)
        await database.transaction((tx) => tx.deleteFrom(table).execute());
      await sql`
        insert into login_recount (institution, year)
        select distinct institution, extract(year from date '1970-01-01' + day + away)::integer
        from login_day cross join (values (-7), (0), (7)) as near (away)`.execute(database.read);
      await countLogins(database, zone);
      expect(await counts()).toEqual(inSlices);
    }),
    { numRuns: 15 },
  );
});
