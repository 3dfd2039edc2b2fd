/** The desk over the API: what super users see of tickets, and do with them (docs/extensions/deskPages.md). */
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { takeStep } from '../../../../server/modules/desk/desk';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { DeskPage, DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import { expectProblem, payloadOf } from '../../../contract/checks';
import { intranet, mail, north, south, wiki } from '../../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { loa2, startWithDesk } from '../../../server/settings/changing';
import { connectRequest } from '../../../server/tickets/newTicket';

const PATH = '/dashboard/api/x/desk/tickets';
let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  desk = await server.as('superUser');
});
afterAll(() => server.close());

async function file(changes: Partial<NewTicket> = {}, at = '2026-03-01T10:00:00Z'): Promise<string> {
  const tickets = localDesk(testConfig());
  const filed = await server.database.transaction((tx) =>
    tickets.file(tx, connectRequest(changes), new Date(at)),
  );
  if (!filed.key) throw new Error('A ticket at the local desk has a key');
  return filed.key;
}

const fromSouth = {
  type: 'UNLINKREQUEST',
  institution: south,
  userName: 'Zoë South',
  direction: 'disconnect',
  service: { entityId: wiki, type: 'saml20_sp' },
  change: { kind: 'disconnect', institution: south, service: wiki, serviceType: 'saml20_sp' },
} as const;

const pageOf = async (query = '') => payloadOf(DeskPage, await desk.get(`${PATH}${query}`));
const keysOf = async (query = '') => (await pageOf(query)).tickets.map(({ jiraKey }) => jiraKey);
const ticketOf = async (key: string) => payloadOf(DeskTicketDetail, await desk.get(`${PATH}/${key}`));

