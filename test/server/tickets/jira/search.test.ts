import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import { files, mail, north, south, wiki } from '../../../support/server/fixtures';
import {
  exampleMapping,
  jiraKinds,
  openTestJira,
  type TestJira,
} from '../../../support/tickets/jira/openTestJira';
import { connectRequest } from '../newTicket';

const seconds = (time: string) => Date.parse(time) / 1000;
const saml = (entityId: string) => ({ entityId, type: 'saml20_sp' }) as const;
const tenantOfMail = `${mail}?tenant=1`;
const names = new Map([
  [mail, 'mail'],
  [wiki, 'Wiki'],
  [files, 'Files'],
]);

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;
  let tickets: OpenRemote;
  let known: string[];

  beforeEach(async () => {
    known = [];
    jira = await openTestJira(
      {
        isKnown: async (entityId) => known.includes(entityId),
        namesOf: async (ids) => new Map([...names].filter(([id]) => ids.includes(id))),
      },
      kind,
    );
    jira.double.pageSize = 2;
    tickets = jira.open();
  });
  afterEach(() => jira.close());

  async function file(time: string, changes: Partial<NewTicket> = {}): Promise<string> {
    jira.double.now = () => new Date(time);
    return (await tickets.create(connectRequest(changes), `request at ${time}`)).key;
  }

  async function found(filter: TicketFilter, institution: string | undefined = north): Promise<string[]> {
    const page = await tickets.search(institution, filter);
    expect(page.total).toBeGreaterThanOrEqual(page.tickets.length);
    return page.tickets.map(({ key }) => key);
  }

  test('an institution whose name is a part of another’s finds its own, and the total counts no others', async () => {
    const own = await file('2026-03-01T10:00:00Z');
    await file('2026-03-02T10:00:00Z', { institution: `${north}/students` });
    await file('2026-03-03T10:00:00Z', { institution: north.toUpperCase() });
    await file('2026-03-04T10:00:00Z', { institution: south });
    await expect(tickets.search(north, {})).resolves.toMatchObject({ tickets: [{ key: own }], total: 1 });
    await expect(tickets.search(undefined, {})).resolves.toMatchObject({ total: 4 });
  });

  test('pages of ours are not those of the server, and do not change the total', async () => {
    const keys: string[] = [];
    for (let day = 1; day <= 7; day += 1) {
      keys.unshift(await file(`2026-03-0${day}T10:00:00Z`));
      await file(`2026-03-0${day}T11:00:00Z`, { institution: `${north}/students` });
    }
    await expect(found({})).resolves.toEqual(keys);
    const page = await tickets.search(north, { maxResults: 3, startAt: 2 });
    expect(page.tickets.map(({ key }) => key)).toEqual(keys.slice(2, 5));
    expect(page.total).toBe(7);
    await expect(tickets.search(north, { maxResults: 0 })).resolves.toEqual({ tickets: [], total: 7 });
    await expect(tickets.search(north, { startAt: 7 })).resolves.toEqual({ tickets: [], total: 7 });
  });

  test('a ticket that comes between two pages is listed once, and hides none', async () => {
    for (let day = 1; day <= 4; day += 1) await file(`2026-03-0${day}T10:00:00Z`);
    let pages = 0;
    jira.double.trouble = ({ path }) => {
      if (path === jira.double.searchPath && (pages += 1) === 2)
        jira.double.issues.create(issueOf('2026-03-09T10:00:00Z'));
      return undefined;
    };
    await expect(found({})).resolves.toEqual(['CXT-4', 'CXT-3', 'CXT-2', 'CXT-1']);
  });

  function issueOf(time: string, type = 'Connection request'): Record<string, unknown> {
    jira.double.now = () => new Date(time);
    return {
      project: { key: 'CXT' },
      issuetype: { name: type },
      summary: 'By hand',
      customfield_10101: north,
    };
  }

  test('issues of types without a mapping are left out, counted and reported, and are not in the total', async () => {
    const own = await file('2026-03-01T10:00:00Z');
    jira.double.issues.create(issueOf('2026-03-02T10:00:00Z', 'Bug'));
    jira.double.issues.create(issueOf('2026-03-03T10:00:00Z', 'Bug'));
    await expect(tickets.search(north, {})).resolves.toMatchObject({ tickets: [{ key: own }], total: 1 });
    expect(jira.log).toEqual(['Jira: left out 2 issues of types that CXT has besides']);
    await expect(tickets.find('CXT-2')).resolves.toBeUndefined();
    await expect(found({ key: 'CXT-2' })).resolves.toEqual([]);
    await expect(found({ types: ['LINKREQUEST'] })).resolves.toEqual([own]);
    expect(jira.log).toHaveLength(1);
  });

  test('an issue that was created by hand is a ticket with the data that it has', async () => {
    jira.double.issues.create(issueOf('2026-03-02T10:00:00Z'));
    const { tickets: page } = await tickets.search(north, {});
    expect(page).toEqual([
      {
        key: 'CXT-1',
        type: 'LINKREQUEST',
        status: 'Open',
        resolution: null,
        rejected: false,
        institution_entity_id: north,
        service_entity_id: null,
        service_type: null,
        user_name: '',
        user_email: null,
        email_to: '',
        body: '',
        personal_message: '',
        requested_at: new Date('2026-03-02T10:00:00Z'),
        updated_at: new Date('2026-03-02T10:00:00Z'),
        requestId: null,
      },
    ]);
  });

  test('a status that is newer than the configuration is shown by its category, and found by it', async () => {
    const { Parked: _, ...statuses } = exampleMapping().statuses;
    const without = jira.open({ mapping: { ...exampleMapping(), statuses } });
    const key = await file('2026-03-01T10:00:00Z');
    jira.double.issues.find(key).status = 'Parked';
    const searchByStatus = (status: 'In Progress' | 'Open' | 'On Hold') =>
      without.search(north, { statuses: [status] });
    await expect(searchByStatus('In Progress')).resolves.toMatchObject({
      tickets: [{ key, status: 'In Progress' }],
    });
    await expect(searchByStatus('Open')).resolves.toMatchObject({ total: 0 });
    await expect(searchByStatus('On Hold')).resolves.toMatchObject({ total: 0 });
  });

  test('a search through too many issues is refused rather than counted wrongly', async () => {
    for (let day = 1; day <= 3; day += 1) await file(`2026-03-0${day}T10:00:00Z`);
    const few = jira.open({ mostTickets: 2 });
    await expect(few.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    expect(few.isDown()).toBe(false);
  });

  test('a service matches exactly, regardless of the query string, unless that is part of its name', async () => {
    const ofMail = await file('2026-03-01T10:00:00Z');
    const ofTenant = await file('2026-03-02T10:00:00Z', { service: saml(tenantOfMail) });
    await file('2026-03-03T10:00:00Z', { service: saml(`${mail}/more`) });
    await file('2026-03-04T10:00:00Z', { service: null });
    await expect(found({ spEntityId: mail })).resolves.toEqual([ofMail]);
    await expect(found({ spEntityId: `${mail}?from=list` })).resolves.toEqual([ofMail]);
    await expect(found({ spEntityId: tenantOfMail })).resolves.toEqual([ofTenant, ofMail]);
    known = [tenantOfMail];
    await expect(found({ spEntityId: tenantOfMail })).resolves.toEqual([ofTenant]);
    await expect(found({ spEntityId: mail.slice(0, -1) })).resolves.toEqual([]);
  });

  test.each([
    '" OR project = "HR',
    '\\',
    '*',
    '"',
    `${mail}" ORDER BY key`,
    '\u0000\u2028',
    '',
    'x'.repeat(100_000),
  ])('a service with the name %j is searched for, and nothing else', async (spEntityId) => {
    await file('2026-03-01T10:00:00Z');
    await expect(found({ spEntityId })).resolves.toEqual([]);
  });

  test('days are those of the federation, regardless of the time zone of the account', async () => {
    const late = await file('2026-03-02T23:30:00Z');
    const first = await file('2026-03-01T23:00:00Z');
    await expect(found({ from: seconds('2026-03-03T12:00:00Z') })).resolves.toEqual([late]);
    await expect(found({ from: seconds('2026-03-02T12:00:00Z') })).resolves.toEqual([late, first]);
    await expect(found({ to: seconds('2026-03-02T12:00:00Z') })).resolves.toEqual([first]);
    await expect(found({ from: Number.MAX_SAFE_INTEGER })).resolves.toEqual([]);
    const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
    await expect(found(always)).resolves.toEqual([late, first]);
  });

  test('every order, either way round', async () => {
    const ofWiki = await file('2026-03-01T10:00:00Z', { service: saml(wiki), type: 'UNLINKREQUEST' });
    const ofMail = await file('2026-03-03T10:00:00Z');
    const ofFiles = await file('2026-03-02T10:00:00Z', { service: saml(files), type: 'CHANGE' });
    const ofNone = await file('2026-03-04T10:00:00Z', { service: null, type: 'QUESTION' });
    jira.double.issues.find(ofWiki).updated = new Date('2026-03-09T10:00:00Z');
    jira.double.issues.find(ofMail).status = 'Done';
    const orders = {
      requestDate: [ofWiki, ofFiles, ofMail, ofNone],
      updateDate: [ofFiles, ofMail, ofNone, ofWiki],
      spName: [ofFiles, ofMail, ofWiki, ofNone],
      type: [ofFiles, ofMail, ofNone, ofWiki],
      jiraKey: [ofWiki, ofMail, ofFiles, ofNone],
      status: [ofWiki, ofFiles, ofNone, ofMail],
    } as const;
    for (const [sortBy, keys] of Object.entries(orders)) {
      const filter = { sortBy } as TicketFilter;
      await expect(found({ ...filter, sortAsc: true })).resolves.toEqual(keys);
      await expect(found(filter)).resolves.toEqual(keys.toReversed());
    }
  });

  test('by key, within the other filters', async () => {
    const own = await file('2026-03-01T10:00:00Z');
    const other = await file('2026-03-02T10:00:00Z', { institution: south });
    await expect(found({ key: own })).resolves.toEqual([own]);
    await expect(found({ key: other })).resolves.toEqual([]);
    await expect(tickets.search(undefined, { key: other })).resolves.toMatchObject({ total: 1 });
    await expect(found({ key: own, types: ['CHANGE'] })).resolves.toEqual([]);
    await expect(found({ key: 'HR-1' })).resolves.toEqual([]);
    await expect(tickets.search(north, { key: own, maxResults: 0 })).resolves.toEqual({
      tickets: [],
      total: 1,
    });
  });
});
