/** The validity of a link: its use, ticket, address and expiry, and the answer if it is invalid. */
import { deskLinks, type TokenUse } from '../../../../../server/extensions/deskPages/byMail/links';
import { dana, erik, startDeskByMail, type DeskByMail } from '../../deskByMail';
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

/** Returns a token for each use. */
async function tokensOf(links: ReturnType<typeof deskLinks>, ticket: string) {
  const link = await links.sign({ ticket, address: dana });
  const held = await links.read('link', link);
  if (held.kind !== 'valid') throw new Error('The link was made just now');
  return { link, page: await links.renew('page', held), form: await links.renew('form', held) };
}

const expectNothingDisclosed = (text: string) => expect(text).not.toMatch(/CXT-|mail\.example|north|Ann/);

test('a link that was altered in any character is refused, and reveals nothing (REQUIREMENTS 387)', async () => {
  const { key } = await fileByMail(server, now);
  const links = deskLinks({ ...server, now: () => now });
  const tokens = await tokensOf(links, key);
  for (const use of ['link', 'page', 'form'] as const) {
    const token = tokens[use];
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

test('each field of a link counts: its purpose, ticket, person and end (REQUIREMENTS 387)', async () => {
  const [{ key }, other] = [
    await fileByMail(server, now),
    await fileByMail(server, now, { institution: 'https://idp.south.example' }),
  ];
  const links = deskLinks({ ...server, now: () => now });
  const uses: TokenUse[] = ['link', 'page', 'form'];
  const tokens = await tokensOf(links, key);
  const later = now.getTime() + 1_000 * DAY;
  for (const use of uses) {
    const token = tokens[use];
    for (const wrong of uses.filter((one) => one !== use))
      expect((await links.read(wrong, token)).kind).toBe('forged');
    const [claims = '', signature = ''] = token.split('.');
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown[];
    for (const [place, value] of ['page', other.key, erik, later, later].entries()) {
      const changed = payload.with(place, payload[place] === value ? 'form' : value);
      const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
      expect((await links.read(use, `${forged}.${signature}`)).kind).toBe('forged');
    }
  }
  const refused = await server.open('/federation/desk/link?link=any.thing&step=take');
  expect(refused.status).toBe(403);
  expectNothingDisclosed(refused.text);
});

test('the link of a person who no longer works at the desk is refused (REQUIREMENTS 387)', async () => {
  const { mails } = await fileByMail(server, now);
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

test('a link expires, and its holder can have a new one sent to the same address (REQUIREMENTS 389)', async () => {
  const { link } = await linkTo(server, now, 'take');
  now = new Date(start.getTime() + 30 * DAY - 1);
  expect((await server.open(link)).status).toBe(200);
  now = new Date(start.getTime() + 30 * DAY);
  const expired = await server.open(link);
  expect([expired.status, expired.text]).toEqual([410, expect.stringContaining('This link has expired')]);
  expectNothingDisclosed(expired.text);
  const [sent] = await Promise.all([server.press(expired), server.press(expired)]);
  expect(sent.text).toContain('A new e-mail is on its way');
  expect(sent.text).toContain('If you asked for one a few minutes ago, no second one is sent.');
  expectNothingDisclosed(sent.text);
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toEqual([dana]);
  expect((await server.press(await server.open(mails[0]?.links['take'] ?? ''))).text).toContain(
    'You have taken on',
  );
});

test('the text in the address bar expires soon; a form that was open too long keeps the text (REQUIREMENTS 389)', async () => {
  const { key, link } = await linkTo(server, now, 'ask');
  const page = await server.open(link);
  expect(page.path).not.toContain(new URLSearchParams(link.split('?')[1]).get('link') ?? '');
  now = new Date(start.getTime() + 16 * 60_000);
  const ended = await server.open(page.path);
  expect([ended.status, ended.text]).toEqual([410, expect.stringContaining('open for too long')]);
  now = new Date(start.getTime() + DAY);
  const late = await server.press(page, { comment: 'Which faculty?' });
  expect([late.status, late.page.querySelector('textarea')?.value]).toEqual([410, 'Which faculty?']);
  expectNothingDisclosed(late.text);
  await expect(eventsOf(server, key)).resolves.toHaveLength(1);
});

test('reloading does not extend a page: it and its form expire with the link (REQUIREMENTS 389)', async () => {
  const { key, link } = await linkTo(server, now, 'ask');
  const end = start.getTime() + 30 * DAY;
  now = new Date(end - 60 * 60_000);
  let page = await server.open(link);
  const looks: number[] = [];
  while (page.status === 200 && now.getTime() < end + DAY) {
    looks.push(now.getTime());
    now = new Date(now.getTime() + 10 * 60_000);
    page = await server.open(page.page.querySelector('.languages a')?.getAttribute('href') ?? '');
  }
  expect([page.status, looks.length]).toEqual([410, 6]);
  expectNothingDisclosed(page.text);

  now = new Date(end - 60 * 60_000);
  const open = await server.open(link);
  now = new Date(end - 1);
  const requested = await server.press(open, { comment: '' });
  expect(requested.status).toBe(422);
  now = new Date(end);
  const late = await server.press(requested, { comment: 'Which faculty?' });
  expect([late.status, late.page.querySelector('textarea')?.value]).toEqual([410, 'Which faculty?']);
  await expect(eventsOf(server, key)).resolves.toHaveLength(1);
});

test('the page sends no referrer, and is not cached (REQUIREMENTS 389)', async () => {
  const { link } = await linkTo(server, now, 'take');
  const page = await server.open(link);
  for (const { headers } of [page, await server.press(page), await server.open('/federation/desk/link')])
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  expect(page.page.querySelectorAll('script')).toHaveLength(0);
});

test('a ticket in every offered language', async () => {
  const { key, link } = await linkTo(server, now, 'take');
  const page = await server.open(link);
  const payload = [...page.page.querySelectorAll<HTMLAnchorElement>('.languages a')];
  expect(payload.map(({ lang }) => lang)).toEqual(['en', 'nl', 'pt']);
  for (const { lang } of payload) {
    const href = payload.find((one) => one.lang === lang)?.getAttribute('href') ?? '';
    const translated = await server.open(href);
    expect([translated.page.documentElement.lang, translated.status]).toEqual([lang, 200]);
    expect(translated.text).toContain(key);
    expect(translated.text).not.toMatch(/\b(desk|page|ticket|mail)\.[a-z]+\.[a-z]/);
  }
});
