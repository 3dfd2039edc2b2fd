/**
 * Every kind of news is on the page, in the digest and in the feed, in every language, until one press stops
 * it (REQUIREMENTS 473).
 */
import { sql } from 'kysely';
import { languages } from '../../../../src/contracts/domain/language';
import { NewsKind } from '../../../../src/contracts/wire/news';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { north, wiki } from '../../../support/server/fixtures';
import { XmlDocument } from 'libxml2-wasm';
import { storePolicy } from '../../../support/server/policies';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { change, comes, importNews, watch, watchingOf } from './watching';

const BASE = 'https://dashboard.example';
const DAY = 24 * 3_600_000;
const ENDS = '2026-04-01T12:00:00.000Z';
const OPEN = '00000000-0000-4000-8000-000000000001';
const CLOSED = '00000000-0000-4000-8000-000000000002';
let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now, settings: { PUBLIC_URL: BASE } });
  await server.database.reset();
});
afterAll(() => server.close());

/** Has a pass of the server find something. */
const passes = (kind: string, facts: object, service: string | null = wiki) =>
  server.database.transaction((tx) =>
    sql`insert into news (at, kind, service_type, service_entity_id, institution_entity_id, facts)
      values (now(), ${kind}, ${service && 'saml20_sp'}, ${service}, ${north}, ${JSON.stringify(facts)}::jsonb)`.execute(
      tx,
    ),
  );
const logins = { week: '2026-02-23', was: 41, is: 97 };
const idOf = { reviewEnds: OPEN, reviewLate: CLOSED };

/** The cause of each kind. */
const happens: Readonly<Record<NewsKind, () => Promise<unknown>>> = {
  newService: () => comes(server.database, 'https://new.example'),
  attributesChanged: () => importNews(server.database, wiki, { releasePolicy: {} }),
  privacyChanged: () =>
    importNews(server.database, wiki, { privacyStatementUrls: { en: 'https://wiki.example/p' } }),
  policyChanged: () => storePolicy(server.database, { name: 'Only staff' }),
  policyDeleted: async () => {
    const id = await storePolicy(server.database, { name: 'Only students' });
    await server.database.transaction((tx) => tx.deleteFrom('policy').where('id', '=', id).execute());
  },
  loginsStopped: () => passes('loginsStopped', { ...logins, is: 0 }),
  loginsDoubled: () => passes('loginsDoubled', logins),
  certificateEnds: () => passes('certificateEnds', { ends: ENDS, uses: ['signing'], days: 30 }),
  reviewEnds: () => passes('reviewEnds', { review: idOf.reviewEnds, days: 7 }, null),
  reviewLate: () => passes('reviewLate', { review: idOf.reviewLate }, null),
};

/** Adds metadata in which a certificate of the service ends then. */
async function addCertificate(ends: string): Promise<void> {
  await server.database.transaction(async (tx) => {
    await sql`insert into entity_source (hash, xml, certificate_ends)
      values ('text', '<x/>', jsonb_build_object('signing', ${ends}::text))`.execute(tx);
    await sql`insert into entity_metadata (entity_id, feed, sha1, hash)
      select entity_id, coalesce(feed, ''), 'address', 'text' from service where entity_id = ${wiki}`.execute(
      tx,
    );
  });
}

async function addReviews(): Promise<void> {
  await server.database.transaction(async (tx) => {
    await sql`
      insert into review (id, institution_entity_id, title, due_on, started_at, started_by, closed_at, reminded_days)
      values (${OPEN}, ${north}, 'This year', '2026-03-10', '2025-01-01', 'Ada', null, 7),
        (${CLOSED}, ${north}, 'Last year', '2025-03-01', '2025-02-01', 'Ada', '2025-03-01', 1)`.execute(tx);
    await sql`insert into review_person (review_id, mail, name, language) values (${OPEN}, 'x@y.example', 'X', 'en')`.execute(
      tx,
    );
    await sql`insert into review_row (review_id, service_entity_id, service_type, given_to)
      values (${OPEN}, ${wiki}, 'saml20_sp', 'x@y.example')`.execute(tx);
  });
}

const inject = (url: string) => server.app.inject({ url, headers: { host: 'dashboard.example' } });
const all = [...NewsKind.enum].sort();
/** Signs of a missing message or value in a text. */
const UNSAID = /news\.|[{}]|undefined|Invalid Date/;

test('page, digest and feed report every kind in every language; one press ends all of it', async () => {
  const first = await server.as('admin');
  for (const kind of ['connections', 'search'] as const) await watch(first, { kind, object: '' });
  await addReviews();
  await addCertificate(ENDS);
  // A newer release may write kinds that this one does not know.
  await passes('inventedLater', {});
  for (const kind of NewsKind.enum) await happens[kind]();
  const kinds = (await watchingOf(first)).news.map(({ kind }) => kind);
  expect([...new Set(kinds)].sort()).toEqual(all);

  const made = await first.post('/dashboard/api/x/watching/feed', { action: 'make' });
  const feed = made.json<{ payload: { address: string } }>().payload.address.slice(BASE.length);
  const titles = new Set<string>();
  for (const language of languages) {
    const admin = await server.as('admin');
    const digest = JSON.stringify({ action: 'digest', rhythm: 'daily' });
    const json = { 'content-type': 'application/json' };
    await admin.call('POST', `/dashboard/api/x/watching?language=${language}`, digest, json);
    const document = XmlDocument.fromString((await inject(feed)).body);
    const entries = document.find('//a:entry/a:title', { a: 'http://www.w3.org/2005/Atom' });
    const texts = entries.map(({ content }) => content);
    document.dispose();
    expect(texts).toHaveLength(kinds.length);
    texts.forEach((title) => titles.add(title));
    time += DAY;
    await server.database.transaction((tx) => tx.updateTable('watcher').set({ told_to: '0' }).execute());
    while (await writeNext({ ...server, mailer: databaseMailer(server.config), now })) continue;
    const mails = await server.database.read.selectFrom('mail').selectAll().orderBy('id').execute();
    const mail = mails.at(-1);
    expect(mail?.language).toBe(language);
    for (const title of texts) {
      expect(title).not.toMatch(UNSAID);
      expect(mail?.plain_text).toContain(title);
    }
    expect(mail?.plain_text).not.toMatch(UNSAID);
  }
  expect(titles.size).toBe(kinds.length * languages.length);

  const admin = await server.as('admin');
  await change(admin, { action: 'stop' });
  expect((await watchingOf(admin)).news).toEqual([]);
  expect((await inject(feed)).statusCode).toBe(404);
  const watchers = server.database.read.selectFrom('watcher').select('person').execute();
  expect(await watchers).toEqual([]);
});
