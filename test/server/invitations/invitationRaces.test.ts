import { takeStep } from '../../../server/modules/desk/desk';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { rounds } from '../../support/server/database';
import { files, mail, north } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { invite, storedTicket } from '../tickets/newInvitation';

const PATH = '/dashboard/api/users/inviteRequest';
const ROUNDS = rounds(8);
let server: TestApp;
let admin: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  other = await server.as('superUserAsAdmin');
});
afterAll(() => server.close());

const answer = (client: TestClient, status: string, jiraKey: string, key: string) =>
  client.call('PUT', PATH, { status, type: 'LINKINVITE', jiraKey }, { 'idempotency-key': key });

const withdraw = (key: string) =>
  takeStep(server, { action: 'withdraw', key, comment: 'Sent twice.' }, 'Dee Desk', new Date());

const service = { entityId: files, type: 'oidc10_rp' } as const;

test('if two admins answer at once, one answer counts, and the other admin gets a message', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const key = await invite(server.database, mail);
    const [accepted, denied] = await Promise.all([
      answer(admin, 'ACCEPTED', key, `a${round}`),
      answer(other, 'REJECTED', key, `b${round}`),
    ]);
    expect([accepted.statusCode, denied.statusCode].sort()).toEqual([200, 409]);
    const late = accepted.statusCode === 409 ? accepted : denied;
    expect(late.json()).toMatchObject({ type: expect.stringMatching(/already-answered$/), jiraKey: key });
    const ticket = await storedTicket(server.database, key);
    expect(ticket.events).toHaveLength(1);
    expect(ticket.rejected).toBe(late === accepted);
    if (!ticket.rejected) await withdraw(key);
  }
});

test('many who accept at once connect once', async () => {
  const key = await invite(server.database, files, 'LINKINVITE', { service });
  const clients = [admin, other, admin, other, admin, other];
  const responses = await Promise.all(
    clients.map((client, index) => answer(client, 'ACCEPTED', key, `${index}`)),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    resolution: 'done',
    events: [expect.stringContaining('invitation.accepted')],
  });
});

test('if one person accepts while the desk withdraws, one of them comes first, and nothing hangs', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const key = await invite(server.database, mail);
    const [accepted] = await Promise.all([answer(admin, 'ACCEPTED', key, `${round}`), withdraw(key)]);
    const { status, events } = await storedTicket(server.database, key);
    // An invitation that was accepted first can still be withdrawn.
    expect([status, events.length]).toEqual(['Closed', accepted.statusCode === 200 ? 2 : 1]);
    expect([200, 409]).toContain(accepted.statusCode);
  }
});

test('if one person accepts while a colleague asks to connect the same, it is connected once, without an error', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await server.database.reset();
    [admin, other] = [await server.as('admin'), await server.as('superUserAsAdmin')];
    const key = await invite(server.database, files, 'LINKINVITE', { service });
    const [accepted, requested] = await Promise.all([
      answer(admin, 'ACCEPTED', key, 'a'),
      other.form('/dashboard/api/services/connect', { spEntityId: files, type: 'oidc10_rp' }),
    ]);
    const problems = [accepted, requested].filter(({ statusCode }) => statusCode !== 200);
    expect([accepted.statusCode, requested.statusCode].sort()).toEqual([200, 409]);
    expect(problems[0]?.json()).toMatchObject({ type: expect.stringMatching(/already-connected$/) });
  }
});

test('an answer takes ticket and institution in the order of the desk, so that they never wait for each other', async () => {
  const key = await invite(server.database, mail);
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const answering = held.then(() => answer(admin, 'ACCEPTED', key, 'a'));
  await server.database.transaction(async (tx) => {
    await tx.selectFrom('ticket').select('key').where('key', '=', key).forUpdate().execute();
    hold();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tx.selectFrom('institution').select('eid').where('entity_id', '=', north).forUpdate().execute();
  });
  expect((await answering).statusCode).toBe(200);
});
