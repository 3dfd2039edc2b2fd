import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../server/modules/tickets/newTicket';
import type { TicketFilter } from '../../../src/contracts/wire/ticket';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { files, mail, north, south, wiki } from '../../support/server/fixtures';
import { testConfig } from '../../support/server/server';
import { connectRequest } from './newTicket';

const desk = localDesk(testConfig({ STATS_TIME_ZONE: 'Europe/Amsterdam' }));
const seconds = (time: string) => Date.parse(time) / 1000;
let database: TestDatabase;
let keys: Record<'mail' | 'wiki' | 'files' | 'other' | 'queried', string>;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  const file = (time: string, changes: Partial<NewTicket>) =>
    database.transaction(async (tx) => (await desk.file(tx, connectRequest(changes), new Date(time))).key);
  const saml = (entityId: string) => ({ entityId, type: 'saml20_sp' }) as const;
  keys = {
    mail: await file('2026-03-01T10:00:00Z', {}),
    wiki: await file('2026-03-03T10:00:00Z', {
      service: saml(wiki),
      type: 'UNLINKREQUEST',
      direction: 'disconnect',
    }),
    files: await file('2026-03-02T23:30:00Z', { service: { entityId: files, type: 'oidc10_rp' } }),
    other: await file('2026-03-04T10:00:00Z', { institution: south }),
    queried: await file('2026-03-05T10:00:00Z', { service: saml(`${mail}?tenant=1`) }),
  };
});
afterAll(() => database.close());

async function found(filter: TicketFilter, institution: string | undefined = north): Promise<string[]> {
  const { tickets } = await desk.search(database.read, institution, filter);
  return tickets.map(({ key }) => key);
}

test('an institution sees its own, newest first; the other spelling of the order is ignored', async () => {
  const newestFirst = [keys.queried, keys.wiki, keys.files, keys.mail];
  await expect(found({})).resolves.toEqual(newestFirst);
  await expect(found({ sortBy: 'requestDate', sortAscending: true })).resolves.toEqual(newestFirst);
  await expect(found({ sortAsc: true })).resolves.toEqual(newestFirst.toReversed());
  await expect(found({}, south)).resolves.toEqual([keys.other]);
});

test('without an institution all are searched', async () => {
  const { tickets } = await desk.search(database.read, undefined, { key: keys.other });
  expect(tickets.map(({ key }) => key)).toEqual([keys.other]);
  await expect(found({ key: keys.other })).resolves.toEqual([]);
});

test('pages do not change the total; a page size of zero only counts', async () => {
  const page = await desk.search(database.read, north, { maxResults: 2, startAt: 1 });
  expect(page.tickets.map(({ key }) => key)).toEqual([keys.wiki, keys.files]);
  expect(page.total).toBe(4);
  await expect(desk.search(database.read, north, { maxResults: 0 })).resolves.toEqual({
    tickets: [],
    total: 4,
  });
  await expect(desk.search(database.read, north, { startAt: 9 })).resolves.toEqual({ tickets: [], total: 4 });
});

test('the total is the same whether the page is full, the last one, or exactly all (REQUIREMENTS 232)', async () => {
  const page = async (maxResults: number, startAt: number) => {
    const { tickets, total } = await desk.search(database.read, north, { maxResults, startAt });
    return [tickets.length, total];
  };
  await expect(page(3, 0)).resolves.toEqual([3, 4]);
  await expect(page(3, 3)).resolves.toEqual([1, 4]);
  await expect(page(4, 0)).resolves.toEqual([4, 4]);
  await expect(page(4, 4)).resolves.toEqual([0, 4]);
  await expect(page(20, 0)).resolves.toEqual([4, 4]);
  const none = await desk.search(database.read, north, { key: 'ABC-1' });
  expect(none).toEqual({ tickets: [], total: 0 });
});

test('a ticket is found exactly as it was filed', async () => {
  const odd = 'https://odd.example/saml?a="b"';
  const at = new Date('2026-02-01T08:09:10.123Z');
  const body = 'Line one\nline “two”: "quoted", back\\slash, tab\t, 🎓 <b>{}</b>';
  const request = connectRequest({
    institution: odd,
    body,
    change: { kind: 'connect', institution: odd, service: mail, serviceType: 'saml20_sp', level: '“2”' },
  });
  const filed = await database.transaction((tx) => desk.file(tx, request, at));
  const { tickets } = await desk.search(database.read, odd, {});
  expect(tickets).toEqual([filed]);
  expect(tickets[0]).toMatchObject({
    body,
    change: request.change,
    requested_at: at,
    open: true,
    resolution: null,
  });
});

test('a service matches exactly, regardless of the query string, unless that is part of its name', async () => {
  await expect(found({ spEntityId: mail })).resolves.toEqual([keys.mail]);
  await expect(found({ spEntityId: `${mail}?from=list` })).resolves.toEqual([keys.mail]);
  await expect(found({ spEntityId: mail.slice(0, -1) })).resolves.toEqual([]);
  await database.transaction((tx) =>
    tx
      .insertInto('service')
      .values({
        entity_type: 'saml20_sp',
        eid: 900,
        entity_id: `${mail}?tenant=1`,
        state: 'prodaccepted',
        institution_id: null,
        idp_visible_only: false,
        hidden: false,
        allowed_all: false,
        connect_option: 'CONNECT_WITH_INTERACTION',
        document: '{}',
        origin: 'import',
      })
      .execute(),
  );
  await expect(found({ spEntityId: `${mail}?tenant=1` })).resolves.toEqual([keys.queried]);
});

test('status and type select; no value selects all', async () => {
  await expect(found({ types: ['UNLINKREQUEST', 'CHANGE'] })).resolves.toEqual([keys.wiki]);
  await expect(found({ statuses: ['Resolved'] })).resolves.toEqual([]);
  await expect(found({ statuses: [], types: [] })).resolves.toHaveLength(4);
});

test('days are those of the federation: from the start of the first day to the start of the last one', async () => {
  await expect(found({ from: seconds('2026-03-03T12:00:00Z') })).resolves.toEqual([
    keys.queried,
    keys.wiki,
    keys.files,
  ]);
  await expect(found({ to: seconds('2026-03-02T12:00:00Z') })).resolves.toEqual([keys.mail]);
  await expect(found({ from: Number.MAX_SAFE_INTEGER })).resolves.toEqual([]);
  await expect(found({ from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER })).resolves.toHaveLength(
    4,
  );
});

test('other orders', async () => {
  await expect(found({ sortBy: 'jiraKey', sortAsc: true })).resolves.toEqual([
    keys.mail,
    keys.wiki,
    keys.files,
    keys.queried,
  ]);
  await expect(found({ sortBy: 'type', sortAsc: true, maxResults: 1 })).resolves.toEqual([keys.mail]);
  await expect(found({ sortBy: 'spName', sortAsc: true })).resolves.toEqual([
    keys.files,
    keys.mail,
    keys.queried,
    keys.wiki,
  ]);
  await expect(found({ sortBy: 'status' })).resolves.toHaveLength(4);
  await expect(found({ sortBy: 'updateDate', maxResults: 1 })).resolves.toEqual([keys.queried]);
});
