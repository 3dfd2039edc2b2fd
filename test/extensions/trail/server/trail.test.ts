import type { AuditPage } from '../../../../src/contracts/wire/audit';
import { recordAudit, type Actor } from '../../../../server/platform/audit/audit.module';
import type { AuditKind } from '../../../../src/contracts/wire/audit';
import { expectProblem } from '../../../contract/checks';
import { north, south } from '../../../support/server/fixtures';
import { parseCsv } from '../../../support/parseCsv';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';

/** The readers of the audit trail, its filters and its downloads. */
const OWN = '/dashboard/api/x/audit';
const ALL = '/dashboard/api/x/desk/audit';
let server: TestApp;
let admin: TestClient;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  desk = await server.as('superUser');
});
afterAll(() => server.close());

const ann: Actor = {
  kind: 'person',
  issuer: 'https://issuer.example',
  subject: 'ann',
  name: 'Ann Bee',
  role: 'admin',
  address: '192.0.2.7',
};
const dana: Actor = { ...ann, subject: 'dana', name: 'Dana Desk', role: 'superUser' };

interface Some {
  readonly kind?: AuditKind;
  readonly actor?: Actor;
  readonly institution?: string;
  readonly name?: string;
  readonly at?: string;
  readonly after?: object;
}

async function add(...entries: readonly Some[]): Promise<void> {
  await server.database.transaction(async (tx) => {
    for (const { kind = 'policy.created', actor = ann, institution = north, name, at, after } of entries)
      await recordAudit(
        tx,
        { kind, actor, institution, object: { id: 'it', name }, after },
        new Date(at ?? '2026-03-02T10:00:00Z'),
      );
  });
}

async function read(client: TestClient, path: string): Promise<AuditPage> {
  const response = await client.get(path);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: AuditPage }>().payload;
}
const names = async (client: TestClient, path: string) =>
  (await read(client, path)).entries.map(({ object }) => object.name);

test('admins of an institution read the entries about it, the desk reads all', async () => {
  await add({ name: 'ours' }, { name: 'theirs', institution: south }, { name: 'ours, too' });
  expect(await names(admin, OWN)).toEqual(['ours, too', 'ours']);
  expect(await names(desk, ALL)).toEqual(['ours, too', 'theirs', 'ours']);
  const elsewhere = await admin.call('GET', OWN, undefined, { 'x-idp-entity-id': south });
  expectProblem(elsewhere, 400, 'institution-not-allowed');
  expectProblem(await admin.get(ALL), 403, 'forbidden');
  expectProblem(await (await server.as('viewer')).get(OWN), 403, 'forbidden');
});

test('an entry shows who, as whom, what and what changed; the address of the desk is visible at the desk only', async () => {
  await add({ name: 'it', actor: ann, after: { active: true } }, { name: 'it', actor: dana });
  const [byDesk, byAdmin] = (await read(admin, OWN)).entries;
  expect(byAdmin).toMatchObject({
    at: '2026-03-02T10:00:00.000Z',
    kind: 'policy.created',
    actor: { kind: 'person', name: 'Ann Bee', subject: 'ann', role: 'admin', address: '192.0.2.7' },
    institution: { id: north },
    object: { kind: 'policy', id: 'it', name: 'it' },
    after: { active: true },
  });
  expect(byDesk?.actor).not.toHaveProperty('address');
  expect((await read(desk, ALL)).entries[0]?.actor.address).toBe('192.0.2.7');
});

test.each([
  ['person=bee', ['a']],
  ['person=dana', ['b', 'c']],
  ['kind=policy.deleted', ['c']],
  ['object=50%25', ['d']],
  ['object=IT', ['a', 'b', 'c', 'd']],
  [`from=${Date.parse('2026-03-03T00:00:00Z')}`, ['b', 'c', 'd']],
  [`from=${Date.parse('2026-03-03T00:00:00Z')}&to=${Date.parse('2026-03-04T00:00:00Z')}`, ['b']],
  ['person=Dana&kind=policy.created', ['b']],
])('%s finds %j', async (query, found) => {
  await add(
    { name: 'a', at: '2026-03-02T23:59:59Z' },
    { name: 'b', actor: dana, at: '2026-03-03T00:00:00Z' },
    { name: 'c', actor: dana, kind: 'policy.deleted', at: '2026-03-04T00:00:00Z' },
    { name: 'd 50% d', actor: { ...ann, name: 'Zoë' }, at: '2026-03-05T00:00:00Z' },
  );
  const listed = await names(admin, `${OWN}?${query}`);
  expect(listed.map((name) => name?.[0]).sort()).toEqual(found);
});

test('pages continue from a key, even if entries come in the meantime', async () => {
  await add(...Array.from({ length: 120 }, (_, index) => ({ name: String(index) })));
  const first = await read(admin, OWN);
  await add({ name: 'new' });
  const second = await read(admin, `${OWN}?before=${first.next ?? ''}`);
  const third = await read(admin, `${OWN}?before=${second.next ?? ''}`);
  const listed = [first, second, third].flatMap(({ entries }) =>
    entries.map(({ object }) => Number(object.name)),
  );
  expect(listed).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
  expect(third.next).toBeUndefined();
});

test('the whole trail can be downloaded as a sheet that calculates nothing, oldest first', async () => {
  await add({ name: '=1+1' }, { name: 'a "b", c' }, ...Array.from({ length: 1_200 }, () => ({ name: 'x' })));
  const response = await admin.get(`${OWN}/download?form=csv`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/),
  });
  const [head, first, second, ...others] = parseCsv(response.body.slice(1));
  const at = (row: readonly string[] | undefined) => row?.[head?.indexOf('object name') ?? -1];
  expect([at(first), at(second), others.length]).toEqual(["'=1+1", 'a "b", c', 1_201]);
});

test('as JSON a line it can be filtered, and the download itself is in the trail', async () => {
  await add({ name: 'ours' }, { name: 'theirs', institution: south });
  const all = await desk.get(`${ALL}/download?form=jsonl&object=theirs`);
  const lines = all.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { object: { name: string } });
  expect(lines.map(({ object }) => object.name)).toEqual(['theirs']);
  const own = await admin.get(`${OWN}/download?form=jsonl`);
  expect(own.body).toContain('"ours"');
  expect(own.body).not.toContain('"theirs"');
  expect((await read(desk, `${ALL}?kind=trail.downloaded`)).entries).toMatchObject([
    { actor: { subject: 'admin' }, institution: { id: north }, after: { form: 'jsonl' } },
    { actor: { subject: 'superUser' }, after: { form: 'jsonl', object: 'theirs' } },
  ]);
});
