/** The data about a person is shown, and after they were removed nothing in the whole database names them. */
import { sql } from 'kysely';
import { MODULES } from '../../../../server/modules';
import { readPersonArguments, personText } from '../../../../server/extensions/privacy/person.cli';
import { personHandler, type PersonResult } from '../../../../server/extensions/privacy/personCommand';
import type { PersonExport, PersonForgotten } from '../../../../server/extensions/privacy/personCommand';
import { north, wiki } from '../../../support/server/fixtures';
import { policyBody } from '../../../support/server/policies';
import type { TestApp, TestClient } from '../../../support/server/server';
import { atNorth, invitation, SEND } from '../../../server/invitations/inviting';
import { json, startWithDesk } from '../../../server/settings/changing';

let server: TestApp;
let admin: TestClient;
const MAIL = 'admin@example.org';
/** All identifiers of this person. */
const TRACES = [MAIL, 'urn:collab:person:example:admin', 'Test admin"', '"Test admin', 'A word of mine'];

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const command = (...args: string[]) =>
  personHandler({ ...server, now: () => new Date() }, { installed: MODULES })(
    readPersonArguments(args).command,
    () => undefined,
    'operator',
  ) as Promise<PersonResult>;
const exported = async () => (await command('export', '--mail', MAIL.toUpperCase())) as PersonExport;
const forgotten = (...args: string[]) => command(...args, '--mail', MAIL) as Promise<PersonForgotten>;

/**
 * Every row of every table, as text; except for the audit trail, from which people are removed only by its
 * expiry.
 */
async function wholeDatabase(): Promise<string> {
  const tables = await server.database.read.introspection.getTables();
  const all: string[] = [];
  for (const { name } of tables.filter(
    ({ schema, name: table }) => schema === 'public' && table !== 'audit_entry',
  )) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
      server.database.read,
    );
    all.push(...rows.map(({ row }) => `${name} ${JSON.stringify(row)}`));
  }
  return all.join('\n');
}
const traces = async () => {
  const text = await wholeDatabase();
  return TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
};

