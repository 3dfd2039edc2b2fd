/** Who has a ticket at the desk (REQUIREMENTS 534). */
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { DeskPage, DeskTicketDetail, type DeskHoldRequest } from '../../../../src/contracts/wire/desk';
import { expectProblem, payloadOf } from '../../../contract/checks';
import { testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { json, startWithDesk } from '../../../server/settings/changing';
import { connectRequest } from '../../../server/tickets/newTicket';
import { wiki } from '../../../support/server/fixtures';

const PATH = '/dashboard/api/x/desk/tickets';
let server: TestApp;
let desk: TestClient;
let colleague: TestClient;
let key = '';

async function file(service = connectRequest().service): Promise<string> {
  const filed = await server.database.transaction((tx) =>
    localDesk(testConfig()).file(tx, connectRequest({ service }), new Date('2026-03-01T10:00:00Z')),
  );
  return filed.key;
}

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  desk = await server.as('superUser');
  colleague = await server.as('superUserAsAdmin');
  key = await file();
});
afterAll(() => server.close());

const send = (client: TestClient, body: DeskHoldRequest | object) =>
  json(client, `${PATH}/${key}/steps`, body);
const done = async (client: TestClient, body: DeskHoldRequest | object) =>
  payloadOf(DeskTicketDetail, await send(client, body));
const seenBy = async (client: TestClient) => payloadOf(DeskTicketDetail, await client.get(`${PATH}/${key}`));
const keysOf = async (client: TestClient, query: string) =>
  payloadOf(DeskPage, await client.get(`${PATH}${query}`)).tickets.map(({ jiraKey }) => jiraKey);

test('a free ticket is assigned; it is then among the person’s own, and its status stays', async () => {
  await file({ entityId: wiki, type: 'saml20_sp' });
  const ticket = await done(desk, { action: 'assign' });
  expect(ticket).toMatchObject({ holder: 'Test superUser', status: 'Open' });
  expect(ticket.possible).toEqual(['take', 'ask', 'hold', 'resolve', 'reject', 'withdraw', 'giveBack']);
  expect(ticket.events.at(-1)).toMatchObject({ event: 'ticket.assigned', actor: 'Test superUser' });
  await expect(keysOf(desk, '?state=mine')).resolves.toEqual([key]);
  await expect(keysOf(colleague, '?state=mine')).resolves.toEqual([]);
  await expect(keysOf(colleague, '')).resolves.toHaveLength(2);
});

test('a colleague who does not know learns whose it is, and can then take it over, but not give it back', async () => {
  const { revision } = await seenBy(colleague);
  await done(desk, { action: 'assign', revision });
  const late = expectProblem(await send(colleague, { action: 'assign', revision }), 409, 'ticket-changed');
  expect(late.ticket).toMatchObject({ holder: 'Test superUser' });
  expect(late.ticket?.possible).toContain('takeOver');
  for (const action of ['assign', 'giveBack'] as const)
    expect(expectProblem(await send(colleague, { action }), 409, 'step-impossible').ticket).toEqual(
      late.ticket,
    );
  const over = await done(colleague, {
    action: 'takeOver',
    ...(late.ticket && { revision: late.ticket.revision }),
  });
  expect(over).toMatchObject({ holder: 'Test superUserAsAdmin' });
  await expect(keysOf(desk, '?state=mine')).resolves.toEqual([]);
});

test('two people at once: one gets it, and the other learns of it', async () => {
  const responses = await Promise.all([desk, colleague].map((client) => send(client, { action: 'assign' })));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('what is given back is free; what was taken on belongs to the person, unless a colleague has it', async () => {
  await done(desk, { action: 'assign' });
  expect(await done(desk, { action: 'giveBack' })).not.toHaveProperty('holder');
  await expect(done(colleague, { action: 'take' })).resolves.toMatchObject({
    holder: 'Test superUserAsAdmin',
  });
  await done(desk, { action: 'hold' });
  await expect(done(desk, { action: 'take' })).resolves.toMatchObject({ holder: 'Test superUserAsAdmin' });
});

test('a ticket that is settled has no such actions, and still names who had it', async () => {
  await done(desk, { action: 'assign' });
  const ticket = await done(desk, { action: 'resolve', resolution: 'duplicate' });
  expect(ticket).toMatchObject({ holder: 'Test superUser', possible: ['close', 'reopen'] });
  await expect(keysOf(desk, '?state=mine')).resolves.toEqual([]);
});

test('the audit trail says who took it, and from whom', async () => {
  await done(desk, { action: 'assign' });
  await done(colleague, { action: 'takeOver' });
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .select(['kind', 'name', 'object_id', 'before', 'after'])
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  expect(entries).toEqual([
    {
      kind: 'ticket.stepped',
      name: 'Test superUserAsAdmin',
      object_id: key,
      before: JSON.stringify({ holder: 'Test superUser' }),
      after: JSON.stringify({ step: 'takeOver', holder: 'Test superUserAsAdmin' }),
    },
  ]);
});
