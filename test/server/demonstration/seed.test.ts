import { sql } from 'kysely';
import {
  ConnectOption,
  EntityType,
  LicenseStatus,
  TicketStatus,
  TicketType,
} from '../../../src/contracts/wire/enumerations';
import { visiblePolicies } from '../../../server/modules/policies/policyQuestions';
import { checkTexts } from '../../../server/modules/policies/policyTexts';
import { checkAttributes } from '../../../server/modules/policies/policyValues';
import { readConfig } from '../../../server/readConfig';
import { seedDemonstration } from '../../../server/modules/demonstration/seed';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

const now = new Date('2026-11-21T12:00:00Z');
const harwick = 'https://idp.harwick.example/saml';
let database: TestDatabase;

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.read)).rows;
}
async function values(expression: string, table: string): Promise<unknown[]> {
  const found = await rows(
    sql<{ value: unknown }>`select distinct ${sql.raw(expression)} as value from ${sql.raw(table)}`,
  );
  return found.map(({ value }) => value).sort();
}

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  await database.transaction((tx) =>
    seedDemonstration(tx, { services: 400, institutions: 40, seed: 1, now }),
  );
});
afterAll(() => database.close());

test('the catalogue has services of every kind', async () => {
  const services = await database.read.selectFrom('service').selectAll().execute();
  expect(services).toHaveLength(400);
  const types = EntityType.enum.filter((type) => type !== 'saml20_idp');
  expect(await values('entity_type', 'service')).toEqual([...types].sort());
  expect(await values('state', 'service')).toEqual(['prodaccepted', 'testaccepted']);
  expect(await values('connect_option', 'service')).toEqual([...ConnectOption.enum].sort());
  expect(await values("document->>'licenseStatus'", 'service')).toEqual([...LicenseStatus.enum].sort());
  expect(await values("document->>'interfedSource'", 'service')).toEqual(['', 'Entree', 'eduGAIN']);
  const bases = ['AO', 'Clarin', 'Entree', 'IX', 'NA', 'None', 'R&S+COCO', 'eduGAIN (community)'];
  expect(await values("document->>'contractualBase'", 'service')).toEqual(expect.arrayContaining(bases));
  const documents = services.map(({ document }) => document);
  const kinds = {
    hidden: services.filter(({ hidden }) => hidden),
    forIdentityProvidersOnly: services.filter(({ idp_visible_only }) => idp_visible_only),
    owned: services.filter(({ institution_id }) => institution_id),
    everythingReleased: documents.filter(({ releasePolicy }) => !releasePolicy),
    nothingReleased: documents.filter(({ releasePolicy }) => releasePolicy && !Object.keys(releasePolicy)[0]),
    refused: documents.filter((document) => document.aansluitovereenkomstRefused),
    noted: documents.filter(({ manipulationNotes }) => manipulationNotes),
    withLevel: documents.filter(({ minimalLoaLevel }) => minimalLoaLevel),
    persistent: documents.filter(({ nameIds }) => nameIds.some((format) => format.endsWith('persistent'))),
    withServers: documents.filter(({ resourceServers }) => resourceServers.length > 0),
    sirtfi: documents.filter(({ contacts }) => contacts.some((contact) => contact.sirtfiSecurityContact)),
    inEdugain: documents.filter(({ publishedInEdugain }) => publishedInEdugain),
    threeCategories: documents.filter(({ entityCategories }) => entityCategories.length === 3),
    longNamed: documents.filter(({ names }) => (names['en'] ?? '').length >= 80),
    nonAscii: documents.filter(({ names }) => /[^ -~]/.test(names['en'] ?? '')),
    dutchOnly: documents.filter(({ names }) => !names['en'] && names['nl']),
    portuguese: documents.filter(({ descriptions }) => descriptions['pt']),
    withoutDescription: documents.filter(({ descriptions }) => !Object.keys(descriptions)[0]),
    withoutOrganisation: documents.filter(({ organisations }) => !Object.keys(organisations)[0]),
    allAnswered: documents.filter(({ privacyInfo }) => Object.keys(privacyInfo).length === 8),
    someAnswered: documents.filter(({ privacyInfo }) => Object.keys(privacyInfo).length === 4),
    noneAnswered: documents.filter(({ privacyInfo }) => Object.keys(privacyInfo).length === 0),
  };
  expect(Object.entries(kinds).filter(([, found]) => found.length === 0)).toEqual([]);
  expect(Math.max(...documents.map(({ names }) => (names['en'] ?? '').length))).toBeLessThanOrEqual(90);
});

