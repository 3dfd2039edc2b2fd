import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { mailLanguage } from '../../../server/modules/mail/language';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { isContactName } from '../../../src/contracts/domain/institution/contactName';
import { mail, north, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { atNorth, invitation, owner, RESEND, SEND, withPeople } from '../invitations/inviting';

let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { PUBLIC_URL: 'http://localhost:8280', WRITES_PER_MINUTE: '1000' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  desk = await server.as('superUser');
});
afterAll(() => server.close());

async function send(changes = {}): Promise<string> {
  const response = await desk.call('POST', SEND, invitation(changes), atNorth);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
}

const mails = () => server.database.read.selectFrom('mail').selectAll().orderBy('id').execute();

async function onlyMail() {
  const [first, ...others] = await mails();
  if (!first || others.length > 0) throw new Error('There is not one mail');
  return first;
}

function namesOnly(names: Record<string, string>): Promise<unknown> {
  return server.database.transaction((tx) =>
    tx
      .updateTable('institution')
      .set({ document: sql`jsonb_set(document, '{names}', ${JSON.stringify(names)}::jsonb)` })
      .where('entity_id', '=', north)
      .execute(),
  );
}

test('managers get the invitation, others a copy; the link names service and ticket (REQUIREMENTS 238, 241)', async () => {
  const key = await send();
  const found = await onlyMail();
  expect(found).toMatchObject({
    kind: 'invitation',
    state: 'kept',
    language: 'nl',
    recipients: [{ name: 'Ann Bee', address: 'ann@north.example' }],
    copies: [
      { name: 'Help desk (2nd line)', address: 'help@north.example' },
      { name: 'Zoë O’Neil-Ünal', address: 'zoe@other.example' },
    ],
    reply_to: 'superUser@example.org',
    subject: `Uitnodiging om mail.example (nl) te koppelen (${key})`,
    ticket_key: key,
    institution_entity_id: north,
  });
  const address = `http://localhost:8280/apps/12/saml20_sp/about/${key}/accept`;
  expect(found.plain_text).toContain(`\n${address}\n`);
  expect(found.plain_text).toMatch(/^Beste Ann Bee,\n\nTest superUser nodigt idp\.north\.example \(nl\) uit/);
  const page = new JSDOM(found.html).window.document;
  const links = [...page.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual([address, `http://localhost:8280/tickets/${key}`]);
});

test.each([
  ['en', { en: 'North' }, 'Invitation to disconnect wiki.example', 'Dear Ann Bee,'],
  ['nl', { en: 'North', nl: 'Noord' }, 'Uitnodiging om wiki.example (nl) te ontkoppelen', 'Beste Ann Bee,'],
  ['pt', { en: 'North', pt: 'Norte' }, 'Convite para terminar a ligação a wiki.example', 'Olá, Ann Bee,'],
])('to disconnect, in %s', async (language, names, subject, greeting) => {
  await namesOnly(names);
  const key = await send({ connectionRequest: false, spEntityId: wiki, spId: 11, contactPersons: [owner] });
  await expect(onlyMail()).resolves.toMatchObject({
    kind: 'disconnectInvitation',
    language,
    subject: `${subject} (${key})`,
    plain_text: expect.stringContaining(greeting),
    html: expect.stringContaining(`<html lang="${language}" dir="ltr">`),
  });
});

test.each([
  [{ en: 'a' }, 'en', 'nl,en'],
  [{ en: 'a', nl: 'b' }, 'nl', 'en,nl,pt'],
  [{ en: 'a', nl: 'b' }, 'en', 'en'],
  [{ pt: 'c' }, 'pt', 'en,nl,pt'],
  [{ en: 'a', nl: 'b', pt: 'c' }, 'en', 'en,nl,pt'],
  [{ fr: 'd' }, 'nl', 'nl,en'],
  [{ en: 'a', pt: 'c' }, 'en', 'nl,en'],
  [{ en: 'a', nl: ' ' }, 'en', 'nl,en'],
])('an institution named %j gets a mail in %s if %s are offered', (names, language, LANGUAGES) => {
  expect(mailLanguage(names, testConfig({ LANGUAGES }))).toBe(language);
});

test('a reminder says when the invitation was sent, and has the new message', async () => {
  const key = await send();
  const body = { idpId: north, jiraKey: key, comments: 'Well?' };
  expect((await desk.call('POST', RESEND, body, atNorth)).statusCode).toBe(200);
  const [, reminder] = await mails();
  expect(reminder).toMatchObject({
    kind: 'reminder',
    subject: `Herinnering: Uitnodiging om mail.example (nl) te koppelen (${key})`,
    recipients: ['ann', 'help']
      .map((name) => ({ name: '', address: `${name}@north.example` }))
      .concat([{ name: '', address: 'zoe@other.example' }]),
    copies: [],
  });
  expect(reminder?.plain_text).toContain('> Well?');
  expect(reminder?.plain_text).not.toContain('Shall we?');
  expect(reminder?.plain_text).toContain('nog niet beantwoord');
  expect((await desk.call('POST', RESEND, body, atNorth)).statusCode).toBe(409);
  await expect(mails()).resolves.toHaveLength(2);
});

test('a refused call, or one that is repeated by its key, sends no second mail', async () => {
  const twice = await Promise.all(
    [1, 2].map(() => desk.call('POST', SEND, invitation(), { ...atNorth, 'idempotency-key': 'k' })),
  );
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await desk.call('POST', SEND, invitation(), atNorth)).statusCode).toBe(409);
  await expect(mails()).resolves.toHaveLength(1);
});

test('words and names are text: they cannot add markup, an image, script or link', async () => {
  const script =
    '<script>alert(1)</script><img src="https://evil.example/a.png"><a href="//evil.example">x</a>';
  await server.database.transaction((tx) =>
    tx
      .updateTable('service')
      .set({
        document: sql`jsonb_set(document, '{names}', ${JSON.stringify({ nl: `M\r\nBcc: a@b.example ${script}` })}::jsonb)`,
      })
      .where('entity_id', '=', mail)
      .execute(),
  );
  await send({ message: `Line one & "two"\r\n${script}\n'three'`, spName: script, idpName: script });
  const { html, subject, plain_text: text } = await onlyMail();
  const page = new JSDOM(html).window.document;
  expect(page.querySelectorAll('script, img, link, iframe, style, form')).toHaveLength(0);
  expect(page.querySelectorAll('a')).toHaveLength(2);
  expect(page.querySelector('blockquote')?.textContent).toContain(script);
  expect(page.querySelectorAll('blockquote br').length).toBeGreaterThanOrEqual(3);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(Array.from(subject).length).toBeLessThanOrEqual(200);
  expect(text).toContain('> Line one & "two"\n> <script>');
});

test.each(['Ann', 'É', 'x'.repeat(255), "d'Arc", 'Ann-Marie 2', '李小龍'])('%s is a name', (name) => {
  expect(isContactName(name)).toBe(true);
});
test.each(['', ' ', 'x'.repeat(256), 'a\nb', 'a\tb', 'a@b', 'a;b', '<b>', 'a\u202eb', 'Dr. A'])(
  '%j is not a name',
  (name) => {
    expect(isContactName(name)).toBe(false);
  },
);
