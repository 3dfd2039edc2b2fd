import { Type } from 'typebox';
import { Consent } from '../../src/contracts/wire/consent';
import { Ticket, TicketPage } from '../../src/contracts/wire/ticket';
import { mail, north, wiki } from '../support/server/fixtures';
import { writeOutage } from '../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { addTicket } from '../server/catalogue/moreServices';
import { checked, expectProblem, payloadOf } from './checks';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
  admin = await server.as('admin');
  await addTicket(server.database, 'CXT-1', wiki, 'Waiting for customer');
  await addTicket(server.database, 'CXT-2', 'https://gone.example', 'Resolved', 'LINKREQUEST');
});
afterAll(() => server.close());

async function search(client: TestClient, filter: object) {
  return payloadOf(TicketPage, await client.post('/dashboard/api/actions', filter));
}

describe('POST /actions', () => {
  test('answers tickets with the names of what they are about', async () => {
    const page = await search(admin, { sortBy: 'requestDate', sortAscending: true, maxResults: 25 });
    expect(page).toMatchObject({ total: 2, startAt: 0, maxResults: 25 });
    expect(page.issues[0]).toMatchObject({
      jiraKey: 'CXT-2',
      spName: 'Information unavailable',
      typeMetaData: 'saml20_sp',
    });
    expect(page.issues[0]).not.toHaveProperty('spEid');
    expect(page.issues[1]).toEqual({
      jiraKey: 'CXT-1',
      type: 'LINKINVITE',
      status: 'Waiting for customer',
      userName: 'Ann Bee',
      userEmail: 'unknown',
      emailTo: '',
      personalMessage: '',
      idpId: north,
      spId: wiki,
      idpName: 'idp.north.example',
      spName: 'wiki.example',
      spEid: 11,
      typeMetaData: 'saml20_sp',
      requestDate: '2026-11-20T09:00:00.000+0000',
      updateDate: '2026-11-20T09:00:00.000+0000',
      rejected: false,
      shouldSendEmail: false,
      connectWithoutInteraction: false,
    });
  });

  test('counts only', async () => {
    expect(await search(admin, { maxResults: 0 })).toEqual({
      issues: [],
      total: 2,
      startAt: 0,
      maxResults: 0,
    });
  });

  test('has a page of 20 by default, and ignores unknown members', async () => {
    expect(await search(admin, { colour: 'red', from: null })).toMatchObject({ startAt: 0, maxResults: 20 });
  });

  test('finds by key: everywhere for super users, at home for others', async () => {
    const keys = async (client: TestClient) =>
      (await search(client, { key: 'CXT-1' })).issues.map((issue) => issue.jiraKey);
    expect(await keys(admin)).toEqual(['CXT-1']);
    expect(await keys(await server.as('superUser'))).toEqual(['CXT-1']);
    expect(await keys(await server.as('southAdmin'))).toEqual([]);
    expect((await search(await server.as('superUser'), {})).total).toBe(0);
  });

  test('returns the request as data, and by its key the history of the ticket', async () => {
    const form = { spEntityId: mail, type: 'saml20_sp', comments: 'For forty people' };
    const filed = payloadOf(Ticket, await admin.form('/dashboard/api/services/connect', form));
    const key = filed.jiraKey ?? '';
    const [requested] = (await search(admin, { key })).issues;
    expect(requested).toMatchObject({
      remark: 'For forty people',
      change: { kind: 'connect', fields: [{ field: 'connection', from: 'false', to: 'true' }] },
      events: [{ event: 'request.filed', status: 'Open', actor: 'Test admin' }],
    });
    const listed = (await search(admin, {})).issues.find(({ jiraKey }) => jiraKey === key);
    expect(listed).toHaveProperty('change');
    expect(listed).not.toHaveProperty('events');
    expect((await search(await server.as('southAdmin'), { key })).issues).toEqual([]);
  });

  test.each(['guest', 'member'] as const)('is refused to %s', async (person) => {
    expectProblem(await (await server.as(person)).post('/dashboard/api/actions', {}), 403, 'forbidden');
  });

  test('reports that the ticket system fails', async () => {
    await server.database.transaction((tx) => writeOutage(tx, 'down'));
    const problem = expectProblem(
      await admin.post('/dashboard/api/actions', {}),
      503,
      'ticket-system-unavailable',
    );
    expect(problem.delivery).toBe('refused');
    await server.database.transaction((tx) => writeOutage(tx, 'up'));
  });
});

describe('GET /users/disableConsent', () => {
  beforeAll(() =>
    server.database.transaction((tx) =>
      tx
        .insertInto('consent')
        .values({
          institution_entity_id: north,
          service_entity_id: wiki,
          type: 'NO_CONSENT',
          explanation_en: 'Why',
          explanation_nl: null,
          explanation_pt: null,
          type_metadata: 'saml20_sp',
        })
        .execute(),
    ),
  );

  test('is a bare list in which nulls stay', async () => {
    const response = await (await server.as('member')).get('/dashboard/api/users/disableConsent');
    expect(checked(Type.Array(Consent), response.json())).toEqual([
      {
        spEntityId: wiki,
        type: 'NO_CONSENT',
        explanationEn: 'Why',
        explanationNl: null,
        explanationPt: null,
        typeMetaData: 'saml20_sp',
      },
    ]);
  });

  test('is empty for guests', async () => {
    const response = await (await server.as('guest')).get('/dashboard/api/users/disableConsent');
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });
});