test('no address leads outside: each is of the reserved domain, and every logo is drawn by this server', async () => {
  const [{ texts } = { texts: '' }] = await rows(
    sql<{ texts: string }>`select string_agg(entity_id || document::text, ' ') as texts from
      (select entity_id, document from service union all select entity_id, document from institution) as all_rows`,
  );
  const hosts = [...texts.matchAll(/https?:\/\/([^/"\s]+)/g)].map(([, host]) => host ?? '');
  const vocabularies = ['refeds.org', 'www.geant.net'];
  expect(hosts.filter((host) => !host.endsWith('.example') && !vocabularies.includes(host))).toEqual([]);
  const logos = [...texts.matchAll(/"logoUrl": "([^"]*)"/g)].map(([, address]) => address ?? '');
  expect(logos.length).toBeGreaterThan(300);
  expect(logos.filter((address) => !/^\/logos\/[0-9a-f]{6}\.svg$/.test(address))).toEqual([]);
});

test('Harwick University uses 214 services, shares its institution id, and has people of every role', async () => {
  const [connected] = await rows(sql<{ count: number }>`
    select count(*)::integer as count from service
    where entity_type <> 'single_tenant_template' and not hidden
      and entity_id in (select service_entity_id from institution_allows where institution_entity_id = ${harwick})
      and (allowed_all or entity_id in
        (select service_entity_id from service_allows where institution_entity_id = ${harwick}))`);
  expect(connected?.count).toBe(214);
  const institutions = await database.read.selectFrom('institution').selectAll().execute();
  expect(institutions).toHaveLength(40);
  const own = institutions.find(({ entity_id }) => entity_id === harwick);
  const siblings = institutions.filter(({ institution_id }) => institution_id === own?.institution_id);
  expect(siblings.map(({ document }) => document.names['en'])).toEqual([
    'Harwick University',
    'Harwick Medical Centre',
  ]);
  expect(institutions.filter(({ institution_id }) => institution_id === null)).toHaveLength(1);
  expect(institutions.filter(({ state }) => state === 'testaccepted').length).toBeGreaterThan(1);
  expect(institutions.every(({ document }) => document.names['en'] && document.names['nl'])).toBe(true);
  const people = await database.read.selectFrom('demo_person').selectAll().orderBy('position').execute();
  expect(people.map(({ given_name, authorities, level }) => [given_name, authorities[0], level])).toEqual([
    ['Alex', 'ROLE_DASHBOARD_ADMIN', 2],
    ['Robin', 'ROLE_DASHBOARD_ADMIN', 3],
    ['Mika', 'ROLE_DASHBOARD_ADMIN', 1],
    ['Kim', 'ROLE_DASHBOARD_VIEWER', 2],
    ['Sam', 'ROLE_DASHBOARD_MEMBER', 1],
    ['Toni', 'ROLE_DASHBOARD_ADMIN', 2],
    ['Federation', 'ROLE_DASHBOARD_SUPER_USER', 3],
    ['Noor', undefined, 1],
    ['Bo', 'ROLE_DASHBOARD_ADMIN', 2],
  ]);
});

test('Harwick has policies of each kind, with earlier states, and they pass its own checks', async () => {
  const policies = await visiblePolicies(database.read, harwick);
  expect(
    policies.map(({ name, active, actionsAllowed, revisionNbr, type }) => [
      name,
      `${type}${active ? '' : ', inactive'}${actionsAllowed ? '' : ', only seen'}`,
      revisionNbr,
    ]),
  ).toEqual([
    ['Budget holders of the medical centre', 'reg, inactive', 1],
    ['Compute teams', 'reg, inactive', 1],
    ['Employees only', 'reg', 3],
    ['No alumni and no visitors', 'reg', 2],
    ['Partners of the shared file exchange', 'reg, only seen', 1],
    ['Strong login for administrators', 'step', 1],
    ['Thesis coordinators', 'reg', 1],
  ]);
  expect(policies.some(({ denyRule }) => denyRule)).toBe(true);
  expect(policies.every(({ serviceProviderNames: [name] }) => name && !name.startsWith('https'))).toBe(true);
  const states = await database.read.selectFrom('policy_revision').selectAll().execute();
  expect(states).toHaveLength(10);
  expect(states.every(({ saved_at }) => saved_at < now)).toBe(true);
  const { config } = readConfig({});
  for (const { document } of states.filter((state) => state.document.type === 'reg')) {
    checkTexts(document);
    checkAttributes(document, config?.policyAttributes ?? [], undefined);
  }
});

test('tickets have every type and status, their last event matches the status, and numbers continue', async () => {
  expect(await values('type', 'ticket')).toEqual([...TicketType.enum].sort());
  expect(await values('status', 'ticket')).toEqual([...TicketStatus.enum].sort());
  const wrong = await rows(sql`
    select key from ticket where status is distinct from
      (select status from ticket_event where ticket_key = key order by at desc, id desc limit 1)
      or requested_at > ${now} or updated_at > ${now} or key <> 'CXT-' || number`);
  expect(wrong).toEqual([]);
  const orphans = await rows(sql`select key from ticket where service_entity_id is not null
    and not exists (select from service where service.entity_id = ticket.service_entity_id)`);
  expect(orphans).toEqual([]);
  const [numbers] = await rows(
    sql<{
      next: number;
      last: number;
    }>`select nextval(pg_get_serial_sequence('ticket', 'number'))::integer as next,
      (select max(number) from ticket)::integer as last`,
  );
  expect(numbers?.next).toBe((numbers?.last ?? 0) + 1);
});

test('Harwick has invitations of each kind that await its answer, and carry no change before', async () => {
  const waiting = await database.read
    .selectFrom('ticket')
    .innerJoin('service', 'service.entity_id', 'ticket.service_entity_id')
    .select(['ticket.type', 'ticket.service_entity_id', 'ticket.change', 'service.connect_option'])
    .select(({ selectFrom }) =>
      selectFrom('institution_allows')
        .select(({ fn }) => fn.countAll<string>().as('allowed'))
        .where('institution_entity_id', '=', harwick)
        .whereRef('institution_allows.service_entity_id', '=', 'ticket.service_entity_id')
        .as('allowed'),
    )
    .where('institution_entity_id', '=', harwick)
    .where('status', '=', 'Waiting for customer')
    .execute();
  const summary = waiting.map((ticket) => ({
    [`${ticket.type} ${ticket.service_entity_id?.split('/')[2]}`]: [
      ticket.allowed === '1' ? 'connected' : 'not connected',
      ticket.connect_option.replace(/^CONNECT_/, ''),
      ticket.change,
    ],
  }));
  expect(Object.assign({}, ...summary)).toEqual({
    'LINKINVITE lantern-archive.example': ['not connected', 'WITH_INTERACTION', null],
    'LINKINVITE larkspur-language-corpus.example': ['not connected', 'WITH_INTERACTION', null],
    'LINKINVITE marginalia-reader.example': ['not connected', 'WITHOUT_INTERACTION_WITHOUT_EMAIL', null],
    'UNLINKINVITE almanac-timetabling.example': ['connected', 'WITH_INTERACTION', null],
    'UNLINKINVITE halyard-file-exchange.example': ['connected', 'WITH_INTERACTION', null],
  });
  const about = ['almanac-timetabling', 'marginalia-reader'];
  const others = await database.read
    .selectFrom('ticket')
    .select('service_entity_id')
    .where('institution_entity_id', '=', harwick)
    .where(
      'service_entity_id',
      'in',
      about.map((name) => `https://${name}.example/saml/metadata`),
    )
    .execute();
  expect(others).toHaveLength(2);
});
