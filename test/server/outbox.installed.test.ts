/** A server with a Jira server beside it, killed while it files a request: afterwards there is one issue, and one answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { callServer } from '../../server/platform/control/client';
import { freePort } from '../support/product/dashboard';
import { startJiraDouble } from '../support/tickets/jiraDouble';
import type { JiraCall, JiraDouble, JiraTrouble } from '../support/tickets/jira/double.types';
import { root, startProcess, type ServerProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';

const TEN_MINUTES = 600_000;
/** A clock that is ahead: the leases of a dead server are then over, and its issues certainly indexed. */
const clock = (ahead: number) => `
  const Real = Date, ahead = ${ahead};
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ahead])); }
    static now() { return Real.now() + ahead; }
  };`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
let ahead = 0;
let port: number;
let jira: JiraDouble;
let server: ServerProcess;
let cookie: string;
let requests: RequestInit[];
let request: RequestInit;

async function start(): Promise<void> {
  server = startProcess({
    SEED_SERVICES: '60',
    DATA_DIR: dataDir,
    PORT: String(port),
    JIRA_URL: jira.url,
    JIRA_TOKEN: jira.token,
    JIRA_CONFIG: path.join(root, 'docs/jira.example.json'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock(ahead))}`,
  });
  await server.started;
}

async function startLater(): Promise<void> {
  ahead += TEN_MINUTES;
  await start();
}

async function stop(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

beforeAll(async () => {
  port = await freePort();
  jira = await startJiraDouble();
  await start();
  cookie = await signIn(`http://localhost:${port}`, 'alex-sample');
  requests = await newRequests();
});
beforeEach(() => {
  jira.issues.all.splice(0);
  request = requests.pop() ?? {};
});
afterAll(async () => {
  await stop();
  await jira.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function call(place: string, init: RequestInit = {}) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...init.headers };
  const response = await fetch(`http://localhost:${port}/dashboard/api${place}`, { ...init, headers });
  return { status: response.status, body: await response.json() };
}

/** Requests to disconnect services, one each, with different keys. */
async function newRequests(): Promise<RequestInit[]> {
  const me = await call('/users/me');
  const institution = { 'x-idp-entity-id': me.body.payload.currentIdp.id };
  const { body } = await call('/services', { headers: institution });
  const apps: { connected: boolean; entityType: string; spEntityId: string }[] = body.payload.apps;
  return apps
    .filter(({ connected, entityType }) => connected && entityType === 'saml20_sp')
    .map(({ spEntityId }) => ({
      method: 'POST',
      body: new URLSearchParams({ spEntityId, type: 'saml20_sp' }),
      headers: { ...institution, 'idempotency-key': spEntityId },
    }));
}

/** Sends the test's request; undefined: no answer came. */
const disconnect = () => call('/services/disconnect', request).catch(() => undefined);

/** Kills the server when Jira gets such a call; Jira carries it out or not, and does not answer. */
function killAt(isFatal: (call: JiraCall) => boolean, done: boolean): void {
  jira.trouble = (made): JiraTrouble | undefined => {
    if (!isFatal(made)) return undefined;
    server.child.kill('SIGKILL');
    return { kind: 'silent', done };
  };
}

const creates = ({ method, path: place }: JiraCall) => method === 'POST' && place === 'issue';
const searches = ({ path: place }: JiraCall) => place.startsWith('search');

const moments = [
  ['while it looks for what is in the way', searches, false],
  ['before the issue is created', creates, false],
  ['after the issue was created', creates, true],
] as const;

test.each(moments)(
  'killed %s, and requested again: one issue, one answer',
  async (_moment, isFatal, done) => {
    let armed = false;
    killAt((made) => armed && isFatal(made), done);
    await call('/users/me');
    armed = true;
    expect(await disconnect()).toBeUndefined();
    await server.ended;
    jira.trouble = () => undefined;
    await startLater();
    const answers = [await disconnect(), await disconnect()];
    expect(jira.issues.all).toHaveLength(1);
    const key = jira.issues.all[0]?.key;
    for (const answer of answers) {
      expect([answer?.status, answer?.body.payload]).toEqual([
        200,
        expect.objectContaining({ jiraKey: key }),
      ]);
    }
  },
);

test('killed after the issue was created, and not requested again: found at the next start', async () => {
  killAt(creates, true);
  await disconnect();
  await server.ended;
  jira.trouble = () => undefined;
  const before = jira.calls.length;
  await startLater();
  while (!jira.calls.slice(before).some(searches)) await setTimeout(50);
  expect((await disconnect())?.body.payload).toMatchObject({ jiraKey: jira.issues.all[0]?.key });
  expect(jira.issues.all).toHaveLength(1);
});

test('the desk names the system where tickets are handled', async () => {
  await expect(callServer(dataDir, 'desk', { actor: 'Dee', command: { action: 'list' } })).rejects.toThrow(
    `This server has no desk: tickets are worked on at ${jira.url}.`,
  );
});

test('a Jira server that does not match the settings prevents the start, in words; one that is down does not', async () => {
  await stop();
  jira.world.types.splice(0);
  await expect(start()).rejects.toThrow(`The Jira server at ${jira.url} is not as the settings say:\n`);
  expect((await server.ended).code).toBe(1);
  await jira.down();
  await start();
  expect(server.printed()).toContain(`The Jira server at ${jira.url} does not answer yet`);
  expect((await call('/users/me')).body.payload.jiraDown).toBe(true);
  expect((await disconnect())?.body).toMatchObject({ status: 503, delivery: 'refused' });
});