describe('the queue', () => {
  test('has open tickets, the oldest first, in pages; all of them on request, the newest first', async () => {
    await expect(pageOf()).resolves.toEqual({ tickets: [], total: 0, startAt: 0, maxResults: 20 });
    const young = await file({}, '2026-03-02T10:00:00Z');
    const old = await file(fromSouth, '2026-03-01T10:00:00Z');
    const step = { action: 'reject', comment: 'No.' } as const;
    const third = await file({ service: { entityId: intranet, type: 'saml20_sp' } }, '2026-03-03T10:00:00Z');
    await takeStep(server, { ...step, key: third }, 'Dana', new Date());
    await expect(keysOf()).resolves.toEqual([old, young]);
    await expect(keysOf('?state=all')).resolves.toEqual([third, young, old]);
    await expect(pageOf('?startAt=1&maxResults=1')).resolves.toMatchObject({
      tickets: [
        {
          jiraKey: young,
          type: 'LINKREQUEST',
          status: 'Open',
          rejected: false,
          institution: 'idp.north.example',
          service: 'mail.example',
          userName: 'Ann Bee',
          requestedAt: '2026-03-02T10:00:00.000Z',
        },
      ],
      total: 2,
      startAt: 1,
      maxResults: 1,
    });
  });

  test('shows of each ticket its status and possible steps, as its page does (REQUIREMENTS 433)', async () => {
    await file();
    const taken = await file(fromSouth);
    await takeStep(server, { action: 'take', key: taken }, 'Dana', new Date());
    const { tickets } = await pageOf();
    expect(tickets).toHaveLength(2);
    for (const { jiraKey, status, revision, possible } of tickets) {
      expect(possible.length).toBeGreaterThan(0);
      expect(await ticketOf(jiraKey)).toMatchObject({ status, revision, possible });
    }
    const first = tickets.find(({ jiraKey }) => jiraKey === taken);
    expect(first?.possible).not.toContain('take');
  });

  test('is filtered by type, and by a part of a key or of a name, with any characters', async () => {
    const connect = await file();
    const disconnect = await file(fromSouth);
    await expect(keysOf('?type=UNLINKREQUEST')).resolves.toEqual([disconnect]);
    await expect(keysOf(`?search=${connect.toLowerCase()}`)).resolves.toEqual([connect]);
    await expect(keysOf('?search=SOUTH.exa')).resolves.toEqual([disconnect]);
    await expect(keysOf('?search=%20mail.example%20')).resolves.toEqual([connect]);
    await expect(keysOf('?search=%20zo%C3%AB')).resolves.toEqual([disconnect]);
    await expect(keysOf('?search=%25')).resolves.toEqual([]);
    await expect(keysOf(`?search=${encodeURIComponent("'; drop table ticket; --\\")}`)).resolves.toEqual([]);
    await expect(pageOf('?search=nobody')).resolves.toMatchObject({ tickets: [], total: 0 });
  });

  test('has names in the language of the answer, and entity ids of services that are gone', async () => {
    await file({ service: { entityId: 'https://gone.example', type: 'saml20_sp' } });
    const { tickets } = payloadOf(DeskPage, await desk.get(`${PATH}?language=nl`));
    expect(tickets).toMatchObject([
      { institution: 'idp.north.example (nl)', service: 'https://gone.example' },
    ]);
  });

  test.each(['?state=shut', '?type=WISH', '?startAt=-1', '?maxResults=101', `?search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expectProblem(await desk.get(`${PATH}${query}`), 400, 'validation');
    },
  );
});

describe('a ticket', () => {
  test('is shown with its history, its changes, and the possible steps', async () => {
    const change = {
      kind: 'connect',
      institution: north,
      service: mail,
      serviceType: 'saml20_sp',
      level: loa2,
    } as const;
    const key = await file({ change, contactEmail: 'team@north.example' });
    await takeStep(server, { action: 'ask', key, comment: 'Which faculty?' }, 'Dana', new Date());
    await expect(ticketOf(key)).resolves.toMatchObject({
      jiraKey: key,
      status: 'Waiting for customer',
      institutionEntityId: north,
      serviceEntityId: mail,
      serviceType: 'saml20_sp',
      serviceId: 12,
      userEmail: 'ann@north.example',
      contactEmail: 'team@north.example',
      body: 'Please connect us.',
      possible: ['take', 'withdraw', 'assign'],
      change: {
        kind: 'connect',
        fields: [
          { field: 'connection', from: 'false', to: 'true' },
          { field: 'loaLevel', to: loa2 },
        ],
      },
      events: [
        { event: 'request.filed', actor: 'Ann Bee', status: 'Open' },
        { event: 'work.started', actor: 'Dana' },
        { event: 'customer.asked', actor: 'Dana', comment: 'Which faculty?' },
      ],
    });
  });

  test('that changes a setting shows the old and new value, and leaves out unchanged ones', async () => {
    const none = { explanationEn: '', explanationNl: '', explanationPt: '' };
    const change = {
      kind: 'consent',
      institution: north,
      service: wiki,
      serviceType: 'saml20_sp',
      before: { ...none, type: 'MINIMAL_CONSENT', explanationPt: 'Olá' },
      after: { ...none, type: 'MINIMAL_CONSENT', explanationEn: 'Why' },
    } as const;
    const key = await file({ type: 'CHANGE', direction: 'consent', change });
    await expect(ticketOf(key)).resolves.toMatchObject({
      change: {
        kind: 'consent',
        fields: [
          { field: 'explanationEn', to: 'Why' },
          { field: 'explanationPt', from: 'Olá' },
        ],
      },
    });
  });

  test('without a service and a change has neither', async () => {
    const key = await file({ type: 'QUESTION', service: null, direction: null, change: null });
    const ticket = await ticketOf(key);
    for (const member of ['service', 'serviceId', 'serviceType', 'change', 'contactEmail', 'answer']) {
      expect(ticket).not.toHaveProperty(member);
    }
  });

  test('that is unknown, and an invalid key, are refused', async () => {
    expectProblem(await desk.get(`${PATH}/CXT-999999`), 404, 'not-found');
    expectProblem(await desk.get(`${PATH}/1%20or%201`), 400, 'validation');
  });
});

test('is announced, but not if another ticket system is configured; then its address does not exist', async () => {
  const extensionsOf = async (client: TestClient) =>
    (await client.get('/dashboard/api/users/me')).json<{ payload: { extensions: string[] } }>().payload
      .extensions;
  await expect(extensionsOf(desk)).resolves.toContain('desk');
  const settings = {
    JIRA_URL: 'https://jira.example/',
    JIRA_TOKEN: 'token',
    JIRA_CONFIG: 'docs/jira.example.json',
  };
  const key = await file();
  const elsewhere = await startTestApp({ settings, database: server.database });
  const client = await elsewhere.as('superUser');
  await expect(extensionsOf(client)).resolves.not.toContain('desk');
  expectProblem(await client.get(PATH), 404, 'not-found');
  expectProblem(await client.get(`${PATH}/${key}`), 404, 'not-found');
  expectProblem(await client.post(`${PATH}/${key}/steps`, { action: 'take' }), 404, 'not-found');
  await elsewhere.close();
});
