/** Requests, answers to invitations, and searches, as the contract has them. */
import { clientFor, type OtherClient } from '../support/otherServer/otherClient';
import { lab, login, service, ticket, uni, wiki } from '../support/otherServer/federation';

const fields = { spEntityId: wiki, type: 'saml20_sp', comments: 'please' };
const answerCall = 'PUT /users/inviteRequest';
const accepted = {
  status: 'ACCEPTED',
  type: 'LINKINVITE',
  jiraKey: 'CXT-9',
  comment: '',
  spEntityId: wiki,
  typeMetaData: 'saml20_sp',
} as const;
const keysIn = (response: { payload: () => unknown }) =>
  (response.payload() as { issues: { jiraKey: string }[] }).issues.map(({ jiraKey }) => jiraKey);
const search = (client: OtherClient, filter: object) => client.json('POST /actions', filter);
const day = 86_400_000;

test('a request is filed each time that it is sent, without idempotency', async () => {
  const client = clientFor();
  const first = (await client.form('/services/connect', fields)).payload();
  expect(first).toMatchObject({
    jiraKey: 'CXT-501',
    type: 'LINKREQUEST',
    connectWithoutInteraction: false,
    rejected: false,
    body: 'please',
    emailContactPerson: '',
    spId: wiki,
    service: { id: 42 },
  });
  for (const absent of ['status', 'requestDate', 'updateDate', 'spEid', 'loaLevel', 'resolution'])
    expect(first).not.toHaveProperty(absent);
  expect(first).not.toHaveProperty('service.filteredUserAttributes');
  expect((await client.form('/services/connect', fields)).payload()).toMatchObject({ jiraKey: 'CXT-502' });
  expect(client.federation.tickets).toHaveLength(2);
});

