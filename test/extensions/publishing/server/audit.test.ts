import type { RouteOptions } from 'fastify';
import { applyChange } from '../../../../server/modules/changes/changes.module';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { consumersHandler } from '../../../../server/extensions/publishing/consumers/consumersCommand';
import { catchLog } from '../../../support/server/catchLog';
import { importText, resetForImport } from '../../../support/server/importing';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';

/** Data that programs receive is in the audit trail, for every call (REQUIREMENTS 355). */
const uni = 'https://idp.uni.example';
const maps = 'https://maps.example';
const NO_TOKEN = 'headers/authorization holds no token of a consumer';
const routes: RouteOptions[] = [];
let server: TestApp;
let clock: Date;

beforeAll(async () => {
  const settings = {
    ...signingSettings(keyFiles()),
    PUBLISH_ACCESS: 'consumers',
    READS_PER_MINUTE: '10000',
    LOG_LEVEL: 'error',
  };
  server = await startTestApp({ settings, now: () => clock, onRoute: (route) => routes.push(route) });
});
beforeEach(async () => {
  clock = new Date('2026-03-02T10:00:00Z');
  await resetForImport(server.database);
  await server.database.empty();
  await importText(
    server.database,
    aggregate(namedInstitution(uni, 'Uni', 'uni.example') + namedService(maps, 'Maps')),
  );
  const connected = { kind: 'connect', institution: uni, service: maps, serviceType: 'saml20_sp' } as const;
  await server.database.transaction((tx) => applyChange({ config: testConfig() }, tx, connected, clock));
});
afterAll(() => server.close());

/** Returns an address of a route at which there is something to read. */
function addressOf(url: string): string {
  const [party, other] = url.includes('/sp/') ? [maps, uni] : [uni, maps];
  return url.replace(':sha1', sha1Of(party)).replace('*', encodeURIComponent(other));
}

async function request(url: string, token?: string, headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({
    url,
    headers: { host: 'localhost:8280', ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
}

async function added(name: string, may: object = { reads: 'everything' }): Promise<string> {
  const handler = consumersHandler({ database: server.database, now: () => clock });
  const result = await handler({ action: 'add', name, may }, () => {}, 'operator');
  return (result as { token: string }).token;
}

async function auditLines(): Promise<string[]> {
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .selectAll()
    .where('kind', '=', 'data.exported')
    .orderBy('number')
    .execute();
  return entries.map(({ actor_kind, name, institution, object_id, object_name }) =>
    [actor_kind, name, institution ?? '-', object_id, object_name ?? '-'].join(' '),
  );
}

test('every call that needs the token of a consumer records the data that it returns', async () => {
  const token = await added('hub');
  const calls: string[] = [];
  for (const { method, url, config } of routes) {
    if (![method].flat().includes('GET') || config?.access !== undefined) continue;
    if (url.includes(':') && !url.includes(':sha1')) continue;
    const refused = await request(addressOf(url));
    if (refused.statusCode !== 401 || refused.json<{ detail?: string }>().detail !== NO_TOKEN) continue;
    const result = await request(addressOf(url), token);
    expect([url, result.statusCode, result.body.slice(0, 200)]).toEqual([url, 200, expect.any(String)]);
    calls.push(url);
  }
  expect(calls.length).toBeGreaterThanOrEqual(11);
  const about = (url: string) =>
    url.includes('/sp/') ? `- ${url} ${maps}` : url.includes('/idp/') ? `${uni} ${url} ${uni}` : `- ${url} -`;
  expect(await auditLines()).toEqual(calls.map((url) => `program hub ${about(url)}`));
});

test('once a day for each program, call and institution; nothing about calls without data', async () => {
  const token = await added('hub');
  const [all, filter] = [
    '/export/connections',
    addressOf('/export/idp/:sha1/shibboleth/attribute-filter.xml'),
  ];
  const { headers } = await request(all, token);
  clock = new Date('2026-03-03T10:00:00Z');
  expect((await request(all, token, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await request(all, 'nobody.knows');
  expect(await auditLines()).toHaveLength(1);
  for (let time = 0; time < 3; time += 1) await request(all, token);
  await request(filter, token);
  await request(all, await added('other', { reads: 'institution', entityId: uni }));
  expect((await auditLines()).slice(1)).toEqual([
    'program hub - /export/connections -',
    `program hub ${uni} /export/idp/:sha1/shibboleth/attribute-filter.xml ${uni}`,
    `program other ${uni} /export/connections -`,
  ]);
});

test('reading continues while the database accepts no changes, and the log names what is missing in the trail', async () => {
  const token = await added('hub');
  const lines = catchLog(server);
  const refusing = jest.spyOn(server.database, 'transaction').mockRejectedValue(new Error('disk full'));
  expect((await request('/export/connections', token)).statusCode).toBe(200);
  refusing.mockRestore();
  expect(lines.map(({ msg }) => msg)).toContain('an export is not in the audit trail');
  await request('/export/connections', token);
  expect(await auditLines()).toHaveLength(1);
});
