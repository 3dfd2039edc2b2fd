/**
 * Digests come when they are due, once, in the reader's language, without news that the reader may no longer
 * see.
 */
import { sql } from 'kysely';
import { MODULES } from '../../../../server/modules';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { watchingView } from '../../../../server/extensions/watching/watchingView';
import { endOld } from '../../../../server/platform/people/retention';
import { intranet, mail, north, wiki } from '../../../support/server/fixtures';
import { principalOf } from '../../../support/server/personas';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { change, comes, importNews, UID_URN, watch, watchingOf } from './watching';

/** A Wednesday. */
const START = Date.parse('2026-03-04T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let time = START;
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    now,
    settings: {
      PUBLIC_URL: 'https://dashboard.example',
      WATCHING_DAYS: '30',
      STATS_TIME_ZONE: 'Europe/Amsterdam',
    },
  });
});
beforeEach(async () => {
  time = START;
  await server.database.reset();
});
afterAll(() => server.close());

const needs = () => ({ ...server, mailer: databaseMailer(server.config), now });
async function write(): Promise<number> {
  let written = 0;
  while (await writeNext(needs())) written += 1;
  return written;
}
const mails = () => server.database.read.selectFrom('mail').selectAll().orderBy('id').execute();
const due = async () => {
  const { due_at: at } = await server.database.read
    .selectFrom('watcher')
    .select('due_at')
    .executeTakeFirstOrThrow();
  return at?.toISOString();
};
const service = (object: string) => ({ kind: 'service', object, type: 'saml20_sp' }) as const;

test('a weekly digest comes on Monday morning, with old and new values (REQUIREMENTS 411)', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await importNews(server.database, mail, { releasePolicy: { [UID_URN]: ['*'] } });
  expect(await write()).toBe(0);
  expect(await due()).toBe('2026-03-09T05:00:00.000Z');
  time = Date.parse('2026-03-09T05:00:00Z');
  expect(await write()).toBe(1);
  const [digest, ...others] = await mails();
  expect(others).toEqual([]);
  expect(digest).toMatchObject({
    kind: 'digest',
    language: 'en',
    recipients: [{ name: 'Test admin', address: 'admin@example.org' }],
    subject: '1 news item about what you follow',
  });
  expect(digest?.plain_text).toContain(
    [
      '* The attributes that mail.example receives have changed',
      '  Now also: User ID',
      '  No longer: E-mail address',
      '  https://dashboard.example/apps/12/saml20_sp/attributes',
    ].join('\n'),
  );
  expect(digest?.plain_text).toContain(`Stop these e-mails:\n${digest?.unsubscribe ?? 'nothing'}\n`);
  expect(await due()).toBe('2026-03-16T05:00:00.000Z');
});

test('daily ones come each morning, in summer and in winter, and repeat nothing', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  time = Date.parse('2026-03-28T12:00:00Z');
  await change(await server.as('admin'), { action: 'digest', rhythm: 'daily' });
  expect(await due()).toBe('2026-03-29T04:00:00.000Z');
  await importNews(server.database, mail, { releasePolicy: {} });
  time = Date.parse('2026-03-29T04:00:00Z');
  await write();
  expect(await mails()).toHaveLength(1);
  time += DAY;
  expect(await write()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('the mail is in the language in which the person last used the page', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await admin.call(
    'POST',
    '/dashboard/api/x/watching?language=nl',
    JSON.stringify({ action: 'digest', rhythm: 'daily' }),
    { 'content-type': 'application/json' },
  );
  await importNews(server.database, mail, { privacyStatementUrls: { nl: 'https://mail.example/privacy' } });
  time += DAY;
  await write();
  const [digest] = await mails();
  expect(digest).toMatchObject({ language: 'nl', subject: '1 nieuwsbericht over wat u volgt' });
  expect(digest?.plain_text).toContain('Nu ook: https://mail.example/privacy (nl)');
});

test('events from before a person started to watch are not mailed', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await importNews(server.database, wiki, { releasePolicy: {} });
  await watch(admin, service(wiki));
  time += 7 * DAY;
  await write();
  expect(await mails()).toEqual([]);
});

