import { sql } from 'kysely';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { ConnectOption } from '../../../src/contracts/wire/enumerations';
import { files, mail, north } from '../../support/server/fixtures';
import { policyBody } from '../../support/server/policies';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { withPeople } from '../invitations/inviting';
import { invite } from '../tickets/newInvitation';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000', SUPPORT_EMAIL: 'operators@federation.example' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  admin = await server.as('admin');
});
afterAll(() => server.close());

const mails = () => server.database.read.selectFrom('mail').selectAll().orderBy('id').execute();

const contact = (name: string, contactPersonType: string, emailAddress?: string) => ({
  name,
  contactPersonType,
  ...(emailAddress && { emailAddress }),
  sirtfiSecurityContact: false,
  sabContact: false,
});

function filesHas(option: ConnectOption, contacts: readonly object[]): Promise<unknown> {
  return server.database.transaction((tx) =>
    tx
      .updateTable('service')
      .set({
        connect_option: option,
        document: sql`jsonb_set(document, '{contacts}', ${JSON.stringify(contacts)}::jsonb)`,
      })
      .where('entity_id', '=', files)
      .execute(),
  );
}

async function connect(fields: Record<string, string> = {}): Promise<void> {
  const response = await admin.form('/dashboard/api/services/connect', {
    spEntityId: files,
    type: 'oidc10_rp',
    ...fields,
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
}

const people = [
  contact('Without address', 'administrative'),
  contact('Sue Support', 'support', 'sue@files.example'),
  contact('Other support', 'support', 'other@files.example'),
  contact('Tim Tech', 'technical', 'tim@files.example'),
];

test('the owners are notified of a connection without interaction, and so is a service that asks for it', async () => {
  await filesHas('CONNECT_WITHOUT_INTERACTION_WITH_EMAIL', people);
  await connect({ comments: 'From <us>.', emailContactPerson: 'cara@north.example' });
  const sent = await mails();
  expect(sent).toMatchObject([
    {
      kind: 'connected',
      recipients: [{ name: 'Ann Bee', address: 'ann@north.example' }],
      copies: [],
      reply_to: 'cara@north.example',
      subject: 'files.example (nl) is gekoppeld aan idp.north.example (nl)',
      ticket_key: null,
    },
    {
      kind: 'connected',
      recipients: [
        { name: 'Sue Support', address: 'sue@files.example' },
        { name: 'Other support', address: 'other@files.example' },
      ],
    },
  ]);
  for (const { plain_text: text, html } of sent) {
    expect(text).toContain('> From <us>.');
    expect(text).toContain('cara@north.example');
    expect(text).toContain('/apps/13/oidc10_rp/about\n');
    expect(html).toContain('From &lt;us&gt;.');
  }
  expect(sent[0]?.plain_text).not.toContain('sue@files.example');
});

test('a service that wants no mail gets none', async () => {
  await filesHas('CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL', people);
  await connect();
  await expect(mails()).resolves.toMatchObject([{ recipients: [{ address: 'ann@north.example' }] }]);
});

test('an accepted invitation that connects at once names its ticket; others, and a refusal, send nothing', async () => {
  const service = { entityId: files, type: 'oidc10_rp' } as const;
  const answer = (status: string, jiraKey: string) =>
    admin.call('PUT', '/dashboard/api/users/inviteRequest', {
      status,
      type: 'LINKINVITE',
      jiraKey,
      comment: 'Yes.',
    });
  const denied = await invite(server.database, files, 'LINKINVITE', { service });
  expect((await answer('REJECTED', denied)).statusCode).toBe(200);
  const slow = await invite(server.database, mail);
  expect((await answer('ACCEPTED', slow)).statusCode).toBe(200);
  await expect(mails()).resolves.toEqual([]);
  const key = await invite(server.database, files, 'LINKINVITE', { service });
  expect((await answer('ACCEPTED', key)).statusCode).toBe(200);
  await expect(mails()).resolves.toMatchObject([
    { kind: 'connected', ticket_key: key, plain_text: expect.stringContaining('> Yes.') },
  ]);
});

test('a request that goes to the desk and one that is refused send no mail', async () => {
  await connect({ spEntityId: mail, type: 'saml20_sp' });
  const refused = await admin.form('/dashboard/api/services/connect', { spEntityId: 'x', type: 'saml20_sp' });
  expect(refused.statusCode).toBe(403);
  await expect(mails()).resolves.toEqual([]);
});

test('operators get one mail about a policy that is not enforced yet', async () => {
  const headers = { 'idempotency-key': 'one' };
  for (let time = 0; time < 2; time++) {
    const body = policyBody({ name: 'Staff <only>' });
    expect((await admin.call('POST', '/dashboard/api/policies', body, headers)).statusCode).toBe(200);
  }
  await expect(mails()).resolves.toMatchObject([
    {
      kind: 'firstPolicy',
      language: 'en',
      recipients: [{ name: '', address: 'operators@federation.example' }],
      subject: 'An authorization policy is waiting to be switched on: Staff <only>',
      plain_text: expect.stringContaining(north),
      html: expect.stringContaining('Staff &lt;only&gt;'),
    },
  ]);
});
