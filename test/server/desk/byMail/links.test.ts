/** Links in mails to the desk: what they open, for how long, and for whom. */
import { takeStepWithin } from '../../../../server/modules/desk/desk';
import type { DeskStep } from '../../../../server/modules/desk/deskRequest';
import { deskLinks, type TokenUse } from '../../../../server/modules/desk/byMail/links';
import { sendAgain } from '../../../../server/modules/desk/byMail/sendAgain';
import { operator } from '../../../../server/modules/audit/audit.module';
import { ImpossibleStep } from '../../../../server/modules/tickets/ticketLife';
import { toldByMail } from '../../../../server/modules/desk/byMail/tellDesk';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { deskActions, type DeskAction } from '../../../../src/contracts/domain/desk';
import { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import { rounds } from '../../../support/database';
import { dana, erik, startDeskByMail, type DeskByMail, type ReadMail } from '../../../support/deskByMail';
import { connectRequest } from '../../tickets/newTicket';

const start = new Date('2026-03-01T10:00:00Z');
const DAY = 86_400_000;
let now = start;
let server: DeskByMail;

beforeAll(async () => {
  server = await startDeskByMail(() => now);
});
beforeEach(async () => {
  now = start;
  await server.mails();
  await server.database.reset();
});
afterAll(() => server.close());

/** Files a ticket, and returns its key and the mails about it. */
async function filed(changes: Partial<NewTicket> = {}): Promise<{ key: string; mails: ReadMail[] }> {
  const { config, database } = server;
  const tickets = toldByMail(config, localDesk(config));
  const { key = '' } = await database.transaction((tx) => tickets.file(tx, connectRequest(changes), now));
  return { key, mails: await server.mails() };
}

async function linkTo(step: DeskAction, changes: Partial<NewTicket> = {}) {
  const { key, mails } = await filed(changes);
  return { key, link: mails.find(({ to }) => to === dana)?.links[step] ?? '' };
}

/** All that a step, or a mail, would change. */
async function everything() {
  const { read } = server.database;
  return [
    await read.selectFrom('ticket').selectAll().orderBy('key').execute(),
    await read.selectFrom('ticket_event').selectAll().orderBy('id').execute(),
    await read.selectFrom('mail').selectAll().orderBy('id').execute(),
    await read.selectFrom('audit_entry').selectAll().orderBy('number').execute(),
  ];
}

const eventsOf = async (key: string) => {
  const rows = await server.database.read
    .selectFrom('ticket_event')
    .select(['event', 'actor'])
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
  return rows.map(({ event, actor }) => `${event} · ${actor}`);
};

const stepOf = (action: DeskAction, key: string) =>
  ({ action, key, comment: 'Because.', resolution: 'no_change_required' }) as DeskStep;

/** Tells what the chart says: the step is taken, and taken back. */
async function isAllowed(action: DeskAction, key: string): Promise<boolean> {
  const undone = new Error('taken back');
  try {
    await server.database.transaction(async (tx) => {
      await takeStepWithin(server.config, tx, stepOf(action, key), operator('chart'), now);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    if (error instanceof ImpossibleStep) return false;
    throw error;
  }
  return false;
}

test.each(TicketType.enum.flatMap((type) => TicketStatus.enum.map((status) => [type, status] as const)))(
  'a mail and a page about a %s that is %s offer what its chart allows, and nothing else (REQUIREMENTS 388)',
  async (type, status) => {
    const { key } = await filed({ type, direction: null });
    const ended = status === 'Resolved' || status === 'Closed';
    await server.database.transaction((tx) =>
      tx
        .updateTable('ticket')
        .set({ status, resolution: ended ? 'wont_do' : null })
        .where('key', '=', key)
        .execute(),
    );
    now = new Date(start.getTime() + DAY);
    await sendAgain({ ...server, now: () => now }, key, { name: '', address: erik });
    const [mail] = await server.mails();
    const allowed: DeskAction[] = [];
    for (const action of deskActions) if (await isAllowed(action, key)) allowed.push(action);
    expect(Object.keys(mail?.links ?? {})).toEqual(allowed);
    const [link = ''] = Object.values(mail?.links ?? {});
    for (const action of deskActions) {
      const { page } = await server.open(link.replace(/step=.*/, `step=${action}`));
      const offers = page.querySelector<HTMLInputElement>('form input[name=action]')?.value;
      expect([action, offers]).toEqual([action, allowed.includes(action) ? action : undefined]);
    }
  },
);

test('whatever a program does that only looks, nothing changes (REQUIREMENTS 389)', async () => {
  const { mails } = await filed();
  const before = await everything();
  for (const path of mails.flatMap(({ links }) => Object.values(links)))
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await server.open(path, method)).status).toBe(200);
  await expect(everything()).resolves.toEqual(before);
});

test('a button does what it says once: pressed again it says by whom and when (REQUIREMENTS 390)', async () => {
  const { key, link } = await linkTo('ask');
  const page = await server.open(link);
  const asked = await server.press(page, { comment: 'Which faculty?' });
  expect(asked.text).toContain(`Ticket ${key} is waiting for the institution.`);
  const before = await everything();
  const again = await server.press(page, { comment: 'Which faculty?' });
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('This has already been done')]);
  expect(again.text).toContain('Dana Desk asked the institution a question, 1 March 2026');
  await expect(everything()).resolves.toEqual(before);
});

