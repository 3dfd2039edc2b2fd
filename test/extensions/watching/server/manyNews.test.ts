/** Watched news are not lost among others, in any number. */
import { sql } from 'kysely';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { mail, south } from '../../../support/server/fixtures';
import { storePolicy } from '../../../support/server/policies';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { comes, newsOf, importNews, watch, watchingOf } from './watching';

const WEEK = 7 * 86_400_000;
let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

/** Makes an import add this many services at once, none of them hidden. */
const manyCome = (many: number) =>
  server.database.transaction((tx) =>
    sql`insert into service (entity_type, entity_id, eid, state, idp_visible_only, hidden, allowed_all, connect_option, origin, document)
      select entity_type, 'https://other' || number || '.example', 1000 + number, state, false, false, allowed_all,
        connect_option, origin, document
      from service, generate_series(1, ${many}::integer) as number where entity_id = ${mail} order by number`.execute(
      tx,
    ),
  );

async function nextDigest(): Promise<string> {
  time += WEEK;
  while (await writeNext({ ...server, mailer: databaseMailer(server.config), now }));
  const mails = await server.database.read.selectFrom('mail').select('plain_text').execute();
  return mails.map(({ plain_text: text }) => text).join('\n');
}

// Around the size of the portions that are read at a time, and more than the page shows.
test.each([0, 99, 100, 198, 199, 200, 201, 398, 450])(
  'a watched service comes before %i new services that are not watched',
  async (many) => {
    const admin = await server.as('admin');
    await watch(admin, { kind: 'service', object: mail, type: 'saml20_sp' });
    await watch(admin, { kind: 'search', object: 'search=needle' });
    await importNews(server.database, mail, { releasePolicy: {} });
    await comes(server.database, 'https://needle.example');
    await manyCome(many);
    expect(await newsOf(admin)).toEqual(['newService https://needle.example', `attributesChanged ${mail}`]);
    const text = await nextDigest();
    expect(text).toContain('needle.example');
    expect(text).toContain('mail.example');
  },
);

test('a policy comes before many that the person may not see', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'connections', object: '' });
  await storePolicy(server.database, { name: 'Only staff' });
  await storePolicy(server.database, { name: 'Of others', document: { institutions: [south] } });
  await server.database.transaction((tx) =>
    sql`insert into news (at, kind, institution_entity_id, policy_id, revision)
      select at, kind, institution_entity_id, policy_id, revision
      from generate_series(1, 300), (select * from news order by number desc limit 1) as newest`.execute(tx),
  );
  expect(await newsOf(admin)).toEqual(['policyChanged Only staff']);
});

test('if there are more than fit on the page, it shows the newest, in order', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'search', object: '' });
  await manyCome(450);
  const { news } = await watchingOf(admin);
  const last = Number(news[0]?.number);
  expect(news.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_none, one) => last - one));
  const newest = await server.database.read
    .selectFrom('news')
    .select(sql<string>`max(number)`.as('number'))
    .execute();
  expect(String(last)).toBe(newest[0]?.number);
});
