/** Sets of changes where tickets are kept by another system. */
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { deliverAll, expectSetsElsewhere, sentLines } from '../changeSetElsewhere';
import { files, mail } from '../../../support/server/fixtures';
import { jiraKinds, openTestJira, type TestJira } from '../../../support/tickets/jira/openTestJira';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';
import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import { json, problemIn } from '../../../server/settings/changing';
import { connectRequest } from '../../../server/tickets/newTicket';
import { add, request, send, SET, setOf } from './gathering';

const MINUTE = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

describe.each(jiraKinds)('with Jira %s', (kind) => {
  let jira: TestJira;
  let remote: OpenRemote;

  beforeEach(async () => {
    jira = await openTestJira(undefined, kind);
    remote = jira.open();
  });
  afterEach(() => jira.close());

  expectSetsElsewhere(() => ({ database, remote }));
});

describe('with any', () => {
  let world: World;
  let server: ServerElsewhere;
  let admin: TestClient;

  beforeEach(async () => {
    world = newWorld(database);
    server = await serverElsewhere(world);
    admin = await server.as('admin', { level: 3 });
  });
  afterEach(() => server.outbox.stop());

  test('it is announced (REQUIREMENTS 428)', async () => {
    const { extensions } = (await admin.get('/dashboard/api/users/me')).json().payload;
    expect(extensions).toContain('changeSet');
  });

  test('a service that does not need the desk is connected at once (REQUIREMENTS 428)', async () => {
    await add(admin, { kind: 'connect', service: files, serviceType: 'oidc10_rp' }, sentLines[0]);
    expect(await send(admin)).toEqual({ tickets: 1, asked: 1, made: 1, left: 0 });
  });

  test('two people who send at once create each ticket once, and so do two servers (REQUIREMENTS 428)', async () => {
    await add(admin, ...sentLines);
    const { version } = await setOf(admin);
    const colleague = await server.as('admin', { level: 3 });
    const responses = await Promise.all([admin, colleague].map((who) => request(who, version)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const other = await serverElsewhere(world);
    await Promise.all([deliverAll(server), deliverAll(other)]);
    expect(world.remote.written).toEqual(['create', 'create', 'create']);
    await other.close();
  });

  test('a server that is interrupted in the middle files nothing twice (REQUIREMENTS 428)', async () => {
    await add(admin, sentLines[0]);
    await send(admin);
    world.remote.lagMs = 2 * MINUTE;
    world.remote.weather = 'answerLost';
    await deliverAll(server);
    await expect(outboxStates(world)).resolves.toEqual(['uncertain']);
    world.remote.weather = 'fine';
    for (const _round of [1, 2, 3]) {
      world.pass(MINUTE);
      await deliverAll(server);
    }
    await expect(outboxStates(world)).resolves.toEqual(['delivered']);
    expect(world.remote.written).toEqual(['create']);
  });

  test('while it is down nothing is sent, and the set stays the same (REQUIREMENTS 403)', async () => {
    await add(admin, ...sentLines);
    const { version } = await setOf(admin);
    world.remote.weather = 'down';
    const refused = await request(admin, version);
    expect([refused.statusCode, problemIn(refused)]).toEqual([503, 'ticket-system-unavailable']);
    expect((await setOf(admin)).lines).toHaveLength(3);
  });

  test('lines for a system that goes down in the meantime are delivered later (REQUIREMENTS 428)', async () => {
    await add(admin, ...sentLines);
    await send(admin);
    world.remote.weather = 'down';
    await deliverAll(server);
    await expect(outboxStates(world)).resolves.toEqual(['queued', 'queued', 'queued']);
    world.remote.weather = 'fine';
    world.pass(MINUTE);
    await deliverAll(server);
    expect(world.remote.written).toHaveLength(3);
  });

  test('a line that it refuses is in the set again, unless another line about the same is (REQUIREMENTS 429)', async () => {
    await add(admin, ...sentLines);
    await send(admin);
    await world.remote.create(connectRequest({ userName: 'Somebody' }), 'another dashboard');
    await deliverAll(server);
    await expect(outboxStates(world)).resolves.toEqual(
      expect.arrayContaining(['cancelled', 'delivered', 'delivered']),
    );
    expect((await setOf(admin)).lines).toMatchObject([
      { kind: 'connect', service: mail, addedBy: 'Test admin', obstacle: 'requested', jiraKey: 'CXT-1' },
    ]);
    expect((await setOf(admin)).lines[0]?.refused).toEqual({
      at: expect.stringMatching(/Z$/),
      why: 'A ticket for this is already open',
    });
    Object.assign(world.remote.tickets[0] ?? {}, {
      status: 'Resolved',
      resolution: 'cancelled',
      rejected: true,
    });
    await add(admin, sentLines[0]);
    expect((await setOf(admin)).lines).toMatchObject([{ kind: 'connect' }]);
    expect((await setOf(admin)).lines[0]).not.toHaveProperty('refused');
  });

  describe('the open tickets of the external ticket system (REQUIREMENTS 428)', () => {
    /** Number of searches in the other system. */
    let searches = 0;
    beforeEach(() => {
      searches = 0;
      world.remote.at = async (place) => {
        if (place === 'before search') searches += 1;
      };
    });

    async function searchesOf(work: () => Promise<unknown>): Promise<number> {
      const before = searches;
      await work();
      return searches - before;
    }

    test('are searched once for any number of lines, and not at all for a removal or an empty set', async () => {
      expect(await searchesOf(() => setOf(admin))).toBe(0);
      expect(await searchesOf(() => add(admin, ...sentLines))).toBe(1);
      expect(await searchesOf(() => setOf(admin))).toBe(1);
      const { lines } = await setOf(admin);
      const removal = { lines: lines.map(({ id }) => id) };
      expect(await searchesOf(() => json(admin, `${SET}/removal`, removal))).toBe(0);
      expect((await admin.get(`${SET}/size`)).json()).toMatchObject({ payload: { size: 0 } });
    });

    test('are searched for the only service of the set', async () => {
      const { search } = world.remote;
      const requested: unknown[] = [];
      world.remote.search = (institution, filter) => {
        requested.push(filter.spEntityId);
        return search(institution, filter);
      };
      await add(admin, sentLines[0]);
      await setOf(admin);
      expect(requested).toEqual([sentLines[0].service, sentLines[0].service]);
    });

    test('are reported as unknown while it is down', async () => {
      await add(admin, ...sentLines);
      expect(await setOf(admin)).not.toHaveProperty('unchecked');
      world.remote.weather = 'down';
      expect(await setOf(admin)).toMatchObject({ unchecked: true, lines: [{}, {}, {}] });
      world.remote.weather = 'fine';
      expect(await setOf(admin)).not.toHaveProperty('unchecked');
    });
  });

  test('a single request that is on its way prevents a line (REQUIREMENTS 404)', async () => {
    world.remote.weather = 'requestLost';
    await postConnect(admin, 'one');
    world.remote.weather = 'fine';
    expect(await add(admin, sentLines[0])).toEqual({
      added: 0,
      size: 0,
      refused: [{ place: 0, obstacle: 'sent' }],
    });
  });
});