/** Has the person leave something in every place where the dashboard keeps people. */
async function leaveTraces(): Promise<void> {
  const key = { 'idempotency-key': 'one' };
  const response = await admin.call(
    'POST',
    '/dashboard/api/services/disconnect',
    new URLSearchParams({
      spEntityId: wiki,
      type: 'saml20_sp',
      comments: 'A word of mine',
      emailContactPerson: MAIL,
    }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded', ...key },
  );
  expect(response.statusCode).toBe(200);
  expect((await json(admin, '/dashboard/api/policies', policyBody())).statusCode).toBe(200);
  const stored = (await admin.get('/dashboard/api/policies')).json().payload[0];
  const next = { ...stored, description: 'Other' };
  expect((await admin.call('PUT', '/dashboard/api/policies', next)).statusCode).toBe(200);
  const invited = await (
    await server.as('superUser')
  ).call('POST', SEND, invitation({ contactPersons: [{ name: 'Test admin', emailAddress: MAIL }] }), atNorth);
  expect(invited.statusCode).toBe(200);
  await server.database.transaction((tx) =>
    tx
      .insertInto('outbox')
      .values({
        id: 'o-1',
        kind: 'filing',
        state: 'delivered',
        institution_entity_id: north,
        service_entity_id: wiki,
        direction: 'connect',
        ticket_key: 'CXT-900',
        task: JSON.stringify({
          kind: 'filing',
          ticket: { userName: 'Test admin', userEmail: MAIL, body: 'A word of mine' },
        }),
        consequences: '{}',
        created_at: new Date(),
        due_at: new Date(),
      })
      .execute(),
  );
}

async function closeEverything(): Promise<void> {
  await server.database.transaction((tx) => tx.updateTable('ticket').set({ status: 'Closed' }).execute());
  await server.database.transaction((tx) => tx.updateTable('mail').set({ state: 'sent' }).execute());
  await server.database.transaction((tx) => tx.deleteFrom('idempotency').execute());
}

test('an export has every place where the person occurs, and nothing to log in with', async () => {
  await leaveTraces();
  const { who, kept } = await exported();
  expect(who).toMatchObject({
    mails: [MAIL],
    uids: ['urn:collab:person:example:admin'],
    names: expect.arrayContaining(['Test admin']),
    institutions: [north],
  });
  expect(Object.keys(kept).sort()).toEqual(['audit', 'mails', 'outbox', 'policies', 'sessions', 'tickets']);
  expect(JSON.stringify(kept)).not.toMatch(/renewal|idToken|id_hash/);
});

test('nothing is changed before the operator confirms, and the planned changes are listed', async () => {
  await leaveTraces();
  const before = await wholeDatabase();
  const tried = await forgotten('erase');
  expect(await wholeDatabase()).toBe(before);
  expect(tried).toMatchObject({ done: false, left: { tickets: 2 } });
  expect(personText(tried)).toContain('Nothing was changed. --yes does it.');
});

test('open tickets stay, are listed, and are erased once they are closed; then nothing names the person', async () => {
  await leaveTraces();
  const first = await forgotten('erase', '--yes');
  expect(first.left).toMatchObject({ tickets: 2 });
  expect(await traces()).toContain(MAIL);
  await closeEverything();
  const second = await forgotten('erase', '--yes');
  expect(second.left).toEqual({ audit: expect.any(Number) });
  expect(await traces()).toEqual([]);
  expect((await admin.get('/dashboard/api/users/me')).json().payload.guest).toBe(true);
});

test('a pseudonym connects the actions of one person, and keeps their texts', async () => {
  await leaveTraces();
  await closeEverything();
  const { name } = await forgotten('pseudonymise', '--yes');
  expect(name).toMatch(/^#[0-9a-f]{6}$/);
  expect(await traces()).toEqual(['A word of mine']);
  const authors = await server.database.read.selectFrom('policy_revision').select('author').execute();
  expect(authors.map(({ author }) => author)).toEqual([name, name]);
  const filed = await server.database.read.selectFrom('ticket').select('user_name').execute();
  expect(filed.map(({ user_name }) => user_name)).toContain(name);
});

test('others are left alone, even one of the same name elsewhere', async () => {
  await leaveTraces();
  await closeEverything();
  await server.database.transaction(async (tx) => {
    await sql`insert into ticket (key, type, status, institution_entity_id, user_name, user_email, user_uid, requested_at, updated_at)
      values ('CXT-77', 'LINKREQUEST', 'Closed', 'https://elsewhere.example', 'Test admin', 'another@example.org', 'another', now(), now())`.execute(
      tx,
    );
    await sql`insert into ticket_event (ticket_key, at, event, status, actor) values ('CXT-77', now(), 'x', 'Closed', 'Test admin')`.execute(
      tx,
    );
  });
  await forgotten('erase', '--yes');
  const { user_name } = await server.database.read
    .selectFrom('ticket')
    .select('user_name')
    .where('key', '=', 'CXT-77')
    .executeTakeFirstOrThrow();
  const { actor } = await server.database.read
    .selectFrom('ticket_event')
    .select('actor')
    .where('ticket_key', '=', 'CXT-77')
    .executeTakeFirstOrThrow();
  expect([user_name, actor]).toEqual(['Test admin', 'Test admin']);
});

test.each([
  [['erase'], 'erase needs to know who is meant.'],
  [['export', '--issuer', 'a'], 'An issuer and a subject go together.'],
  [['export', '--mail', 'a@b', '--yes'], 'export changes nothing'],
  [['forget', '--mail', 'a@b'], 'What should be done?'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readPersonArguments(args)).toThrow(reason);
});

test('an unknown person is reported as such', async () => {
  const nothingErased = (await command('erase', '--mail', 'nobody@example.org')) as PersonForgotten;
  expect(personText(nothingErased)).toContain('Nothing is kept that could be changed.');
});

test.each([
  ['addresses', `Applicant email: ${MAIL}.`, '', null, true],
  ['names at their institution', '', 'Test  admin asks you', north, true],
  ['names over the end of a line', 'asked by Test\nAdmin', '', north, true],
  ['names elsewhere', 'Test admin asks you', '', 'https://idp.elsewhere.example', false],
  ['longer addresses', `x.${MAIL}, ${MAIL}.au`, '', north, false],
  ['longer names', 'Test administrators', '', north, false],
])(
  'mails to others that contain %s are listed and removed, or stay',
  async (_title, text, subject, institution, goes) => {
    await server.database.transaction((tx) =>
      tx
        .insertInto('mail')
        .values({
          ...{ message_id: 'other@x', kind: 'review', state: 'sent', language: 'en', copies: '[]' },
          ...{ recipients: JSON.stringify([{ name: 'Other', address: 'other@example.org' }]), subject },
          ...{ plain_text: text, html: '', institution_entity_id: institution },
          ...{ created_at: new Date(), due_at: new Date() },
        })
        .execute(),
    );
    expect((await exported()).kept.mails?.length ?? 0).toBe(goes ? 1 : 0);
    expect((await forgotten('erase', '--yes')).rows.mails ?? 0).toBe(goes ? 1 : 0);
  },
);
