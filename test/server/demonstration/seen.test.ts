/** The few of services or institutions that the demonstration has for people to see. */
import { sql } from 'kysely';
import { attributeName } from '../../../src/contracts/domain/attributes/attribute';
import { knownAttribute } from '../../../src/contracts/domain/attributes/attributeDictionary';
import {
  addInventedLogins,
  chooseInstitutions,
  institutionsWithoutLogins,
} from '../../../server/modules/demonstration/logins/addLogins';
import { inventLogins } from '../../../server/modules/demonstration/logins/logins';
import { placeLogos } from '../../../server/modules/demonstration/services/logos';
import { seedDemonstration } from '../../../server/modules/demonstration/seed';
import { visibleServices } from '../../../server/modules/catalogue/serviceRows';
import { serviceView } from '../../../server/modules/catalogue/serviceView';
import { viewerFor } from '../../../server/modules/catalogue/viewer';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

const now = new Date('2026-11-21T12:00:00Z');
const zone = new TimeZone('Europe/Amsterdam');
const harwick = 'https://idp.harwick.example/saml';
const small = 'https://idp.veldmark-college.example/saml';
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  await database.transaction((tx) =>
    seedDemonstration(tx, { services: 400, institutions: 40, seed: 1, now }),
  );
});
afterAll(() => database.close());

const servicesFor = async (institution: string) =>
  visibleServices(database.read, await viewerFor(database.read, 'staff', institution)).execute();
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('two services have no description: they are listed by their entity ids (REQUIREMENTS 56)', async () => {
  const silent = (await servicesFor(harwick)).filter(({ document }) =>
    [document.names, document.displayNames, document.descriptions, document.organisations].every(
      (texts) => Object.keys(texts).length === 0,
    ),
  );
  const listed = silent.map((row) => [row.connected, serviceView(row, 'nl')] as const);
  expect(listed.map(([connected, { name, organisation }]) => [connected, name, organisation])).toEqual([
    [true, 'https://satchel-audio-annotation.example/saml/metadata', ''],
    [false, 'https://iris-course-catalogue.example/saml/metadata', ''],
  ]);
});

test('four services request attributes by numbers, one of which is unknown (REQUIREMENTS 72)', async () => {
  const requested = (await servicesFor(harwick)).flatMap(({ document: { releasePolicy, motivations } }) => {
    const numbers = Object.keys(releasePolicy ?? {}).filter((urn) => urn.startsWith('urn:oid:'));
    return numbers.length > 0 ? [{ numbers, motivated: Object.keys(motivations) }] : [];
  });
  expect(requested).toHaveLength(4);
  for (const { numbers, motivated } of requested) {
    const unknown = numbers.filter((urn) => !knownAttribute(urn));
    expect(unknown.map(attributeName)).toEqual(['1.3.6.1.4.1.32473.1.7']);
    expect(numbers.length).toBeGreaterThan(unknown.length);
    expect(motivated).toEqual(numbers.filter((urn) => !unknown.includes(urn)));
  }
});

test('one institution is small: three services, one administrator, a name, and no optional data', async () => {
  const row = await database.read
    .selectFrom('institution')
    .selectAll()
    .where('entity_id', '=', small)
    .executeTakeFirstOrThrow();
  const own = (await servicesFor(small)).filter(({ connected }) => connected);
  const people = await database.read
    .selectFrom('demo_person')
    .select(['given_name', 'authorities'])
    .where('institution_entity_id', '=', small)
    .execute();
  expect(own).toHaveLength(3);
  expect(people).toEqual([{ given_name: 'Bo', authorities: ['ROLE_DASHBOARD_ADMIN'] }]);
  const members = Object.entries(row.document).filter(
    ([, value]) => value !== '' && value !== false && Object.keys(Object(value)).length > 0,
  );
  expect(members.map(([member]) => member).sort()).toEqual([
    'contacts',
    'names',
    'organisationNames',
    'registrationAuthority',
    'registrationInstant',
    'scopes',
  ]);
  for (const table of ['level_setting', 'consent'] as const) {
    const set = await database.read
      .selectFrom(table)
      .select('service_entity_id')
      .where('institution_entity_id', '=', small)
      .execute();
    expect(set).toEqual([]);
  }
  const done = await database.read
    .selectFrom('ticket')
    .select('service_entity_id')
    .where('institution_entity_id', '=', small)
    .where('resolution', '=', 'done')
    .execute();
  const used = own.map(({ entity_id }) => entity_id);
  expect(done.filter(({ service_entity_id: service }) => !used.includes(service ?? ''))).toEqual([]);
});