test('the same button does nothing after the ticket was opened again (REQUIREMENTS 390)', async () => {
  const { key, link } = await linkTo('reject');
  const page = await server.open(link);
  await server.press(page, { comment: 'No.' });
  const reopened = await server.press(await server.open((await server.mails())[0]?.links['reopen'] ?? ''));
  expect(reopened.text).toContain(`Ticket ${key} has been reopened.`);
  expect((await server.press(page, { comment: 'No.' })).text).toContain('This has already been done');
  await expect(eventsOf(key)).resolves.toEqual([
    'request.filed · Ann Bee',
    'work.started · Dana Desk',
    'request.rejected · Dana Desk',
    'ticket.reopened · Dana Desk',
  ]);
});

test('two people press at once: one does it, the other is told who did (REQUIREMENTS 390)', async () => {
  for (let round = 0; round < rounds(8); round += 1) {
    await server.database.reset();
    const { key, mails } = await filed();
    await server.mails();
    const pages = await Promise.all(mails.map(({ links }) => server.open(links['resolve'] ?? '')));
    const results = await Promise.all(pages.map((page) => server.press(page)));
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const told = results.map(({ text }) => /has been resolved|already been done/.exec(text)?.[0]).sort();
    expect(told).toEqual(['already been done', 'has been resolved']);
    expect((await eventsOf(key)).filter((event) => event.startsWith('request.resolved'))).toHaveLength(1);
  }
});

test('who comes too late is told, does nothing, and keeps what they wrote (REQUIREMENTS 390)', async () => {
  const { key, mails } = await filed();
  const [first, second] = await Promise.all(mails.map(({ links }) => server.open(links['ask'] ?? '')));
  if (!first || !second) throw new Error('Two are at the desk');
  await server.press(await server.open(mails[0]?.links['hold'] ?? ''));
  const late = await server.press(second, { comment: 'Which\nfaculty?' });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('The ticket has changed')]);
  expect(late.text).toContain('Which faculty?');
  expect((await eventsOf(key)).at(-1)).toBe('hold.placed · Dana Desk');
  const gone = await server.open(mails[1]?.links['ask'] ?? '');
  expect(gone.text).toContain('This is no longer possible with this ticket.');
  expect(gone.text).toContain(
    'The status of the ticket is now “On hold”.Dana Desk put it on hold, 1 March 2026',
  );
  expect(gone.page.querySelector('form')).toBeNull();
});

test.each([
  ['', 'Fill in some text.'],
  [' \n ', 'Fill in some text.'],
  ['x'.repeat(10_001), 'Use at most 10,000 characters.'],
])('a text that is not as it has to be is told beside it, and kept', async (comment, fault) => {
  const { key, link } = await linkTo('ask');
  const answered = await server.press(await server.open(link), { comment });
  expect([answered.status, answered.text]).toEqual([422, expect.stringContaining(fault)]);
  const box = answered.page.querySelector('textarea');
  expect([box?.value, box?.getAttribute('aria-invalid')]).toEqual([comment, 'true']);
  await expect(eventsOf(key)).resolves.toHaveLength(1);
});

const nothingTold = (text: string) => expect(text).not.toMatch(/CXT-|mail\.example|north|Ann/);

test('a link that was altered in any character is refused, and tells nothing (REQUIREMENTS 389)', async () => {
  const { key } = await filed();
  const links = deskLinks({ ...server, now: () => now });
  const about = { ticket: key, address: dana };
  for (const use of ['link', 'page', 'form'] as const) {
    const token = await links.sign(use, about);
    await expect(links.read(use, token)).resolves.toMatchObject({ kind: 'valid', ticket: key });
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const altered = token.slice(0, at) + other + token.slice(at + 1);
      expect([at, (await links.read(use, altered)).kind]).toEqual([at, 'forged']);
    }
    for (const cut of ['', '.', token.slice(0, -1), `${token}.`, `${token}A`])
      expect((await links.read(use, cut)).kind).toBe('forged');
  }
});

