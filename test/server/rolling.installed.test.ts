/** Two servers behind a proxy of the field are restarted one after the other, unnoticed. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../support/product/dashboard';
import { startProxy, testWithProxy, type ProxyName } from '../support/field/proxies';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { startProcess, type ServerProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';

const CALLS = 400;
const BETWEEN_RESTARTS_MS = 2_000;
const AT_ONCE = 4;

let postgres: OwnPostgres | undefined;

beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres?.stop());

/** Two servers on the database, which people reach at `port`. */
async function startServers(databaseUrl: string, port: number) {
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = (own: number): ServerProcess =>
    startProcess({
      DATABASE_URL: databaseUrl,
      PORT: String(own),
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: '1',
      // Much longer than nginx keeps an idle connection (PROXIES), so that a busy machine does not bring the two together.
      LAME_DUCK_SECONDS: '10',
      SEED_SERVICES: '300',
    });
  const servers = ports.map(start);
  await Promise.all(servers.map(({ started }) => started));
  return {
    ports,
    async restart(which: number) {
      const old = servers[which];
      old?.child.kill('SIGTERM');
      expect(await old?.ended).toEqual({ code: 0, signal: null });
      const next = start(ports[which] ?? 0);
      servers[which] = next;
      await next.started;
    },
    async stop() {
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** Calls what an administrator's page calls, through the proxy. */
async function openSession(url: string) {
  const cookie = await signIn(url, 'alex-sample');
  async function call(place: string, init: RequestInit = {}) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...init.headers };
    const response = await fetch(`${url}/dashboard/api${place}`, { ...init, headers });
    return { status: response.status, text: await response.text() };
  }
  const payloadOf = (response: { text: string }) => JSON.parse(response.text).payload;
  const institution = { 'x-idp-entity-id': payloadOf(await call('/users/me')).currentIdp.id as string };
  const { apps } = payloadOf(await call('/services', { headers: institution }));
  const connected = (apps as { connected: boolean; entityType: string; spEntityId: string }[])
    .filter((app) => app.connected && app.entityType === 'saml20_sp')
    .map((app) => app.spEntityId);
  return {
    connected,
    read: () => call('/users/me'),
    write: (spEntityId: string) =>
      call('/services/disconnect', {
        method: 'POST',
        body: new URLSearchParams({ spEntityId, type: 'saml20_sp' }),
        headers: { ...institution, 'idempotency-key': spEntityId },
      }),
  };
}

/** Requests of earlier tests are closed. */
async function closeTickets(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`update ticket set status = 'Closed'`);
  await client.end();
}

async function ticketsAbout(databaseUrl: string, services: readonly string[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ service: string }>(
    `select service_entity_id as service from ticket where direction = 'disconnect' and open
     and service_entity_id = any($1) order by 1`,
    [services],
  );
  await client.end();
  return rows.map(({ service }) => service);
}

/** The proxies, and how often servers are restarted behind each. */
const proxies: readonly (readonly [ProxyName, readonly number[]])[] = [
  ['nginx', [0, 1, 0, 1]],
  ['HAProxy', [0, 1, 0, 1]],
  ['Apache', [0]],
  ['Caddy', [0]],
];

describe.each(proxies)('behind %s', (name, restarts) => {
  testWithProxy(name)('no call of 400 is lost, and each request is filed once', async () => {
    if (!postgres) return;
    const port = await freePort();
    const servers = await startServers(postgres.directUrl, port);
    const proxy = await startProxy(name, port, servers.ports);
    const url = `http://localhost:${port}`;
    expect((await fetch(`${url}/internal/ready`)).status).toBe(404);
    const { connected, read, write } = await openSession(url);
    await closeTickets(postgres.directUrl);
    const toAsk = connected.slice(0, CALLS / 8);
    const requested: string[] = [];
    const failed: string[] = [];
    let calls = 0;
    let left = restarts.length;

    async function keepCalling(): Promise<void> {
      while (calls < CALLS || left > 0) {
        calls += 1;
        const service = calls % 8 === 0 ? toAsk.pop() : undefined;
        const answer = await (service === undefined ? read() : write(service)).catch((error: unknown) => ({
          status: 0,
          text: String(error),
        }));
        if (answer.status !== 200) failed.push(`${service ?? 'read'}: ${answer.status} ${answer.text}`);
        else if (service !== undefined) requested.push(service);
        await pause(50);
      }
    }
    const callers = Promise.all(Array.from({ length: AT_ONCE }, keepCalling));
    for (const which of restarts) {
      await pause(BETWEEN_RESTARTS_MS);
      await servers.restart(which);
      left -= 1;
    }
    await callers;

    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(CALLS);
    expect(requested.length).toBeGreaterThan(0);
    expect(await ticketsAbout(postgres.directUrl, requested)).toEqual([...requested].sort());
    await servers.stop();
    await proxy.stop();
  });
});
