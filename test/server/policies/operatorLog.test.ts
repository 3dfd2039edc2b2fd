/** Besides the person who asked, the operators learn of a policy, by their log. */
import { pseudonym } from '../../../server/modules/identity/pseudonym';
import type { EnforcementNotice } from '../../../server/modules/mail/firstPolicyMail';
import { catchLog, type LogLine } from '../../support/server/catchLog';
import { north, serviceRow, wiki } from '../../support/server/fixtures';
import { principalOf } from '../../support/server/personas';
import { policyBody, storePolicy } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/policies';
const enforced = 'https://enforced.example';
let server: TestApp;
let lines: LogLine[];

beforeAll(async () => {
  server = await startTestApp({ settings: { LOG_LEVEL: 'info' } });
  lines = catchLog(server);
  await server.database.transaction((tx) =>
    tx
      .insertInto('service')
      .values(serviceRow(enforced, { eid: 90 }, { policyEnforcementDecisionRequired: true }))
      .execute(),
  );
});
beforeEach(() => {
  lines.splice(0);
});
afterAll(() => server.close());

const about = (message: string) => lines.filter(({ msg }) => msg === message);
const notices = () => about('a policy was made for a service that does not ask for decisions');

async function create(client: TestClient, changes = {}): Promise<string> {
  const response = await client.post(PATH, policyBody(changes));
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: { id: string } }>().payload.id;
}

test('operators hear of each policy for a service that does not ask for decisions, and of no other', async () => {
  const admin = await server.as('admin');
  const policy = await create(admin, { name: 'One', serviceProviderIds: [enforced] });
  const notice: EnforcementNotice = { policy, name: 'One', services: [wiki], institution: north };
  expect(notices()).toMatchObject([{ notice, level: 40 }]);
  await create(admin, { name: 'Two' });
  expect(notices()).toHaveLength(2);
  await create(admin, { name: 'Three', serviceProviderId: enforced });
  await admin.call('PUT', PATH, policyBody({ id: policy, name: 'One' }));
  await admin.post(PATH, policyBody({ name: 'one' }));
  expect(notices()).toHaveLength(2);
});

test('a repeated request sends nothing twice', async () => {
  const admin = await server.as('admin');
  for (let time = 0; time < 3; time++) {
    const response = await admin.call('POST', PATH, policyBody({ name: 'Again' }), {
      'idempotency-key': 'again',
    });
    expect(response.statusCode).toBe(200);
  }
  expect(notices()).toHaveLength(1);
  expect(about('policy created')).toHaveLength(1);
});

test('every change is in the log with person and institution; in another role with both identities', async () => {
  const client = await server.as('superUserAsAdmin');
  const policy = await create(client, { name: 'Logged' });
  expect((await client.call('PUT', PATH, policyBody({ id: policy, name: 'Logged' }))).statusCode).toBe(200);
  expect((await client.call('DELETE', `${PATH}/${policy}`)).statusCode).toBe(200);
  const person = await pseudonym(server.database, principalOf('superUserAsAdmin', 2, new Date()));
  const who = { person, institution: north, policy };
  expect(about('policy created')).toMatchObject([{ ...who, revision: 1 }]);
  expect(about('policy updated')).toMatchObject([{ ...who, revision: 2 }]);
  expect(about('policy deleted')).toMatchObject([who]);
  const actingAs = { institution: north, role: 'ROLE_DASHBOARD_ADMIN' };
  const acts = about('act of a super user in another role');
  expect(acts).toHaveLength(3);
  for (const act of acts) expect(act).toMatchObject({ person, actingAs });
});

test('what was refused is not said to be done', async () => {
  const admin = await server.as('admin');
  const id = await storePolicy(server.database, { name: 'Of south', authority: 'https://idp.south.example' });
  await admin.call('DELETE', `${PATH}/${id}`);
  await admin.call('PUT', PATH, policyBody({ id }));
  await admin.post(PATH, policyBody({ name: '' }));
  expect(lines.filter(({ msg }) => String(msg).startsWith('policy '))).toEqual([]);
});
