/** The effect of a state file on a database that is not empty (REQUIREMENTS 361, 362, 363). */
import { sql } from 'kysely';
import { Refusal } from '../../../../server/platform/control/refusal';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { files, institutionRow, mail, north, south, wiki } from '../../../support/server/fixtures';
import { importText, resetForImport } from '../../../support/server/importing';
import {
  aggregate,
  displayName,
  entity,
  institutionRole,
  namedInstitution,
  namedService,
} from '../../../support/server/metadata';
import { testConfig } from '../../../support/server/server';
import { stateFile, stateOf, takeText } from '../stateFiles';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

const connection = { kind: 'connection', institution: south, service: mail };
const requestedAt = '2026-03-01T10:00:00.000Z';
const ticket = {
  kind: 'ticket',
  key: 'CXT-5',
  type: 'LINKREQUEST',
  status: 'Open',
  institution: south,
  service: mail,
  serviceType: 'saml20_sp',
  about: 'connect',
  userName: 'Ann',
  requestedAt,
  updatedAt: requestedAt,
  steps: [{ at: requestedAt, event: 'request.filed', status: 'Open', actor: 'Ann' }],
};
const document = {
  type: 'reg',
  name: 'Staff',
  description: '',
  services: [wiki],
  institutions: [north],
  deny: false,
  allAttributesMustMatch: false,
  attributes: [],
  denyMessages: { en: 'No', nl: 'Nee', pt: 'Não' },
  active: true,
  activatedSr: false,
};
const policy = {
  kind: 'policy',
  id: 'staff',
  states: [{ number: 1, author: 'Ann', authority: north, savedAt: requestedAt, document }],
};

test('invalid lines are refused by number and reason, and change nothing; the others are imported', async () => {
  const before = await stateOf(database);
  const { counts, outcomes } = await takeText(
    database,
    stateFile(
      'no json',
      { kind: 'dog' },
      { ...connection, service: undefined },
      { ...connection, lvl: 2 },
      { ...connection, level: 'a\0b' },
      { kind: 'institution', entityId: north, document: { names: 'North' } },
      { kind: 'institution', entityId: north, state: 'closed' },
      '',
      connection,
    ),
  );
  expect(outcomes.map(({ line, done, reason }) => [line, done, reason])).toEqual([
    [2, 'refused', 'the line is not a JSON object'],
    [3, 'refused', expect.stringContaining('kind has to be one of institution, service')],
    [4, 'refused', 'service is missing'],
    [5, 'refused', 'lvl is not a known member'],
    [6, 'refused', 'it has characters that cannot be stored'],
    [7, 'refused', 'document/names must be object'],
    [8, 'refused', 'state must be one of prodaccepted, testaccepted'],
    [10, 'created', undefined],
  ]);
  expect(counts['connection']).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 3 });
  const lines = new Set(before.split('\n'));
  expect((await stateOf(database)).split('\n').filter((line) => !lines.has(line))).toEqual([
    JSON.stringify(connection),
  ]);
});

test('a file of another kind, of a later version or without a first line is refused as a whole', async () => {
  for (const text of ['', '[]\n', '{"format":"other","version":1}\n', '{"kind":"connection"}\n'])
    await expect(takeText(database, text)).rejects.toThrow('is not a state file');
  await expect(takeText(database, '{"format":"idp-dashboard-state","version":2}\n')).rejects.toThrow(Refusal);
});

test('a dry run reports the result, including records that depend on one another, and changes nothing', async () => {
  const before = await stateOf(database);
  const text = stateFile(
    { kind: 'institution', entityId: 'https://new.example', number: 1 },
    connection,
    ticket,
    { ...ticket, key: 'CXT-6' },
    policy,
  );
  const tried = await takeText(database, text, { dryRun: true });
  expect(await stateOf(database)).toBe(before);
  const done = await takeText(database, text);
  expect(tried).toEqual({ ...done, dryRun: true });
  expect(done.outcomes.map(({ done: what }) => what)).toEqual([
    ...['created', 'created', 'created', 'refused', 'created'],
  ]);
});

test('members that a record leaves out stay, and nothing is removed', async () => {
  await takeText(database, stateFile({ ...connection, level: 'urn:2', multiFactor: 'urn:mfa' }));
  const report = await takeText(database, stateFile({ ...connection, level: 'urn:3', allowedBy: 'nobody' }));
  expect(report.outcomes).toMatchObject([{ done: 'changed', name: `${south} – ${mail}` }]);
  expect(await stateOf(database)).toContain(
    JSON.stringify({ ...connection, level: 'urn:3', multiFactor: 'urn:mfa' }),
  );
  await takeText(
    database,
    stateFile({ kind: 'institution', entityId: north, document: { displayStatsInDashboard: true } }),
  );
  const { document: document } = await database.read
    .selectFrom('institution')
    .select('document')
    .where('entity_id', '=', north)
    .executeTakeFirstOrThrow();
  expect(document).toMatchObject({ displayStatsInDashboard: true, names: { en: 'idp.north.example' } });
});

