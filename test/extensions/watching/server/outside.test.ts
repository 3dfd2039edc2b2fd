/** Resources without a login: the Atom feed at its private address, and the link that stops e-mails. */
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { mail, wiki } from '../../../support/server/fixtures';
import { XmlDocument } from 'libxml2-wasm';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { importNews, UID_URN, watch, watchingOf } from './watching';

const BASE = 'https://dashboard.example';
let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now, settings: { PUBLIC_URL: BASE } });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = (object: string) => ({ kind: 'service', object, type: 'saml20_sp' }) as const;

async function feedOf(person: 'admin' | 'viewer' = 'admin'): Promise<string> {
  const client = await server.as(person);
  const response = await client.post('/dashboard/api/x/watching/feed', { action: 'make' });
  return response.json<{ payload: { address: string } }>().payload.address.slice(BASE.length);
}

/** Asks as a program without a session. */
const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: string) =>
  server.app.inject({
    method,
    url,
    headers: { host: 'dashboard.example', ...headers },
    ...(payload !== undefined && { payload }),
  });

const atom = { a: 'http://www.w3.org/2005/Atom' };

/** The requirements of RFC 4287 for a feed, as XPath that finds violations. */
const faults = {
  'a feed has one id, title and updated (4.1.1)':
    '/a:feed[count(a:id) != 1 or count(a:title) != 1 or count(a:updated) != 1]',
  'a feed has an author, or each entry has (4.1.1)': '/a:feed[not(a:author)]',
  'a feed links to itself (4.1.1)': '/a:feed[count(a:link[@rel="self"]) != 1]',
  'an author has a name (3.2.1)': '//a:author[count(a:name) != 1 or normalize-space(a:name) = ""]',
  'an entry has one id, title and updated (4.1.2)':
    '//a:entry[count(a:id) != 1 or count(a:title) != 1 or count(a:updated) != 1]',
  'an entry has content, or a link to another form of it (4.1.2)':
    '//a:entry[not(a:content) and not(a:link[@rel="alternate"])]',
  'ids are absolute and no id is there twice (4.2.6)': '//a:id[not(contains(., ":")) or . = preceding::a:id]',
  'links have an address (4.2.7)': '//a:link[not(starts-with(@href, "https://"))]',
  'one link of a kind (4.1.1)': '//*[count(a:link[@rel="alternate"]) > 1]',
  'plain text has no markup (3.1.1.1)': '//a:content[@type="text"]/* | //a:title/*',
};

test('the feed follows RFC 4287, with any names of services (REQUIREMENTS 413)', async () => {
  const path = await feedOf();
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await watch(admin, { kind: 'connections', object: '' });
  const names = { en: 'Mail <b>&\u{1F4EE}\u0007 “x”' };
  await importNews(server.database, mail, { releasePolicy: { [UID_URN]: ['<&>'] }, names });
  await importNews(server.database, wiki, {
    privacyStatementUrls: { en: 'https://wiki.example/?a=1&b=<2>' },
  });
  const response = await send('GET', path);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  const feed = XmlDocument.fromString(response.body);
  const against = Object.entries(faults).filter(([, fault]) => feed.find(fault, atom).length > 0);
  expect(against).toEqual([]);
  expect(feed.find('//a:entry', atom)).toHaveLength(2);
  for (const moment of feed.find('//a:updated', atom))
    expect(moment.content).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  expect(feed.find('/a:feed/a:link[@rel="self"]/@href', atom)[0]?.content).toBe(BASE + path);
  const titles = feed.find('//a:entry/a:title', atom).map(({ content }) => content);
  expect(titles).toContain('The attributes that Mail <b>&\u{1F4EE} “x” receives have changed');
  feed.dispose();
});

test('an empty feed is valid as well', async () => {
  const response = await send('GET', await feedOf());
  const feed = XmlDocument.fromString(response.body);
  expect(Object.values(faults).flatMap((fault) => feed.find(fault, atom))).toEqual([]);
  feed.dispose();
});

test('a reader who has the newest state gets no body, until there is news', async () => {
  const path = await feedOf();
  await watch(await server.as('admin'), service(mail));
  const first = await send('GET', path);
  const known = { 'if-none-match': String(first.headers.etag) };
  expect(await send('GET', path, known)).toMatchObject({ statusCode: 304, body: '' });
  expect(await send('GET', path, { 'if-none-match': `W/${String(first.headers.etag)}` })).toMatchObject({
    statusCode: 304,
  });
  await importNews(server.database, mail, { releasePolicy: {} });
  expect(await send('GET', path, known)).toMatchObject({ statusCode: 200 });
});

