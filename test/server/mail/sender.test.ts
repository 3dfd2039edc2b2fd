import { databaseMailer, type Mail } from '../../../server/modules/mail/mailer';
import { sendNext, startSender, type Sending } from '../../../server/modules/mail/sender';
import { smtpTransport } from '../../../server/modules/mail/smtp';
import type { MailTransport } from '../../../server/modules/mail/transport';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { testConfig } from '../../support/server/server';
import { startSmtpSink, type SmtpSink } from '../../support/server/smtpSink';

const from = { name: 'Federation desk', address: 'desk@federation.example' };
const start = Date.parse('2026-03-02T10:00:00Z');
const minute = 60_000;
let now: Date;
let database: TestDatabase;
let sink: SmtpSink;
let transport: MailTransport;
let sending: Sending;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date(start);
  await database.reset();
  sink = await startSmtpSink();
  transport = await smtpTransport(sink.url, from);
  sending = { database, transport, now: () => now };
});
afterEach(async () => {
  transport.close();
  await sink.close();
});
afterAll(() => database.close());

const config = testConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'desk@federation.example' });
const ann = { name: 'Ann Bee', address: 'ann@north.example' };
const zoe = { name: '', address: 'zoe@other.example' };

function take(changes: Partial<Mail> = {}): Promise<void> {
  const mail: Mail = {
    kind: 'invitation',
    language: 'en',
    to: [ann],
    cc: [zoe],
    replyTo: 'super@federation.example',
    subject: 'Shall we?',
    text: 'Plain.',
    html: '<p>Rich.</p>',
    ...changes,
  };
  return database.transaction((tx) => databaseMailer(config).take(tx, mail, now));
}

const stored = () =>
  database.read
    .selectFrom('mail')
    .select(['state', 'attempts', 'due_at', 'sent_at', 'failure'])
    .orderBy('id')
    .execute();

/** Lines of the head, with continuation lines joined. */
function headOf(data: string): string[] {
  const [head = ''] = data.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('a mail goes to everybody once, in text and HTML, and is marked', async () => {
  await take();
  expect(await sendNext(sending)).toBe(true);
  expect(await sendNext(sending)).toBe(false);
  expect(sink.delivered).toMatchObject([
    { from: 'desk@federation.example', to: ['ann@north.example', 'zoe@other.example'] },
  ]);
  const data = sink.delivered[0]?.data ?? '';
  expect(headOf(data)).toEqual(
    expect.arrayContaining([
      'From: Federation desk <desk@federation.example>',
      'To: Ann Bee <ann@north.example>',
      'Cc: zoe@other.example',
      'Reply-To: super@federation.example',
      'Subject: Shall we?',
      'Auto-Submitted: auto-generated',
      expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@localhost>$/i),
      expect.stringMatching(/^Content-Type: multipart\/alternative;/),
    ]),
  );
  expect(data).toContain('Plain.');
  expect(data).toContain('<p>Rich.</p>');
  await expect(stored()).resolves.toEqual([
    { state: 'sent', attempts: 1, due_at: expect.any(Date), sent_at: now, failure: null },
  ]);
});

test('a mail of a transaction that is rolled back is not stored', async () => {
  const rolledBack = database.transaction(async (tx) => {
    const mail = { kind: 'reminder', language: 'en', to: [ann], subject: '', text: '', html: '' } as const;
    await databaseMailer(config).take(tx, mail, now);
    throw new Error('No after all');
  });
  await expect(rolledBack).rejects.toThrow('No after all');
  expect(await sendNext(sending)).toBe(false);
  expect(sink.delivered).toEqual([]);
});

test('a name or a subject cannot add a header, an address or a second recipient', async () => {
  const eve = 'Eve\r\nBcc: all@example.org\r\n\r\nBody';
  await take({
    to: [{ name: eve, address: 'eve@north.example' }],
    cc: [
      { name: 'a@evil.example, "b" <c@evil.example>', address: 'zoe@other.example' },
      { name: 'Mallory', address: 'm@evil.example\r\nRCPT TO:<all@example.org>' },
      { name: 'Two', address: 'a@evil.example, b@evil.example' },
    ],
    replyTo: 'x@evil.example\r\nBcc: all@example.org',
    subject: `Service\u2028${eve}\0\u202e`,
  });
  expect(await sendNext(sending)).toBe(true);
  expect(sink.delivered).toMatchObject([{ to: ['eve@north.example', 'zoe@other.example'] }]);
  const head = headOf(sink.delivered[0]?.data ?? '');
  const names = head.map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('reply-to');
  expect(head).toContain('Subject: Service Eve Bcc: all@example.org Body');
});