test('numbers of the file win; a person who had one gets another, which is reported unless the file has it', async () => {
  const report = await takeText(
    database,
    stateFile(
      { kind: 'service', entityId: wiki, number: 12 },
      { kind: 'service', entityId: mail, number: 11 },
      { kind: 'institution', entityId: south, number: 1 },
      { kind: 'institution', entityId: 'https://late.example', number: 1 },
    ),
  );
  const services = await database.read
    .selectFrom('service')
    .select(['entity_id', 'eid'])
    .where('entity_id', 'in', [wiki, mail])
    .orderBy('eid')
    .execute();
  expect(services).toEqual([
    { entity_id: mail, eid: 11 },
    { entity_id: wiki, eid: 12 },
  ]);
  expect(report.notes).toEqual([
    expect.stringMatching(`^${north} had number 1, which is that of ${south} now`),
  ]);
  expect(report.outcomes.at(-1)).toMatchObject({
    done: 'refused',
    reason: `number 1 is that of ${south} in this file already`,
  });
});

test('an open ticket about the same, a later step, and another ticket system prevent an import', async () => {
  await takeText(database, stateFile(ticket));
  const later = { ...ticket, status: 'In Progress', updatedAt: '2026-03-02T10:00:00.000Z' };
  const { outcomes } = await takeText(database, stateFile({ ...ticket, key: 'CXT-7' }, later, ticket));
  expect(outcomes.map(({ done, reason }) => reason ?? done)).toEqual([
    'CXT-5 is open and about the same',
    'changed',
    'the ticket has been worked on here since',
  ]);
  const config = { ...testConfig(), ticketsElsewhere: {} } as never;
  const elsewhere = await takeText(database, stateFile({ ...ticket, key: 'CXT-8' }), { config });
  expect(elsewhere.outcomes).toMatchObject([
    { done: 'refused', reason: expect.stringContaining('another system') },
  ]);
  const { rows } = await sql<{ next: string }>`
    select nextval(pg_get_serial_sequence('ticket', 'number')) as next`.execute(database.read);
  expect(Number(rows[0]?.next)).toBeGreaterThan(7);
});

test('the history of a policy is only extended, and a name belongs to one policy', async () => {
  const [first] = policy.states;
  const next = { ...first, number: 2, document: { ...document, active: false } };
  await takeText(database, stateFile({ ...policy, states: [first, next] }));
  const { outcomes } = await takeText(
    database,
    stateFile(
      policy,
      { ...policy, states: [{ ...first, author: 'Bob' }] },
      { ...policy, id: 'other', states: [first] },
    ),
  );
  expect(outcomes.map(({ done, reason }) => reason ?? done)).toEqual([
    'unchanged',
    'the policy has been changed here otherwise than the file says',
    'the policy staff has its name already',
  ]);
});

test('state and metadata come in either order, and a feed does not change data of a file of state', async () => {
  const idp = 'https://idp.new.example';
  const sp = 'https://sp.new.example';
  const state = stateFile(
    { kind: 'institution', entityId: idp, number: 700, document: { displayStatsInDashboard: true } },
    { kind: 'service', entityId: sp, number: 701, document: { licenseStatus: 'NOT_NEEDED' } },
    { kind: 'connection', institution: idp, service: sp },
  );
  const metadata = aggregate(namedInstitution(idp, 'New', 'new.example') + namedService(sp, 'Maps'));
  const both = async () =>
    (await stateOf(database)).split('\n').filter((line) => line.includes('.new.example'));
  await takeText(database, state);
  await importText(database, metadata);
  const stateFirst = await both();
  await resetForImport(database);
  await importText(database, metadata);
  const { notes } = await takeText(database, state);
  expect(await both()).toEqual(stateFirst);
  expect(notes).toEqual([]);
  expect(stateFirst.join('\n')).toContain('"number":700');
});

test('an institution keeps the owner of the file until a feed names it; then the feed decides, which is reported', async () => {
  const idp = 'https://idp.new.example';
  const record = { kind: 'institution', entityId: idp, institutionId: 'AB-12' };
  await takeText(database, stateFile(record));
  await importText(database, aggregate(namedService('https://sp.new.example', 'Maps')));
  expect(await stateOf(database)).toContain('"institutionId":"AB-12"');
  await importText(database, aggregate(entity(idp, institutionRole('', displayName('New')))));
  const { notes, outcomes } = await takeText(database, stateFile(record));
  expect(outcomes).toMatchObject([{ done: 'unchanged' }]);
  expect(notes).toEqual([expect.stringContaining(`${idp} comes from a feed`)]);
});

test('unknown institutions and services are reported, and connected once they are known', async () => {
  const { notes } = await takeText(
    database,
    stateFile({ ...connection, institution: 'https://typo.example' }, { ...connection, service: files }),
  );
  expect(notes).toEqual([expect.stringMatching(/^1 institutions are not known here yet.*https:\/\/typo/)]);
  await database.read
    .insertInto('institution')
    .values(institutionRow('https://typo.example', { eid: 99 }))
    .execute();
  const again = await takeText(database, stateFile({ ...connection, institution: 'https://typo.example' }));
  expect(again.notes).toEqual([]);
});

test('a few large records are not held in memory together, but imported one after the other', async () => {
  const named = (id: number, name: string) => ({
    kind: 'service',
    entityId: `https://large-${id}.example`,
    document: { names: { en: name } },
  });
  const portions = async (name: string) => {
    const transactions = jest.spyOn(database, 'transaction');
    const { counts } = await takeText(database, stateFile(...[1, 2, 3].map((id) => named(id, name))));
    expect(counts['service']?.refused).toBe(0);
    const times = transactions.mock.calls.length;
    transactions.mockRestore();
    return times;
  };
  expect((await portions('x'.repeat(2_500_000))) - (await portions('x'))).toBe(2);
});
