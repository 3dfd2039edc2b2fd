/**
 * Two servers read from a real replica by streaming: people see their own changes at once, with any lag, and
 * others within the configured time; if it lags more or is away, the database answers (REQUIREMENTS 346–349).
 */
import pg from 'pg';
import { freePort } from '../support/product/dashboard';
import { scrape, valueOf } from '../support/server/metrics';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { startProcess, type ServerProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';
import { until } from '../support/until';

/** The second server is strict; the first takes what is old. */
const LAG_SECONDS = { patient: 3_600, strict: 3 };

let postgres: OwnPostgres | undefined;
let replica: OwnPostgres | undefined;
let patient: Server | undefined;
let strict: Server | undefined;
interface Server {
  readonly process: ServerProcess;
  readonly url: string;
  readonly metricsPort: number;
}

async function startReading(lagSeconds: number, publicPort?: number): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const process = startProcess({
    DATABASE_URL: postgres?.url ?? '',
    READ_DATABASE_URL: replica?.url ?? '',
    READ_LAG_SECONDS: String(lagSeconds),
    PORT: String(port),
    // Both are behind one address, so that they share sessions.
    PUBLIC_URL: `http://localhost:${publicPort ?? port}`,
    METRICS_PORT: String(metricsPort),
    READS_PER_MINUTE: '100000',
  });
  await process.started;
  return { process, url: `http://localhost:${port}`, metricsPort };
}

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  replica = await startOwnPostgres({ replicaOf: postgres.directUrl });
  if (!replica) throw new Error('This machine has no pg_basebackup');
  patient = await startReading(LAG_SECONDS.patient);
  strict = await startReading(LAG_SECONDS.strict, Number(new URL(patient.url).port));
});
afterEach(() => replay(true));
afterAll(async () => {
  for (const server of [patient, strict]) {
    server?.process.child.kill('SIGTERM');
    await server?.process.ended;
  }
  await replica?.stop();
  await postgres?.stop();
});

const metric = async ({ metricsPort }: Server, name: string, labels = {}) =>
  valueOf(await scrape(metricsPort), `idp_dashboard_replica_${name}`, labels);
const isReplicaUsed = (server: Server) => async () => (await metric(server, 'asked')) === 1;
const isReplicaUnused = (server: Server) => async () => (await metric(server, 'asked')) === 0;

