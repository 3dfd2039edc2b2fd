import type { Database } from '../../../../server/platform/storage/database';
import type { RemoteTickets } from '../../../../server/modules/tickets/remote/remoteTickets';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { openTestDatabase } from '../../../support/server/database';
import { files, north } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';
import { atNorth, invitation, RESEND, SEND, withPeople } from '../../invitations/inviting';
import { connectRequest } from '../newTicket';

const LONG = 10 * 60_000;
/** The lease of the killed server is over, and the other side's index not updated yet. */
const SOON = 61_000;
const LAG = 90_000;
let world: World;
let healthy: ServerElsewhere;
let mortal: ServerElsewhere;

class Killed extends Error {}

/** The point at which the mortal server dies next; from then on everything fails for it. */
const death = { point: 0, fatal: 0, happened: false };

function pass(): void {
  death.happened ||= ++death.point === death.fatal;
  if (death.happened) throw new Killed();
}

async function around<T>(work: () => Promise<T>): Promise<T> {
  pass();
  const done = await work();
  pass();
  return done;
}

beforeAll(async () => {
  world = newWorld(await openTestDatabase());
  healthy = await serverElsewhere(world);
  const { create, find, findByRequest, search, take, remind } = world.remote;
  const remote: RemoteTickets = {
    ...world.remote,
    isDown: () => world.remote.isDown(),
    create: (...args) => around(() => create(...args)),
    find: (...args) => around(() => find(...args)),
    findByRequest: (...args) => around(() => findByRequest(...args)),
    search: (...args) => around(() => search(...args)),
    take: (...args) => around(() => take(...args)),
    remind: (...args) => around(() => remind(...args)),
  };
  const transaction: Database['transaction'] = (work) => around(() => world.database.transaction(work));
  mortal = await serverElsewhere(world, { remote, database: { ...world.database, transaction } });
});
afterAll(async () => {
  await mortal.close();
  await healthy.close();
  await world.database.close();
});

interface Plan {
  readonly who: 'admin' | 'superUser';
  before?(): Promise<unknown>;
  call(person: TestClient): ReturnType<TestClient['call']>;
  /** Writes to the other system, and e-mails, exactly once each. */
  readonly once: readonly string[];
  readonly mails: readonly string[];
}

const KEY = { 'idempotency-key': 'one' };
const invited = (changes: Partial<NewTicket> = {}) =>
  world.remote.create(connectRequest({ type: 'LINKINVITE', change: null, ...changes }), 'elsewhere');

/** Everything that a person can have delivered. */
const plans: readonly (readonly [string, Plan])[] = [
  ['a request', { who: 'admin', call: (person) => postConnect(person, 'one'), once: ['create'], mails: [] }],
  [
    'an invitation',
    {
      who: 'superUser',
      call: (person) => person.call('POST', SEND, invitation(), { ...atNorth, ...KEY }),
      once: ['create'],
      mails: ['invitation'],
    },
  ],
  [
    'an answer that connects at once',
    {
      who: 'admin',
      before: () => invited({ service: { entityId: files, type: 'oidc10_rp' } }),
      call: (person) =>
        person.call('PUT', SEND, { type: 'LINKINVITE', jiraKey: 'CXT-1', status: 'ACCEPTED' }, KEY),
      once: ['create', 'settled CXT-1'],
      mails: ['connected'],
    },
  ],
  [
    'a reminder',
    {
      who: 'superUser',
      before: () => invited(),
      call: (person) =>
        person.call(
          'POST',
          RESEND,
          { idpId: north, jiraKey: 'CXT-1', comments: 'Still waiting.' },
          { ...atNorth, ...KEY },
        ),
      once: ['create', 'reminded CXT-1'],
      mails: ['reminder'],
    },
  ],
];

/** Kills the server at every point of the call in turn, until it lives through it; resolves with their number. */
async function killEverywhere(plan: Plan, afterwards: () => Promise<void>): Promise<number> {
  for (let fatal = 1; ; fatal++) {
    await world.database.reset();
    await withPeople(world.database);
    world.remote.lagMs = LAG;
    world.remote.tickets.splice(0);
    world.remote.written.splice(0);
    await plan.before?.();
    world.pass(LONG);
    const person = await signIn(mortal, plan);
    Object.assign(death, { point: 0, fatal, happened: false });
    const response = await plan.call(person);
    if (!death.happened) {
      expect(response.statusCode).toBe(200);
      return fatal - 1;
    }
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    await afterwards();
  }
}

function signIn(server: ServerElsewhere, { who }: Plan): Promise<TestClient> {
  Object.assign(death, { fatal: 0, happened: false });
  return server.as(who);
}

/** Repetitions over there do no harm, save of a creation. */
const without = (list: readonly string[]) =>
  list.filter((write, index) => write === 'create' || list.indexOf(write) === index);

async function assertOnce({ once, mails }: Plan): Promise<void> {
  expect(without(world.remote.written)).toEqual(once);
  const sent = await world.database.read.selectFrom('mail').select('kind').execute();
  expect(sent.map(({ kind }) => kind)).toEqual(mails);
  await expect(outboxStates(world)).resolves.toEqual(['delivered']);
}

describe.each(plans)('%s', (_name, plan) => {
  test('killed at every point, and requested again under the same key: filed once', async () => {
    const points = await killEverywhere(plan, async () => {
      const person = await signIn(healthy, plan);
      world.pass(SOON);
      expect([200, 503]).toContain((await plan.call(person)).statusCode);
      world.pass(LONG);
      const responses = [await plan.call(person), await plan.call(person)];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(responses[1]?.json()).toEqual(responses[0]?.json());
      expect(responses[0]?.json().payload).toMatchObject({ jiraKey: 'CXT-1' });
      await assertOnce(plan);
    });
    expect(points).toBeGreaterThanOrEqual(6);
  });

  test('killed at every point, and never requested again: completed at the next start', async () => {
    let brought = 0;
    await killEverywhere(plan, async () => {
      world.pass(SOON);
      while (await healthy.outbox.next());
      world.pass(LONG);
      const hasStarted = (await outboxStates(world)).length > 0;
      while (await healthy.outbox.next());
      if (hasStarted) await assertOnce(plan);
      else expect(world.remote.written).toEqual(plan.once.slice(0, -1));
      if (hasStarted) brought += 1;
    });
    expect(brought).toBeGreaterThanOrEqual(4);
  });
});
