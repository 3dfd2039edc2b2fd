import { ACCESS } from '../../../../server/access';
import { auditKinds } from '../../../../src/contracts/wire/audit';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { mail, north } from '../../../support/server/fixtures';
import { policyBody } from '../../../support/server/policies';
import { withPeople } from '../../../server/invitations/inviting';
import { furtherWrites, unrecorded } from '../../../server/audit/writes';
import { writes } from './writes';

/**
 * Every call that changes something leaves exactly one entry in the audit trail, with person, institution and
 * origin.
 */
const account = { SP_DASHBOARD_USER: 'spd', SP_DASHBOARD_PASSWORD: 'a secret of machines' };
let server: TestApp;

beforeAll(async () => {
  const settings = { ...account, WRITES_PER_MINUTE: '10000' };
  server = await startTestApp({ tickets: localDesk(testConfig()), settings });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
});
afterAll(() => server.close());

const trail = () => server.database.read.selectFrom('audit_entry').selectAll().orderBy('number').execute();

test('every row of the access table that changes data is in the table, and no other', () => {
  const changing = ACCESS.filter(({ changes }) => changes).flatMap(({ methods, path }) =>
    methods.map((method) => `${method} ${path}`),
  );
  expect(Object.keys({ ...writes, ...unrecorded }).sort()).toEqual(changing.sort());
});

test.each(Object.entries({ ...writes, ...furtherWrites }))('%s', async (_call, write) => {
  const { kind, by, institution, level = 2, make } = write;
  const response = await make(server, await server.as(by, { level }));
  expect([Math.floor(response.statusCode / 100), response.body]).toEqual([2, expect.any(String)]);
  expect(await trail()).toEqual([
    expect.objectContaining({
      kind,
      actor_kind: 'person',
      issuer: 'https://issuer.example',
      subject: by,
      name: `Test ${by}`,
      role: by,
      institution: institution ?? null,
      object_kind: auditKinds[kind],
      object_id: expect.stringMatching(/./),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address: '127.0.0.1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    }),
  ]);
});

test.each(Object.entries(writes).filter(([, { by }]) => by === 'admin'))(
  '%s, if it is refused, leaves no entry',
  async (_call, { kind, make }) => {
    await make(server, await server.as('guest'));
    expect((await trail()).filter((entry) => entry.kind === kind)).toEqual([]);
  },
);

test('the dashboard of services is a program', async () => {
  const response = await server.app.inject({
    method: 'PUT',
    url: '/spDashboard/api/serviceConnectionRequest',
    payload: {
      idpEntityId: north,
      spEntityId: mail,
      typeMetaData: 'saml20_sp',
      ownName: 'Zoë O.',
      ownEmail: 'zoe@mail.example',
    },
    headers: {
      host: new URL(server.config.publicUrl).host,
      authorization: `Basic ${Buffer.from('spd:a secret of machines').toString('base64')}`,
    },
  });
  expect(response.statusCode).toBe(200);
  expect(await trail()).toEqual([
    expect.objectContaining({
      kind: 'invitation.sent',
      actor_kind: 'program',
      name: 'Zoë O.',
      institution: north,
    }),
  ]);
});

test('a call that is repeated with its key is recorded once', async () => {
  const admin = await server.as('admin');
  const headers = { 'idempotency-key': 'once', 'content-type': 'application/json' };
  const body = JSON.stringify(policyBody());
  for (let time = 0; time < 2; time += 1)
    expect((await admin.call('POST', '/dashboard/api/policies', body, headers)).statusCode).toBe(200);
  expect((await trail()).map(({ kind }) => kind)).toEqual(['policy.created']);
});