async function onReplica(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: replica?.directUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

/** Makes the replica continue or pause. */
async function replay(goesOn: boolean): Promise<void> {
  // A server that was promoted no longer replays.
  if (!replica || (await onReplica('select pg_is_in_recovery()')) !== true) return;
  await onReplica(`select pg_wal_replay_${goesOn ? 'resume' : 'pause'}()`);
  const state = goesOn ? 'not paused' : 'paused';
  await until(async () => (await onReplica('select pg_get_wal_replay_pause_state()')) === state);
}

/** Returns what calls both servers as one person. */
async function person(at: Server, subject: string) {
  const cookie = await signIn(at.url, subject);
  async function call(server: Server, place: string, body?: object | URLSearchParams) {
    const host = new URL(at.url).host;
    const response = await fetch(`${server.url}/dashboard/api${place}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        host,
        'x-forwarded-host': host,
        'sec-fetch-site': 'same-origin',
        'x-idp-entity-id': institution,
        ...(body && !(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect([place, response.status, text.slice(0, 300)]).toEqual([place, 200, expect.any(String)]);
    return JSON.parse(text).payload;
  }
  let institution = '';
  institution = (await call(at, '/users/me')).currentIdp.id;
  const names = async (server: Server): Promise<string[]> =>
    (await call(server, '/policies')).map(({ name }: { name: string }) => name);
  const tickets = async (server: Server): Promise<string[]> =>
    (await call(server, '/actions', { maxResults: 50, startAt: 0 })).issues.map(
      ({ jiraKey }: { jiraKey: string }) => jiraKey,
    );
  const connected = async (server: Server): Promise<{ spEntityId: string; entityType: string }[]> =>
    call(server, '/services/connected');
  return {
    names,
    tickets,
    connected,
    async save(server: Server, name: string) {
      const [service] = await connected(server);
      await call(server, '/policies', {
        name,
        description: 'About it.',
        denyAdvice: 'No.',
        denyAdviceNl: 'Nee.',
        serviceProviderId: service?.spEntityId,
        identityProviderIds: [institution],
        attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'employee' }],
        denyRule: false,
        allAttributesMustMatch: true,
        active: true,
      });
    },
    async disconnect(server: Server, spEntityId: string): Promise<string> {
      const body = new URLSearchParams({ spEntityId, type: 'saml20_sp' });
      return (await call(server, '/services/disconnect', body)).jiraKey;
    },
  };
}

async function untilBothUsed(): Promise<void> {
  if (patient) await until(isReplicaUsed(patient));
  if (strict) await until(isReplicaUsed(strict));
}

test('a person who made a change sees it at once on every server, others once the replica has it, or lags too much', async () => {
  if (!patient || !strict) return;
  const at = patient;
  await untilBothUsed();
  const admin = await person(patient, 'demo-admin-2');
  const colleague = await person(patient, 'demo-viewer-2');
  const service = (await admin.connected(patient)).find(({ entityType }) => entityType === 'saml20_sp');
  await until(async () => {
    const before = (await metric(at, 'reads_total', { answered: 'replica' })) ?? 0;
    await admin.names(at);
    await colleague.names(at);
    return (await metric(at, 'reads_total', { answered: 'replica' })) === before + 2;
  });

  await replay(false);
  await admin.save(patient, 'Seen at once');
  const key = await admin.disconnect(patient, service?.spEntityId ?? '');
  for (const server of [patient, strict]) {
    expect(await admin.names(server)).toContain('Seen at once');
    expect(await admin.tickets(server)).toContain(key);
  }
  expect(await metric(patient, 'reads_total', { answered: 'ownChange' })).toBeGreaterThanOrEqual(2);
  expect(await colleague.names(patient)).not.toContain('Seen at once');
  expect(await colleague.tickets(patient)).not.toContain(key);

  await until(isReplicaUnused(strict));
  expect(await metric(strict, 'lag_seconds')).toBeGreaterThan(LAG_SECONDS.strict);
  expect(await colleague.names(strict)).toContain('Seen at once');
  expect(await colleague.tickets(strict)).toContain(key);

  await replay(true);
  await untilBothUsed();
  await until(async () => (await colleague.names(at)).includes('Seen at once'));
  const own = await metric(patient, 'reads_total', { answered: 'ownChange' });
  expect(await admin.names(patient)).toContain('Seen at once');
  expect(await metric(patient, 'reads_total', { answered: 'ownChange' })).toBe(own);
});

test.each(['refused', 'silent'] as const)(
  'an unavailable replica (%s) causes no errors; it is used again once it is back',
  async (way) => {
    if (!replica || !strict) return;
    await untilBothUsed();
    const admin = await person(strict, 'demo-admin-3');
    replica.way(way);
    // The first call may find out.
    await admin.names(strict);
    await until(isReplicaUnused(strict));
    await admin.save(strict, `Without a replica, ${way}`);
    expect(await admin.names(strict)).toContain(`Without a replica, ${way}`);
    replica.way('open');
    await untilBothUsed();
    expect(await admin.names(strict)).toContain(`Without a replica, ${way}`);
  },
);

test('a server that is not a replica, or replicates another database, is not used', async () => {
  if (!replica || !strict) return;
  await untilBothUsed();
  await onReplica('select pg_promote()');
  await until(isReplicaUnused(strict));
  expect((await (await person(strict, 'demo-admin-4')).names(strict)).length).toBeGreaterThanOrEqual(0);
});
