/** A ticket is a thread of mails, and its steps are links in them. */
import { JSDOM } from 'jsdom';
import { takeStep } from '../../../../../server/modules/desk/desk';
import { startDeskByMail, dana, erik, type DeskByMail, type ReadMail } from '../../deskByMail';
import { mail, north, wiki } from '../../../../support/server/fixtures';
import type { TestClient } from '../../../../support/server/server';

const API = '/federation/dashboard/api';
let server: DeskByMail;
let admin: TestClient;
let now = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  server = await startDeskByMail(() => now);
});
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await server.mails();
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function connect(comments = 'Please, soon.'): Promise<string> {
  const response = await admin.form(`${API}/services/connect`, {
    spEntityId: mail,
    type: 'saml20_sp',
    comments,
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
}

async function mailTo(address: string): Promise<ReadMail> {
  const found = (await server.mails()).find(({ to }) => to === address);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** Follows a link of a mail and presses the button there. */
async function follow({ links }: ReadMail, step: string, typed?: Record<string, string>) {
  return server.press(await server.open(links[step] ?? ''), typed);
}

const seenByAdmin = async (key: string) => {
  const response = await admin.call('POST', `${API}/actions`, JSON.stringify({ key }), {
    'content-type': 'application/json',
  });
  return response.json<{ payload: { issues: object[] } }>().payload.issues[0];
};

test('a new ticket is mailed to everybody at the desk, each with a link for each step (REQUIREMENTS 385)', async () => {
  const key = await connect();
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([dana, erik]);
  const [first, second] = mails;
  expect(Object.keys(first?.links ?? {})).toEqual(['take', 'resolve', 'ask', 'hold', 'reject', 'withdraw']);
  expect(first?.links).not.toEqual(second?.links);
  for (const { head, text, html } of mails) {
    expect(head.get('subject')).toBe(`[${key}] Connect mail.example – idp.north.example`);
    expect(head.has('in-reply-to')).toBe(false);
    for (const texts of [
      'Test admin sent the request.',
      `Institution: idp.north.example (${north})`,
      `Service: mail.example (${mail})`,
      'Requested by: Test admin, admin@example.org',
      'Connection: not connected → connected',
      '> Remark: Please, soon.',
      'Status: Open',
    ])
      expect(text).toContain(texts);
    expect(html).toContain('not connected → connected');
  }
});

test('a reply, which quotes the links, reaches the desk alone; the applicant gets a mail with a link of their own (REQUIREMENTS 389)', async () => {
  const key = await connect();
  const filed = await server.mails();
  await follow(filed[0] ?? (await mailTo(dana)), 'ask', { comment: 'Which faculty?' });
  const question = await server.mails();
  expect([filed.length, question.length]).toEqual([2, 2]);
  for (const { head, text, html } of [...filed, ...question]) {
    expect([...head].filter(([, value]) => value.includes('admin@example.org'))).toEqual([]);
    expect(head.get('reply-to')).toBe(dana);
    expect(text).toContain('Do not reply to this e-mail: to write to Test admin, use the address below.');
    const anchors = [...new JSDOM(html).window.document.querySelectorAll('a')];
    const elsewhere = anchors.filter(({ href }) => !href.startsWith('https://dashboard.example/'));
    expect(elsewhere.map(({ href }) => href)).toEqual([`mailto:admin@example.org?subject=${key}`]);
    expect(text).not.toContain('mailto:');
  }
});

test('later events go into the same thread, and say who did what (REQUIREMENTS 385)', async () => {
  const key = await connect();
  const first = await mailTo(dana);
  const thread = first.head.get('message-id');
  await follow(first, 'ask', { comment: 'Which faculty?\nAll of them?' });
  const question = await mailTo(dana);
  expect(question.text).toContain('Dana Desk asked the institution a question.');
  expect(question.text).toContain('Dana Desk writes:\n> Which faculty?\n> All of them?');
  expect(Object.keys(question.links)).toEqual(['take', 'withdraw']);
  await admin.call('POST', `${API}/x/tickets/${key}/withdrawal`, JSON.stringify({ comment: 'Sent twice.' }), {
    'content-type': 'application/json',
  });
  const withdrawn = await mailTo(dana);
  expect(withdrawn.text).toContain('Test admin withdrew it.');
  expect(withdrawn.text).toContain('> Sent twice.');
  expect(Object.keys(withdrawn.links)).toEqual(['reopen']);
  for (const later of [question, withdrawn]) {
    expect(later.head.get('in-reply-to')).toBe(thread);
    expect(later.head.get('references')).toBe(thread);
    expect(later.head.get('message-id')).not.toBe(thread);
    expect(later.head.get('subject')).toBe(`Re: ${first.head.get('subject')}`);
  }
});

test('the desk works on a request from the mailbox: the applicant sees it as with a desk of pages (REQUIREMENTS 386)', async () => {
  const key = await connect();
  await follow(await mailTo(dana), 'take');
  now = new Date('2026-03-01T11:00:00Z');
  const done = await follow(await mailTo(erik), 'resolve');
  expect([done.status, done.text]).toEqual([
    200,
    expect.stringContaining(`Ticket ${key} has been resolved and its change has been made.`),
  ]);
  await expect(seenByAdmin(key)).resolves.toMatchObject({
    status: 'Resolved',
    resolution: 'done',
    events: [
      { event: 'request.filed', actor: 'Test admin' },
      { event: 'work.started', actor: 'Dana Desk' },
      { event: 'request.resolved', actor: erik, at: '2026-03-01T11:00:00.000Z' },
    ],
  });
  const allowed = await server.database.read
    .selectFrom('institution_allows')
    .select('service_entity_id')
    .where('institution_entity_id', '=', north)
    .execute();
  expect(allowed.map((row) => row.service_entity_id).sort()).toEqual([mail, wiki].sort());
});

test('a step on the page or the command line is mailed as well (REQUIREMENTS 385)', async () => {
  const key = await connect();
  await server.mails();
  await takeStep(server.dependencies, { action: 'reject', key, comment: 'Not this year.' }, 'Dee Desk', now);
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([dana, erik]);
  expect(mails[0]?.text).toContain('Dee Desk rejected it.');
  expect(mails[0]?.text).toContain('Dee Desk writes:\n> Not this year.');
});

test('the audit trail names the address that the link was sent to (REQUIREMENTS 387)', async () => {
  const key = await connect();
  await follow(await mailTo(dana), 'take');
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .selectAll()
    .where('kind', '=', 'ticket.stepped')
    .execute();
  expect(entries).toMatchObject([
    {
      actor_kind: 'link',
      name: 'Dana Desk',
      subject: dana,
      object_id: key,
      institution: north,
      address: '127.0.0.1',
      request_id: expect.stringMatching(/./),
    },
  ]);
});

test('while no mail can be sent, tickets are still filed, and mailed later (REQUIREMENTS 385)', async () => {
  server.sink.answer = () => '421 not now';
  const key = await connect();
  await expect(server.mails()).resolves.toEqual([]);
  await expect(seenByAdmin(key)).resolves.toMatchObject({ status: 'Open' });
  server.sink.answer = () => undefined;
  now = new Date('2026-03-01T10:05:00Z');
  await expect(server.mails()).resolves.toHaveLength(2);
});

test('neither the database nor the list of mails has a valid link (REQUIREMENTS 387)', async () => {
  await connect();
  const links = async () => {
    const mails = await server.database.read.selectFrom('mail').selectAll().execute();
    const texts = mails.flatMap(({ plain_text: text, html }) => [text, html.replaceAll('&amp;', '&')]);
    return texts.flatMap((text) => text.match(/\/federation\/desk\/link\?[^\s"]+/g) ?? []);
  };
  const before = await links();
  await server.mails();
  for (const link of [...before, ...(await links())])
    await expect(server.open(link)).resolves.toMatchObject({ status: 403 });
  expect(before).toHaveLength(24);
});