test('no line is longer than a mail server accepts, regardless of the text', async () => {
  const long = `${'word '.repeat(3_000)}${'x'.repeat(5_000)}\n.\n..\nFrom here on é`;
  await take({
    text: long,
    html: `<p>${long}</p>`,
    subject: 'Ünïcødé '.repeat(60),
    to: Array.from({ length: 100 }, (_one, n) => ({ name: `Näme ${n}`, address: `p${n}@north.example` })),
  });
  expect(await sendNext(sending)).toBe(true);
  const { data, to } = sink.delivered[0] ?? { data: '', to: [] };
  expect(Math.max(...data.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(to).toHaveLength(101);
  const decoded = data.replaceAll('=\r\n', '');
  expect(decoded).toContain('x'.repeat(5_000));
  expect(decoded).toContain('From here on =C3=A9');
});

test('a server that does not respond is tried again after longer and longer pauses, and then no more', async () => {
  await sink.close();
  await take();
  for (const [attempt, minutes] of [1, 5, 30, 120, 360].entries()) {
    expect(await sendNext(sending)).toBe(true);
    const [mail] = await stored();
    expect(mail).toMatchObject({ state: 'waiting', attempts: attempt + 1, sent_at: null });
    expect(mail?.failure).toMatch(/ECONNREFUSED|connect/i);
    expect(mail?.due_at).toEqual(new Date(now.getTime() + minutes * minute));
    now = new Date(now.getTime() + minutes * minute - 1);
    expect(await sendNext(sending)).toBe(false);
    now = new Date(now.getTime() + 1);
  }
  expect(await sendNext(sending)).toBe(true);
  await expect(stored()).resolves.toMatchObject([{ state: 'failed', attempts: 6 }]);
  now = new Date(now.getTime() + 1e9);
  expect(await sendNext(sending)).toBe(false);
});

test('a temporary refusal is tried again under the same Message-ID, a permanent one is not', async () => {
  sink.answer = (command) => (command === '.' ? '451 busy' : undefined);
  await take();
  await sendNext(sending);
  await expect(stored()).resolves.toMatchObject([
    { state: 'waiting', failure: expect.stringContaining('451') },
  ]);
  sink.answer = () => undefined;
  now = new Date(now.getTime() + minute);
  await sendNext(sending);
  const [row] = await database.read.selectFrom('mail').select(['message_id', 'state']).execute();
  expect(row?.state).toBe('sent');
  expect(sink.delivered[0]?.data).toContain(row?.message_id);

  sink.answer = (command) => (command.startsWith('MAIL') ? '550 go away' : undefined);
  await take();
  await sendNext(sending);
  expect((await stored())[1]).toMatchObject({
    state: 'failed',
    attempts: 1,
    failure: expect.stringContaining('550'),
  });
});

test('a refused recipient is named, the others get it', async () => {
  sink.answer = (command) => (command.includes('zoe@') ? '550 unknown' : undefined);
  await take();
  await sendNext(sending);
  expect(sink.delivered).toMatchObject([{ to: ['ann@north.example'] }]);
  await expect(stored()).resolves.toMatchObject([
    { state: 'sent', failure: 'Not taken for zoe@other.example' },
  ]);
});

test('two servers on one database send a mail once; if one dies in the middle, the next one sends it', async () => {
  await take();
  await take();
  const results = await Promise.all(Array.from({ length: 8 }, () => sendNext(sending)));
  expect(results.filter(Boolean)).toHaveLength(2);
  expect(sink.delivered).toHaveLength(2);
  await take();
  const dies: MailTransport = { send: () => new Promise(() => {}), close: () => {} };
  void sendNext({ ...sending, transport: dies });
  while ((await stored())[2]?.attempts === 0) await new Promise((next) => setImmediate(next));
  expect(await sendNext(sending)).toBe(false);
  now = new Date(now.getTime() + 5 * minute);
  expect(await sendNext(sending)).toBe(true);
  expect(sink.delivered).toHaveLength(3);
});

test('the sender sends waiting mails by itself, and stops', async () => {
  const arrived = new Promise<void>((resolve) => {
    sink.answer = (command) => {
      if (command === '.') resolve();
      return undefined;
    };
  });
  await take();
  const complaints: unknown[] = [];
  const sender = startSender(sending, (error) => complaints.push(error));
  await arrived;
  await sender.stop();
  expect(sink.delivered).toHaveLength(1);
  await expect(stored()).resolves.toMatchObject([{ state: 'sent' }]);
  expect(complaints).toEqual([]);
});

test('without a mail server a mail is stored, and never sent', async () => {
  await database.transaction((tx) =>
    databaseMailer(testConfig()).take(
      tx,
      { kind: 'connected', language: 'nl', to: [], cc: [zoe], subject: 'Zo', text: '', html: '' },
      now,
    ),
  );
  await expect(
    database.read.selectFrom('mail').select(['state', 'recipients', 'copies']).execute(),
  ).resolves.toEqual([{ state: 'kept', recipients: [zoe], copies: [] }]);
  expect(await sendNext(sending)).toBe(false);
});

test('a mail without recipients is not stored', async () => {
  await take({ to: [{ name: 'Nobody', address: 'nobody' }], cc: [] });
  await expect(stored()).resolves.toEqual([]);
});
