import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north } from '../../../support/server/fixtures';
import { jiraKinds, openTestJira, type TestJira } from '../../../support/tickets/jira/openTestJira';
import type { TestClient } from '../../../support/server/server';
import { connectRequest } from '../newTicket';
import {
  postConnect,
  newWorld,
  serverElsewhere,
  type ServerElsewhere,
} from '../../../support/tickets/ticketsElsewhere';

describe.each(jiraKinds)('Jira %s', (kind) => {
  let database: TestDatabase;
  let jira: TestJira;
  let remote: OpenRemote;
  let server: ServerElsewhere;
  let admin: TestClient;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    jira = await openTestJira(undefined, kind);
    remote = jira.open();
    server = await serverElsewhere(newWorld(database), { remote });
    admin = await server.as('admin');
  });
  afterEach(async () => {
    await server.outbox.stop();
    await jira.close();
  });
  afterAll(() => database.close());

  const listed = async () => (await admin.call('POST', '/dashboard/api/actions', {})).json().payload;
  const isDown = async () => (await admin.call('GET', '/dashboard/api/users/me')).json().payload.jiraDown;

  test('a request for a connection becomes one issue, and is in the list', async () => {
    const first = await postConnect(admin, 'one');
    expect([first.statusCode, first.json().payload.jiraKey]).toEqual([200, 'CXT-1']);
    expect((await postConnect(admin, 'one')).json().payload.jiraKey).toBe('CXT-1');
    expect((await postConnect(admin, 'two')).statusCode).toBe(409);
    expect(jira.double.issues.all).toMatchObject([
      { issuetype: 'Connection request', texts: { customfield_10101: north, customfield_10102: mail } },
    ]);
    await expect(listed()).resolves.toMatchObject({
      total: 1,
      issues: [{ jiraKey: 'CXT-1', type: 'LINKREQUEST', status: 'Open', idpId: north, spId: mail }],
    });
  });

  test('a ticket that is requested by its key comes with its history, and without one if that fails', async () => {
    const { key } = await remote.create(connectRequest({ userName: 'Ann Bee' }), 'by hand');
    const readTicket = async () =>
      (await admin.call('POST', '/dashboard/api/actions', { key })).json().payload.issues[0];
    const filed = { event: 'request.filed', status: 'Open', actor: 'Ann Bee' };
    expect((await readTicket()).events).toEqual([{ ...filed, at: expect.any(String) }]);
    expect((await listed()).issues[0]).not.toHaveProperty('events');
    jira.double.trouble = ({ path }) =>
      path.includes('changelog') ? { kind: 'answer', status: 404, body: '{}' } : undefined;
    const ticket = await readTicket();
    expect(ticket).toMatchObject({ jiraKey: key });
    expect(ticket).not.toHaveProperty('events');
  });

  test('the last call shows whether it is down, which changes while the server runs', async () => {
    await expect(isDown()).resolves.toBe(false);
    jira.double.trouble = () => ({ kind: 'answer', status: 503, body: '' });
    const refused = await postConnect(admin, 'one');
    expect([refused.statusCode, refused.json().delivery]).toEqual([503, 'refused']);
    expect((await admin.call('POST', '/dashboard/api/actions', {})).statusCode).toBe(503);
    await expect(isDown()).resolves.toBe(true);
    jira.double.trouble = () => undefined;
    await expect(listed()).resolves.toMatchObject({ total: 0 });
    await expect(isDown()).resolves.toBe(false);
  });

  test('a request whose answer was lost is found again, not created again', async () => {
    jira.double.trouble = ({ method, path }) =>
      method === 'POST' && path === 'issue' ? { kind: 'reset', done: true } : undefined;
    const lost = await postConnect(admin, 'one');
    expect([lost.statusCode, lost.json().delivery]).toEqual([503, 'unknown']);
    jira.double.trouble = () => undefined;
    const again = await postConnect(admin, 'one');
    expect([again.statusCode, again.json().payload.jiraKey]).toEqual([200, 'CXT-1']);
    expect(jira.double.issues.all).toHaveLength(1);
  });
});