/** The events that remove a right after a person has begun to watch, and before the news. */
const losses: Readonly<Record<string, { readonly watched: string; readonly lose: () => Promise<unknown> }>> =
  {
    'the service is hidden': {
      watched: mail,
      lose: () =>
        server.database.transaction((tx) =>
          tx.updateTable('service').set({ hidden: true }).where('entity_id', '=', mail).execute(),
        ),
    },
    'the service is for others now': {
      watched: mail,
      lose: () =>
        server.database.transaction((tx) =>
          tx
            .updateTable('service')
            .set({ idp_visible_only: true, institution_id: 'south.example' })
            .where('entity_id', '=', mail)
            .execute(),
        ),
    },
    'a later login is of another institution': {
      watched: mail,
      lose: () => relogin({ institutions: ['https://idp.south.example'] }),
    },
    'the institution is gone': {
      watched: mail,
      lose: () =>
        server.database.transaction((tx) =>
          tx.deleteFrom('institution').where('entity_id', '=', north).execute(),
        ),
    },
  };

/** A person logs in again with other attributes. */
async function relogin(claims: object): Promise<void> {
  time += HOUR;
  await server.as('admin');
  await server.database.transaction((tx) =>
    sql`update session set data = data || ${JSON.stringify(claims)}::jsonb where last_seen_at = ${now()}`.execute(
      tx,
    ),
  );
}

test.each(Object.entries(losses))(
  '%s: nothing is reported (REQUIREMENTS 410)',
  async (_title, { watched, lose }) => {
    const admin = await server.as('admin');
    await watch(admin, service(watched));
    await importNews(server.database, watched, { releasePolicy: {} });
    await lose();
    time += 7 * DAY;
    expect(await write()).toBe(1);
    expect(await mails()).toEqual([]);
  },
);

test('a person who lost a role sees what members see', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'search', object: '' });
  await comes(server.database, 'https://beta2.example', { state: 'testaccepted' });
  await watch(admin, { kind: 'service', object: 'https://beta2.example', type: 'saml20_sp' });
  await importNews(server.database, 'https://beta2.example', { releasePolicy: {} });
  await relogin({ authorities: [] });
  time += 7 * DAY;
  await write();
  expect(await mails()).toEqual([]);
});

test('a super user who is away gets news with the rights of the role in which they watch', async () => {
  const client = await server.as('superUserAsAdmin');
  await watch(client, { kind: 'connections', object: '' });
  await importNews(server.database, wiki, { releasePolicy: {} });
  await importNews(server.database, intranet, { releasePolicy: {} });
  time += 7 * DAY;
  await write();
  const [digest] = await mails();
  expect(digest?.plain_text).toContain('that wiki.example receives');
  expect(digest?.plain_text).not.toContain('intranet');
});

test('a person who has not logged in for so long is forgotten', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  time += 31 * DAY;
  await endOld(needs(), { installed: MODULES });
  expect(await server.database.read.selectFrom('subscription').selectAll().execute()).toEqual([]);
});

test('without mails nothing is due', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await change(admin, { action: 'digest', rhythm: 'never' });
  await importNews(server.database, mail, { releasePolicy: {} });
  time += 30 * DAY;
  expect(await write()).toBe(0);
});

test('a person who requested mails but watches nothing is forgotten when the first would be due', async () => {
  await change(await server.as('admin'), { action: 'digest', rhythm: 'daily' });
  time += DAY;
  expect(await write()).toBe(1);
  expect(await server.database.read.selectFrom('watcher').selectAll().execute()).toEqual([]);
});

test('the page says whether mails leave this installation (REQUIREMENTS 411)', async () => {
  const admin = await server.as('admin');
  expect((await watchingOf(admin)).mailServer).toBe(false);
  const config = { ...server.config, mail: { smtpUrl: 'smtp://mail.example' } };
  const viewed = await watchingView(
    server.database.read,
    { config, now },
    principalOf('admin', 2, now()),
    north,
    'en',
  );
  expect(viewed.mailServer).toBe(true);
});
