/** Steps of super users over the API: taken once, with the reason for those who come too late. */
import { takeStep } from '../../../../server/modules/desk/desk';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { DeskTicketDetail, type DeskStepRequest } from '../../../../src/contracts/wire/desk';
import { expectProblem, payloadOf } from '../../../contract/checks';
import { files, mail, north, wiki } from '../../../support/server/fixtures';
import { testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { json, levelsOf, loa2, loa3, setLevel, startWithDesk } from '../../../server/settings/changing';
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

async function file(changes: Partial<NewTicket> = {}): Promise<string> {
  const tickets = localDesk(testConfig());
  const filed = await server.database.transaction((tx) =>
    tickets.file(tx, connectRequest(changes), new Date('2026-03-01T10:00:00Z')),
  );
  if (!filed.key) throw new Error('A ticket at the local desk has a key');
  return filed.key;
}

const step = (key: string, body: DeskStepRequest | object, { client = desk, id = '' } = {}) =>
  json(client, `${PATH}/${key}/steps`, body, ...(id ? [id] : []));
const stepped = async (...args: Parameters<typeof step>) => payloadOf(DeskTicketDetail, await step(...args));
const revisionOf = async (key: string) =>
  payloadOf(DeskTicketDetail, await desk.get(`${PATH}/${key}`)).revision;

async function connectedTo(): Promise<string[]> {
  const rows = await server.database.read
    .selectFrom('institution_allows')
    .select('service_entity_id')
    .where('institution_entity_id', '=', north)
    .orderBy('service_entity_id')
    .execute();
  return rows.map((row) => row.service_entity_id);
}

const done = { action: 'resolve', resolution: 'done' } as const;

test('taken, asked, taken again, resolved as done: then it is connected, and the history names who did it', async () => {
  const key = await file();
  await expect(stepped(key, { action: 'take' })).resolves.toMatchObject({ status: 'In Progress' });
  const detail = await stepped(key, { action: 'ask', comment: ' Which faculty? ' });
  expect(detail).toMatchObject({
    status: 'Waiting for customer',
    possible: ['take', 'withdraw', 'giveBack'],
  });
  await stepped(key, { action: 'take' });
  await expect(connectedTo()).resolves.toEqual([wiki]);
  const { events, ...resolved } = await stepped(key, { ...done, revision: await revisionOf(key) });
  expect(resolved).toMatchObject({
    status: 'Resolved',
    resolution: 'done',
    rejected: false,
    possible: ['close', 'reopen'],
  });
  expect(events.map(({ event, actor, comment }) => [event, actor, comment])).toEqual([
    ['request.filed', 'Ann Bee', undefined],
    ['work.started', 'Test superUser', undefined],
    ['ticket.assigned', 'Test superUser', undefined],
    ['customer.asked', 'Test superUser', 'Which faculty?'],
    ['customer.answered', 'Test superUser', undefined],
    ['request.resolved', 'Test superUser', undefined],
  ]);
  await expect(connectedTo()).resolves.toEqual([mail, wiki]);
});

test('every other resolution and a refusal change nothing, and are in the ticket', async () => {
  const rejected = await file();
  await expect(stepped(rejected, { action: 'reject', comment: 'Not yet.' })).resolves.toMatchObject({
    status: 'Resolved',
    resolution: 'wont_do',
    rejected: true,
  });
  const duplicate = await file();
  await stepped(duplicate, { action: 'resolve', resolution: 'duplicate' });
  await expect(connectedTo()).resolves.toEqual([wiki]);
});

test('a step that is repeated with its key is taken once', async () => {
  const key = await file();
  const first = await stepped(key, { action: 'ask', comment: 'Which?' }, { id: 'one' });
  await expect(stepped(key, { action: 'ask', comment: 'Which?' }, { id: 'one' })).resolves.toEqual(first);
  expectProblem(await step(key, { action: 'take' }, { id: 'one' }), 422, 'idempotency-key-reused');
});

test('a step that the statechart does not allow is refused with the status of the ticket', async () => {
  const key = await file();
  const { ticket } = expectProblem(await step(key, { action: 'close' }), 409, 'step-impossible');
  expect(ticket).toEqual({
    status: 'Open',
    revision: await revisionOf(key),
    possible: ['take', 'ask', 'hold', 'resolve', 'reject', 'withdraw', 'assign'],
  });
});

test('a person who has seen an older state learns of it, although the step would be possible', async () => {
  const key = await file();
  const seen = await revisionOf(key);
  await takeStep(server, { action: 'take', key }, 'Somebody else', new Date());
  const { ticket } = expectProblem(await step(key, { ...done, revision: seen }), 409, 'ticket-changed');
  expect(ticket).toMatchObject({ status: 'In Progress', revision: await revisionOf(key) });
  expect(ticket?.revision).toBeGreaterThan(seen);
  await expect(connectedTo()).resolves.toEqual([wiki]);
});

test('if two people resolve at once, one does, and the other learns of it', async () => {
  const key = await file();
  const revision = await revisionOf(key);
  const other = await server.as('superUserAsAdmin');
  const responses = await Promise.all([
    step(key, { ...done, revision }),
    step(key, { action: 'reject', comment: 'No.', revision }, { client: other }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { events } = payloadOf(DeskTicketDetail, await desk.get(`${PATH}/${key}`));
  expect(events).toHaveLength(3);
});

test('a ticket is not opened again beside another one for the same, whose key is shown', async () => {
  const first = await file();
  await stepped(first, { action: 'reject', comment: 'Not yet.' });
  const second = await file();
  const problem = expectProblem(await step(first, { action: 'reopen' }), 409, 'already-requested');
  expect(problem.jiraKey).toBe(second);
});

describe('a change that can no longer be made leaves everything as it was', () => {
  test('if the service is gone', async () => {
    const service = 'https://gone.example';
    const change = { kind: 'connect', institution: north, service, serviceType: 'saml20_sp' } as const;
    const key = await file({ change });
    const { reason, detail } = expectProblem(await step(key, done), 409, 'change-not-possible');
    expect([reason, detail]).toEqual(['gone', expect.stringContaining(service)]);
    await expect(stepped(key, { action: 'take' })).resolves.toMatchObject({ status: 'In Progress' });
  });

  test('if a higher level is set', async () => {
    await setLevel(server, wiki, 'stepup', loa3);
    const change = {
      kind: 'strongAuthentication',
      institution: north,
      service: wiki,
      serviceType: 'saml20_sp',
      before: { loaLevel: '' },
      after: { loaLevel: loa2 },
    } as const;
    const key = await file({ type: 'CHANGE', direction: change.kind, change });
    const { reason } = expectProblem(await step(key, done), 409, 'change-not-possible');
    expect(reason).toBe('higherLevel');
    await expect(levelsOf(server)).resolves.toEqual([`${wiki} stepup ${loa3}`]);
  });
});

test.each([
  { action: 'drop' },
  { action: 'ask' },
  { action: 'ask', comment: '  ' },
  { action: 'reject', comment: '' },
  { action: 'reject', comment: 'x'.repeat(10_001) },
  { action: 'resolve' },
  { action: 'resolve', resolution: 'whatever' },
  { action: 'take', revision: 'new' },
  {},
])('refuses a body that is not a step: %j', async (body) => {
  const key = await file();
  expectProblem(await step(key, body), 400, 'validation');
  await expect(desk.get(`${PATH}/${key}`)).resolves.toMatchObject({ statusCode: 200 });
});

test('an unknown ticket is not found; everybody but super users is refused, and nothing happens', async () => {
  expectProblem(await step('CXT-999999', { action: 'take' }), 404, 'not-found');
  const key = await file({ service: { entityId: files, type: 'oidc10_rp' } });
  for (const persona of ['admin', 'viewer', 'member', 'guest'] as const) {
    const client = await server.as(persona);
    expectProblem(await step(key, { action: 'take' }, { client }), 403, 'forbidden');
    expectProblem(await client.get(`${PATH}/${key}`), 403, 'forbidden');
    expectProblem(await client.get(PATH), 403, 'forbidden');
  }
  await expect(desk.get(`${PATH}/${key}`)).resolves.toMatchObject({ statusCode: 200 });
  expect(payloadOf(DeskTicketDetail, await desk.get(`${PATH}/${key}`)).events).toHaveLength(1);
});
