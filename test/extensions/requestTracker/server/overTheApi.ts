import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import type { TestDatabase } from '../../../support/server/database';
import type { RequestTracker } from '../../support/field/requestTracker';
import { mail, north } from '../../../support/server/fixtures';
import type { TestRt } from '../openTestRt';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';

interface Parts {
  readonly database: TestDatabase;
  readonly rt: RequestTracker;
  readonly front: TestRt;
  readonly remote: OpenRemote;
}

/**
 * Expects that requests go through a server of ours to a Request Tracker, and that people see their outcome
 * there.
 */
export function expectOverTheApi(parts: () => Parts): void {
  let world: World;
  let server: ServerElsewhere;
  let admin: TestClient;

  beforeEach(async () => {
    const { database, rt, remote } = parts();
    world = newWorld(database);
    rt.at(world.now());
    server = await serverElsewhere(world, { remote });
    admin = await server.as('admin');
  });
  afterEach(() => server.outbox.stop());

  const pathOf = (key: string) => `ticket/${key.replace('RT-', '')}`;
  const shown = async (key: string) =>
    (await admin.call('POST', '/dashboard/api/actions', { key })).json().payload.issues[0];
  const isDown = async () => (await admin.call('GET', '/dashboard/api/users/me')).json().payload.jiraDown;
  async function filed(key = 'one'): Promise<string> {
    const response = await postConnect(admin, key);
    expect(response.statusCode).toBe(200);
    return response.json().payload.jiraKey;
  }

  test('a request is filed, answered, resolved, and the dashboard shows all of it (REQUIREMENTS 379)', async () => {
    const { rt } = parts();
    const key = await filed();
    await rt.byTeam('PUT', pathOf(key), { Status: 'open' });
    await rt.byTeam('POST', `${pathOf(key)}/correspond`, {
      Content: 'You are connected.',
      ContentType: 'text/plain',
    });
    await rt.byTeam('PUT', pathOf(key), { Status: 'resolved' });
    const ticket = await shown(key);
    expect(ticket).toMatchObject({ status: 'Resolved', resolution: 'done', idpId: north, spId: mail });
    expect(ticket.events.map(({ event }: { event: string }) => event)).toEqual([
      'request.filed',
      'work.started',
      'comment.added',
      'request.resolved',
    ]);
    const { Requestor } = Object(await rt.byTeam('GET', pathOf(key)));
    expect(Requestor).toEqual([expect.objectContaining({ id: expect.stringContaining('@') })]);
  });

  test('a request that is rejected there is shown as rejected', async () => {
    const { rt } = parts();
    const key = await filed();
    await rt.byTeam('PUT', pathOf(key), { Status: 'rejected' });
    await expect(shown(key)).resolves.toMatchObject({ status: 'Resolved', rejected: true });
  });

  test('a request whose answer was lost is found again, not created again (REQUIREMENTS 384)', async () => {
    const { front, remote } = parts();
    front.trouble = ({ method, path: place }) =>
      method === 'POST' && place === 'ticket' ? { kind: 'reset', done: true } : undefined;
    const lost = await postConnect(admin, 'one');
    expect([lost.statusCode, lost.json().delivery]).toEqual([503, 'unknown']);
    front.trouble = () => undefined;
    const again = await postConnect(admin, 'one');
    expect(again.statusCode).toBe(200);
    await expect(remote.search(north, {})).resolves.toMatchObject({ total: 1 });
    await expect(outboxStates(world)).resolves.toEqual(['delivered']);
  });

  test('while it is down people see a message, and afterwards it works', async () => {
    const { front } = parts();
    front.trouble = () => ({ kind: 'answer', status: 503 });
    const refused = await postConnect(admin, 'one');
    expect([refused.statusCode, refused.json().delivery]).toEqual([503, 'refused']);
    await expect(isDown()).resolves.toBe(true);
    front.trouble = () => undefined;
    await filed('two');
    await expect(isDown()).resolves.toBe(false);
  });
}
