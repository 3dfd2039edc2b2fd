import { operator, recordAudit } from '../../../../server/platform/audit/audit.module';
import type { AuditPage, PolicyHistory } from '../../../../src/contracts/wire/audit';
import type { Policy } from '../../../../src/contracts/wire/policy';
import { expectProblem } from '../../../contract/checks';
import { policyBody, storePolicy } from '../../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';

/** The links of the audit trail (REQUIREMENTS 354). */
const POLICIES = '/dashboard/api/policies';
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

async function payload<T>(client: TestClient, path: string): Promise<T> {
  const response = await client.get(path);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: T }>().payload;
}
const historyOf = (client: TestClient, trail: string, id: string) =>
  payload<PolicyHistory>(client, `${trail}/policies/${id}`);

/** Creates a policy and changes it once, as an administrator does. */
async function changedPolicy(): Promise<string> {
  const made = (await admin.post(POLICIES, policyBody())).json<{ payload: Policy }>().payload;
  await admin.call('PUT', POLICIES, { ...made, description: 'Second' });
  return String(made.id);
}

test('every entry about a policy leads to its states, and after its deletion to who deleted it', async () => {
  const id = await changedPolicy();
  expect(await historyOf(admin, OWN, id)).not.toHaveProperty('deleted');
  await admin.call('DELETE', `${POLICIES}/${id}`);
  for (const [client, trail] of [
    [admin, OWN],
    [desk, ALL],
  ] as const) {
    const { entries } = await payload<AuditPage>(client, trail);
    const about = entries.filter(({ object }) => object.kind === 'policy');
    expect(about.map(({ kind }) => kind)).toEqual(['policy.deleted', 'policy.changed', 'policy.created']);
    for (const { object } of about) {
      const { revisions, deleted } = await historyOf(client, trail, object.id);
      expect(revisions).toMatchObject([
        { description: 'Staff may use the wiki.', actionsAllowed: false },
        { description: 'Second', actionsAllowed: false },
      ]);
      expect(deleted).toEqual({ by: about[0]?.actor.name, at: about[0]?.at });
    }
  }
});

test('a person who may not read an entry about a policy does not learn of it either', async () => {
  const id = await changedPolicy();
  const south = await server.as('southAdmin');
  const untold = await storePolicy(server.database, { name: 'Told nowhere' });
  expectProblem(await south.get(`${OWN}/policies/${id}`), 400, 'policy-unknown');
  expectProblem(await desk.get(`${ALL}/policies/${untold}`), 400, 'policy-unknown');
  expectProblem(await admin.get(`${ALL}/policies/${id}`), 403, 'forbidden');
  expectProblem(await (await server.as('viewer')).get(`${OWN}/policies/${id}`), 403, 'forbidden');
});

test('an entry about another object with the same id does not belong to a policy', async () => {
  const id = await storePolicy(server.database, { name: 'Told nowhere' });
  const entry = { kind: 'webhook.added', actor: operator('ops'), object: { id } } as const;
  await server.database.transaction((tx) => recordAudit(tx, entry, new Date()));
  expectProblem(await desk.get(`${ALL}/policies/${id}`), 400, 'policy-unknown');
});