test('Harwick University has three calendar years of logins, each with more; the small institution has few', async () => {
  await chooseInstitutions(database);
  const waiting = await institutionsWithoutLogins(database);
  const [first, ...others] = waiting;
  // Those of the people on the login page, whose institutions have them as soon as the server listens.
  expect(waiting.slice(0, 4).map(({ entity_id }) => entity_id)).toContain(small);
  const few = others.find(({ entity_id }) => entity_id === small);
  if (first?.entity_id !== harwick || !few) throw new Error('Harwick is the first, and the small one waits');
  const ofAll = async (one: typeof first) => {
    await addInventedLogins(database, one, { now, zone });
    return database.read
      .selectFrom('login_year')
      .selectAll()
      .where('institution', '=', one.number)
      .where('service', '=', 0)
      .orderBy('year')
      .execute();
  };
  const years = await ofAll(first);
  expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
  // Each up to 21 November, where the current year ends.
  const logins = years.map(({ day_logins }) => sum(day_logins.slice(0, 325)));
  const growth = logins.slice(1).map((one, at) => one / (logins[at] ?? 0));
  expect(growth.filter((times) => times < 1.05 || times > 1.4)).toEqual([]);
  const people = years.map(({ year_users }) => year_users);
  expect(people).toEqual([...new Set(people)].sort((a, b) => a - b));
  for (const { year, month_logins } of years.slice(0, 2)) {
    const [july = 0, november = 0] = [month_logins[6], month_logins[10]];
    expect([year, july < november / 2]).toEqual([year, true]);
  }
  expect(years[0]?.day_logins.every((count) => count > 0)).toBe(true);

  const smallYears = await ofAll(few);
  expect(smallYears.map(({ year }) => year)).toEqual([2025, 2026]);
  const months = smallYears.flatMap(({ month_users }) => month_users).filter((users) => users > 0);
  expect(months.length).toBeGreaterThan(6);
  expect(Math.max(...months)).toBeLessThan(10);
});

test('earlier years do not change the last one', () => {
  const services = [1, 2, 3].map((number) => ({ number, since: null }));
  const invent = (earlierYears: number) =>
    inventLogins({ institution: 1, services, busy: 300, earlierYears }, { now, zone });
  const [without, more] = [invent(0), invent(2)];
  expect(more.days).toEqual(without.days);
  const ofDays = (logins: typeof more) =>
    logins.years.filter(({ year }) => year === 2026).map(({ day_logins }) => day_logins);
  expect(ofDays(without)).toHaveLength(4);
  expect(ofDays(more)).toEqual(ofDays(without));
  expect(more.years.length).toBeGreaterThan(without.years.length);
});

test('most services have a logo, at the present address of this server; the small institution has none', async () => {
  for (const publicUrl of ['http://localhost:8280', 'https://dashboard.example']) {
    await database.transaction((tx) => placeLogos(tx, publicUrl));
    for (const table of ['service', 'institution'] as const) {
      const rows = await database.read
        .selectFrom(table)
        .select(['entity_id', sql<string | null>`document ->> 'logoUrl'`.as('logo')])
        .execute();
      const logos = rows.flatMap(({ logo }) => logo ?? []);
      expect(
        logos.filter((logo) => !/^\/logos\/[0-9a-f]{6}\.svg$/.test(logo.replace(publicUrl, ''))),
      ).toEqual([]);
      expect(logos.every((logo) => logo.startsWith(publicUrl))).toBe(true);
      const share = logos.length / rows.length;
      expect([table, share > 0.7 && share < 0.9]).toEqual([table, true]);
      expect(rows.find(({ entity_id }) => entity_id === small)?.logo ?? null).toBeNull();
    }
  }
});

const count = (what: ReturnType<typeof sql<{ count: number }>>) => async () =>
  (await what.execute(database.read)).rows[0]?.count ?? 0;
const tickets = (where: ReturnType<typeof sql>) =>
  count(sql<{ count: number }>`select count(*)::integer as count from ticket where ${where}`);

test.each([
  ['services', 25, async () => (await servicesFor(harwick)).length],
  ['connected services', 25, async () => (await servicesFor(harwick)).filter((row) => row.connected).length],
  ['tickets of Harwick University', 10, tickets(sql`institution_entity_id = ${harwick}`)],
  [
    'resolved tickets of Harwick University',
    10,
    tickets(sql`institution_entity_id = ${harwick} and status = 'Resolved'`),
  ],
  ['open tickets at the desk', 20, tickets(sql`open`)],
  ['closed tickets at the desk', 20, tickets(sql`not open`)],
] as const)('%s fill more than one page of %i each', async (_title, ofPage, countAll) => {
  expect(await countAll()).toBeGreaterThan(ofPage);
});
