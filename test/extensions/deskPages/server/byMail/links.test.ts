/** Links in mails to the desk: what they offer, that looking changes nothing, and that a step is taken once. */
import { takeStepWithin } from '../../../../../server/modules/desk/desk';
import type { DeskStep } from '../../../../../server/modules/desk/deskRequest';
import { sendAgain } from '../../../../../server/extensions/deskPages/byMail/sendAgain';
import { operator } from '../../../../../server/platform/audit/audit.module';
import { ImpossibleStep } from '../../../../../server/modules/tickets/life/ticketLife';
import { deskActions, type DeskAction } from '../../../../../src/extensions/deskPages/contract/desk';
import { TicketStatus } from '../../../../../src/contracts/wire/enumerations';
import { rounds } from '../../../../support/server/database';
import { erik, startDeskByMail, type DeskByMail } from '../../deskByMail';
import { eventsOf, fileByMail, linkTo } from './filing';

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

const stepOf = (action: DeskAction, key: string) =>
  ({ action, key, comment: 'Because.', resolution: 'no_change_required' }) as DeskStep;

/** Tells whether the chart allows the step, by a step that is rolled back. */
async function isAllowed(action: DeskAction, key: string): Promise<boolean> {
  const undone = new Error('taken back');
  try {
    await server.database.transaction(async (tx) => {
      await takeStepWithin(server, tx, stepOf(action, key), operator('chart'), now);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    if (error instanceof ImpossibleStep) return false;
    throw error;
  }
  return false;
}

/** The chart knows whether a ticket is an invitation, and nothing else of its type. */
const types = ['LINKREQUEST', 'LINKINVITE'] as const;

test.each(types.flatMap((type) => TicketStatus.enum.map((status) => [type, status] as const)))(
  'a mail and a page about a %s that is %s offer what its chart allows, and nothing else (REQUIREMENTS 386)',
  async (type, status) => {
    const { key } = await fileByMail(server, now, { type, direction: null });
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

test('a program that only looks changes nothing (REQUIREMENTS 387)', async () => {
  const { mails } = await fileByMail(server, now);
  const before = await everything();
  for (const path of mails.flatMap(({ links }) => Object.values(links)))
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await server.open(path, method)).status).toBe(200);
  await expect(everything()).resolves.toEqual(before);
});

test('a button takes its step once: pressed again it says by whom and when (REQUIREMENTS 388)', async () => {
  const { key, link } = await linkTo(server, now, 'ask');
  const page = await server.open(link);
  const pressed = await server.press(page, { comment: 'Which faculty?' });
  expect(pressed.text).toContain(`Ticket ${key} is waiting for the institution.`);
  const before = await everything();
  const again = await server.press(page, { comment: 'Which faculty?' });
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('This has already been done')]);
  expect(again.text).toContain('Dana Desk asked the institution a question, 1 March 2026');
  await expect(everything()).resolves.toEqual(before);
});

test('the same button does nothing after the ticket was opened again (REQUIREMENTS 388)', async () => {
  const { key, link } = await linkTo(server, now, 'reject');
  const page = await server.open(link);
  await server.press(page, { comment: 'No.' });
  const reopened = await server.press(await server.open((await server.mails())[0]?.links['reopen'] ?? ''));
  expect(reopened.text).toContain(`Ticket ${key} has been reopened.`);
  expect((await server.press(page, { comment: 'No.' })).text).toContain('This has already been done');
  await expect(eventsOf(server, key)).resolves.toEqual([
    'request.filed · Ann Bee',
    'work.started · Dana Desk',
    'request.rejected · Dana Desk',
    'ticket.reopened · Dana Desk',
  ]);
});

test('if two people press at once, one takes the step, and the other sees who did (REQUIREMENTS 388)', async () => {
  for (let round = 0; round < rounds(8); round += 1) {
    await server.database.reset();
    const { key, mails } = await fileByMail(server, now);
    await server.mails();
    const pages = await Promise.all(mails.map(({ links }) => server.open(links['resolve'] ?? '')));
    const results = await Promise.all(pages.map((page) => server.press(page)));
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const outcomes = results.map(({ text }) => /has been resolved|already been done/.exec(text)?.[0]).sort();
    expect(outcomes).toEqual(['already been done', 'has been resolved']);
    expect(
      (await eventsOf(server, key)).filter((event) => event.startsWith('request.resolved')),
    ).toHaveLength(1);
  }
});

test('a late press shows a message, does nothing, and keeps the text (REQUIREMENTS 388)', async () => {
  const { key, mails } = await fileByMail(server, now);
  const [first, second] = await Promise.all(mails.map(({ links }) => server.open(links['ask'] ?? '')));
  if (!first || !second) throw new Error('Two are at the desk');
  await server.press(await server.open(mails[0]?.links['hold'] ?? ''));
  const late = await server.press(second, { comment: 'Which\nfaculty?' });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('The ticket has changed')]);
  expect(late.text).toContain('Which faculty?');
  expect((await eventsOf(server, key)).at(-1)).toBe('hold.placed · Dana Desk');
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
])('an invalid text gets a message beside it, and is kept', async (comment, fault) => {
  const { key, link } = await linkTo(server, now, 'ask');
  const answered = await server.press(await server.open(link), { comment });
  expect([answered.status, answered.text]).toEqual([422, expect.stringContaining(fault)]);
  const box = answered.page.querySelector('textarea');
  expect([box?.value, box?.getAttribute('aria-invalid')]).toEqual([comment, 'true']);
  await expect(eventsOf(server, key)).resolves.toHaveLength(1);
});