test('each field of a link counts: what it is for, which ticket, whose, until when (REQUIREMENTS 389)', async () => {
  const [{ key }, other] = [await filed(), await filed({ institution: 'https://idp.south.example' })];
  const links = deskLinks({ ...server, now: () => now });
  const uses: TokenUse[] = ['link', 'page', 'form'];
  for (const use of uses) {
    const token = await links.sign(use, { ticket: key, address: dana });
    for (const wrong of uses.filter((one) => one !== use))
      expect((await links.read(wrong, token)).kind).toBe('forged');
    const [claims = '', signature = ''] = token.split('.');
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown[];
    for (const [place, value] of ['page', other.key, erik, now.getTime() + 1_000 * DAY].entries()) {
      const changed = said.with(place, said[place] === value ? 'form' : value);
      const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
      expect((await links.read(use, `${forged}.${signature}`)).kind).toBe('forged');
    }
  }
  const refused = await server.open('/federation/desk/link?link=any.thing&step=take');
  expect(refused.status).toBe(403);
  nothingTold(refused.text);
});

test('the link of somebody who is not at the desk any more is refused (REQUIREMENTS 389)', async () => {
  const { mails } = await filed();
  const without = await startDeskByMail(() => now, {
    database: server.database,
    settings: { DESK_MAIL_TO: erik },
  });
  try {
    const [ofDana = '', ofErik = ''] = mails.map(({ links }) => links['take']);
    expect((await without.open(ofDana)).status).toBe(403);
    expect((await without.open(ofErik)).status).toBe(200);
  } finally {
    await without.close();
  }
});

test('a link expires, and whoever holds it can have a new one sent to its address (REQUIREMENTS 391)', async () => {
  const { link } = await linkTo('take');
  now = new Date(start.getTime() + 30 * DAY - 1);
  expect((await server.open(link)).status).toBe(200);
  now = new Date(start.getTime() + 30 * DAY);
  const expired = await server.open(link);
  expect([expired.status, expired.text]).toEqual([410, expect.stringContaining('This link has expired')]);
  nothingTold(expired.text);
  const [sent] = await Promise.all([server.press(expired), server.press(expired)]);
  expect(sent.text).toContain('A new e-mail is on its way');
  nothingTold(sent.text);
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([dana]);
  expect((await server.press(await server.open(mails[0]?.links['take'] ?? ''))).text).toContain(
    'You have taken on',
  );
});

test('what stands in the address bar ends soon; a form that was open too long keeps the text (REQUIREMENTS 391)', async () => {
  const { key, link } = await linkTo('ask');
  const page = await server.open(link);
  expect(page.path).not.toContain(new URLSearchParams(link.split('?')[1]).get('link') ?? '');
  now = new Date(start.getTime() + 16 * 60_000);
  const ended = await server.open(page.path);
  expect([ended.status, ended.text]).toEqual([410, expect.stringContaining('open for too long')]);
  now = new Date(start.getTime() + DAY);
  const late = await server.press(page, { comment: 'Which faculty?' });
  expect([late.status, late.page.querySelector('textarea')?.value]).toEqual([410, 'Which faculty?']);
  nothingTold(late.text);
  await expect(eventsOf(key)).resolves.toHaveLength(1);
});

test('nobody is told from where somebody comes, and nothing is kept of the page (REQUIREMENTS 391)', async () => {
  const { link } = await linkTo('take');
  const page = await server.open(link);
  for (const { headers } of [page, await server.press(page), await server.open('/federation/desk/link')])
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  expect(page.page.querySelectorAll('script')).toHaveLength(0);
});

test('a ticket in every language that is on offer', async () => {
  const { key, link } = await linkTo('take');
  const page = await server.open(link);
  const said = [...page.page.querySelectorAll<HTMLAnchorElement>('.languages a')];
  expect(said.map(({ lang }) => lang)).toEqual(['en', 'nl', 'pt']);
  for (const { lang } of said) {
    const href = said.find((one) => one.lang === lang)?.getAttribute('href') ?? '';
    const translated = await server.open(href);
    expect([translated.page.documentElement.lang, translated.status]).toEqual([lang, 200]);
    expect(translated.text).toContain(key);
    expect(translated.text).not.toMatch(/\b(desk|page|ticket|mail)\.[a-z]+\.[a-z]/);
  }
});