test.each([
  ['no interaction is required', { option: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' }],
  ['service and login institution belong together', { institutionId: 'AB-12' }],
] as const)(
  'at once if %s: no ticket and no key, even while the ticket system fails',
  async (_title, over) => {
    const client = clientFor({ services: [service(over)], ticketSystem: 'fails' });
    const response = (await client.form('/services/connect', fields)).payload();
    expect(response).toMatchObject({
      connectWithoutInteraction: true,
      rejected: false,
      service: { connected: true },
    });
    expect(response).not.toHaveProperty('jiraKey');
    expect(client.federation.tickets).toEqual([]);
    const ended = (await client.form('/services/disconnect', fields)).status;
    expect(ended).toBe(400);
  },
);

test('disconnecting always files a ticket, and the connection stays', async () => {
  const option = 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL';
  const client = clientFor({ services: [service({ option, connectedTo: [uni] })] });
  const response = (await client.form('/services/disconnect', fields)).payload();
  expect(response).toMatchObject({
    jiraKey: 'CXT-501',
    type: 'UNLINKREQUEST',
    connectWithoutInteraction: false,
  });
  expect((await client.get('/services/connected')).payload()).toHaveLength(1);
});

test('fields are read from a form of either kind, or from the address', async () => {
  const client = clientFor();
  const headers = { 'X-IDP-ENTITY-ID': uni };
  const query = new URLSearchParams(fields);
  expect((await client.send('POST', '/services/connect', { headers, body: query })).status).toBe(200);
  expect((await client.send('POST', `/services/connect?${query.toString()}`, { headers })).status).toBe(200);
});

test('jiraDown is a setting alone: tickets are filed anyway', async () => {
  const client = clientFor({ jiraDown: true });
  expect((await client.get('/users/me')).payload()).toMatchObject({ jiraDown: true });
  expect((await client.form('/services/connect', fields)).status).toBe(200);
});

test('a failure after filing is a 400 although the ticket exists', async () => {
  const client = clientFor({ ticketSystem: 'failsAfterFiling' });
  expect((await client.form('/services/connect', fields)).status).toBe(400);
  expect(keysIn(await search(client, {}))).toEqual(['CXT-501']);
});

test.each([
  ['accepted', {}, 'In Progress', false],
  ['accepted at once', { option: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' }, 'Resolved', true],
  ['accepted at once within one institution', { institutionId: 'AB-12' }, 'Resolved', true],
] as const)('an invitation %s: level, status and owner are ignored', async (_title, over, status, atOnce) => {
  const held = ticket({ status: 'Closed', idpId: lab });
  const client = clientFor({ services: [service(over)], tickets: [held], login: login({ level: 1 }) });
  const response = await client.json(answerCall, accepted);
  expect(response.payload()).toEqual({ ...accepted, connectWithoutInteraction: atOnce });
  expect(held.status).toBe(status);
});

test('a denial needs no service, leaves the ticket open, and is recognised by a word in a comment only', async () => {
  const client = clientFor({ tickets: [ticket()] });
  const denied = { status: 'REJECTED', type: 'UNLINKINVITE', jiraKey: 'CXT-9', comment: 'No' };
  const response = await client.json(answerCall, denied);
  expect(response.payload()).toEqual({ ...denied, connectWithoutInteraction: false });
  expect((await search(client, {})).payload()).toMatchObject({
    issues: [{ status: 'In Progress', rejected: true }],
  });
});

test('an acceptance whose comment has the word counts as rejected', async () => {
  const client = clientFor({ tickets: [ticket()] });
  await client.json(answerCall, { ...accepted, comment: 'It was rejected last year' });
  expect((await search(client, {})).payload()).toMatchObject({ issues: [{ rejected: true }] });
});

test('a ticket system that fails finds nothing, with 200', async () => {
  const client = clientFor({ tickets: [ticket()], ticketSystem: 'fails' });
  const response = await search(client, { maxResults: 1, startAt: 3 });
  expect([response.status, response.payload()]).toEqual([
    200,
    { issues: [], total: 0, startAt: 3, maxResults: 1 },
  ]);
  expect((await search(clientFor({ tickets: [ticket()] }), { sortBy: 'colour' })).payload()).toMatchObject({
    total: 0,
  });
});

describe('a search', () => {
  const now = Date.UTC(2026, 2, 10, 12);
  const tickets = [
    ticket({ key: 'CXT-1', createdAt: now - 3 * day, status: 'Closed', type: 'CHANGE', spId: 'N/A' }),
    ticket({ key: 'CXT-2', createdAt: now - 2 * day, spId: `${wiki}/more` }),
    ticket({ key: 'CXT-3', createdAt: now }),
    ticket({ key: 'CXT-4', idpId: 'https://idp.college.example' }),
  ];
  const seconds = (time: number) => Math.floor(time / 1000);

  test.each([
    ['newest first', {}, ['CXT-3', 'CXT-2', 'CXT-1']],
    ['newest first, regardless of sortAscending', { sortAscending: true }, ['CXT-3', 'CXT-2', 'CXT-1']],
    ['oldest first by sortAsc', { sortAsc: true }, ['CXT-1', 'CXT-2', 'CXT-3']],
    ['a service by contains, its query left out', { spEntityId: `${wiki}?x=1` }, ['CXT-3', 'CXT-2']],
    ['a key alone', { key: 'CXT-2' }, ['CXT-2']],
    ['statuses', { statuses: ['Closed'] }, ['CXT-1']],
    ['types', { types: ['CHANGE'] }, ['CXT-1']],
    ['from a day on, regardless of the hour', { from: seconds(now - 2 * day + 60_000) }, ['CXT-3', 'CXT-2']],
    ['to the beginning of a day', { to: seconds(now) }, ['CXT-2', 'CXT-1']],
    ['a page', { maxResults: 1, startAt: 1 }, ['CXT-2']],
  ])('finds %s', async (_title, filter, keys) => {
    expect(keysIn(await search(clientFor({ tickets }), filter))).toEqual(keys);
  });

  test('counts all that match, regardless of the page', async () => {
    const response = await search(clientFor({ tickets }), { maxResults: 0 });
    expect(response.payload()).toEqual({ issues: [], total: 3, startAt: 0, maxResults: 0 });
  });

  test('finds tickets of an institution whose entity id contains the requested one', async () => {
    const longer = [ticket({ idpId: `${uni}/second` })];
    expect(keysIn(await search(clientFor({ tickets: longer }), {}))).toEqual(['CXT-9']);
  });
});