test('an address that is replaced, or withdrawn, ends the one before; only a hash is stored', async () => {
  const first = await feedOf();
  const second = await feedOf();
  expect((await send('GET', first)).statusCode).toBe(404);
  expect((await send('GET', second)).statusCode).toBe(200);
  const rows = await server.database.read.selectFrom('watcher').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1));
  const admin = await server.as('admin');
  const withdrawn = await admin.post('/dashboard/api/x/watching/feed', { action: 'withdraw' });
  expect(withdrawn.json()).toMatchObject({ payload: {} });
  expect((await send('GET', second)).statusCode).toBe(404);
  expect((await watchingOf(admin)).hasFeed).toBe(false);
});

test('the feed has what its owner may see, regardless of who asks', async () => {
  const path = await feedOf('viewer');
  await watch(await server.as('admin'), service(mail));
  await watch(await server.as('viewer'), service(wiki));
  await importNews(server.database, mail, { releasePolicy: {} });
  await importNews(server.database, wiki, { releasePolicy: {} });
  const { body } = await send('GET', path);
  expect(body).toContain('wiki.example');
  expect(body).not.toContain('mail.example');
});

test('a request for a feed is recorded for no one but its owner', async () => {
  const [own, other] = [await feedOf('admin'), await feedOf('viewer')];
  time += 3_600_000;
  for (const person of ['admin', 'viewer'] as const) await server.as(person);
  const rows = () =>
    server.database.read.selectFrom('watcher').select(['name', 'seen_at']).orderBy('name').execute();
  const before = await rows();
  expect((await send('GET', own.replace(/.{3}$/, 'aaa'))).statusCode).toBe(404);
  expect(await rows()).toEqual(before);
  expect((await send('GET', other)).statusCode).toBe(200);
  expect(await rows()).toEqual([before[0], { ...before[1], seen_at: now() }]);
});

test.each(['short', '~'.repeat(43), 'a'.repeat(43), 'a'.repeat(5_000)])(
  'the feed %s does not exist',
  async (token) => {
    expect((await send('GET', `/watching/feed/${token}`)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

async function stopLink(): Promise<string> {
  await watch(await server.as('admin'), service(mail));
  await importNews(server.database, mail, { releasePolicy: {} });
  time += 8 * 86_400_000;
  await writeNext({ ...server, mailer: databaseMailer(server.config), now });
  const { unsubscribe } = await server.database.read
    .selectFrom('mail')
    .select('unsubscribe')
    .executeTakeFirstOrThrow();
  return unsubscribe?.slice(BASE.length) ?? '';
}
const rhythm = async () => (await watchingOf(await server.as('admin'))).rhythm;

test('opening the link changes nothing, one press stops mails, and a second one is not an error (REQUIREMENTS 412)', async () => {
  const link = await stopLink();
  const response = await send('GET', link);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<form method="post"');
  expect(await rhythm()).toBe('weekly');
  for (const _time of [1, 2]) {
    // RFC 8058, 3.2: as a mail program posts it, without cookies, from wherever it is.
    const stopped = await send(
      'POST',
      link,
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      'List-Unsubscribe=One-Click',
    );
    expect(stopped.statusCode).toBe(200);
    expect(stopped.body).toContain('E-mails stopped');
    expect(await rhythm()).toBe('never');
  }
  expect((await watchingOf(await server.as('admin'))).subscriptions).toHaveLength(1);
  const trail = server.database.read.selectFrom('audit_entry').selectAll().where('actor_kind', '=', 'link');
  expect(await trail.execute()).toEqual([
    expect.objectContaining({
      kind: 'watching.changed',
      issuer: 'https://issuer.example',
      subject: 'admin',
      name: 'Test admin',
      object_id: 'admin',
      after: JSON.stringify({ action: 'digest', rhythm: 'never' }),
      address: '127.0.0.1',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ]);
});

test('a press in a form of several parts does the same', async () => {
  const boundary = 'x';
  const body = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const link = await stopLink();
  const stopped = await send(
    'POST',
    link,
    { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) },
    body,
  );
  expect(stopped.statusCode).toBe(200);
  expect(await rhythm()).toBe('never');
});

test('a link without a signature stops nothing', async () => {
  const link = await stopLink();
  const forged = link.slice(0, -3) + (link.endsWith('AAA') ? 'BBB' : 'AAA');
  expect((await send('GET', forged)).statusCode).toBe(404);
  expect((await send('POST', forged)).statusCode).toBe(404);
  expect(await rhythm()).toBe('weekly');
});
