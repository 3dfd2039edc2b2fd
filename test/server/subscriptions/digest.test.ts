/** Digests come when they are due, once, in one's language, and tell nothing that one may not see any more. */
import { sql } from 'kysely';
import { writeNext } from '../../../server/modules/subscriptions/digest';
import { followLogins } from '../../../server/modules/subscriptions/watchers';
import { databaseMailer } from '../../../server/modules/mail/mailer';
import type { Mail } from '../../../server/modules/mail/mail.module';
import { endOld } from '../../../server/modules/privacy/retention';
import { files, intranet, mail, north, wiki } from '../../support/fixtures';
import { startTestApp, type TestApp } from '../../support/server';
import { rounds } from '../../support/database';
import { change, comes, saysNow, UID_URN, watch } from './watching';

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

test('a weekly digest comes on Monday morning, with what was and what is (REQUIREMENTS 411)', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await saysNow(server.database, mail, { releasePolicy: { [UID_URN]: ['*'] } });
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
    subject: '1 change in what you watch',
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

test('daily ones come each morning, in summer and in winter, and say nothing twice', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  time = Date.parse('2026-03-28T12:00:00Z');
  await change(await server.as('admin'), { action: 'digest', rhythm: 'daily' });
  expect(await due()).toBe('2026-03-29T04:00:00.000Z');
  await saysNow(server.database, mail, { releasePolicy: {} });
  time = Date.parse('2026-03-29T04:00:00Z');
  await write();
  expect(await mails()).toHaveLength(1);
  time += DAY;
  expect(await write()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('the mail is in the language in which they last used the page', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await admin.call(
    'POST',
    '/dashboard/api/x/watching?language=nl',
    JSON.stringify({ action: 'digest', rhythm: 'daily' }),
    { 'content-type': 'application/json' },
  );
  await saysNow(server.database, mail, { privacyStatementUrls: { nl: 'https://mail.example/privacy' } });
  time += DAY;
  await write();
  const [digest] = await mails();
  expect(digest).toMatchObject({ language: 'nl', subject: '1 wijziging in wat u volgt' });
  expect(digest?.plain_text).toContain('Nu ook: https://mail.example/privacy (nl)');
});

test('what was there before somebody began to watch is not mailed', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await saysNow(server.database, wiki, { releasePolicy: {} });
  await watch(admin, service(wiki));
  time += 7 * DAY;
  await write();
  expect(await mails()).toEqual([]);
});

/** What takes a right away after somebody began to watch, and before they are told. */
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

/** Somebody logs in again, and the login says something else of them. */
async function relogin(said: object): Promise<void> {
  time += HOUR;
  await server.as('admin');
  await server.database.transaction((tx) =>
    sql`update session set data = data || ${JSON.stringify(said)}::jsonb where last_seen_at = ${now()}`.execute(
      tx,
    ),
  );
}

test.each(Object.entries(losses))(
  '%s: nothing is told (REQUIREMENTS 410)',
  async (_what, { watched, lose }) => {
    const admin = await server.as('admin');
    await watch(admin, service(watched));
    await saysNow(server.database, watched, { releasePolicy: {} });
    await lose();
    time += 7 * DAY;
    expect(await write()).toBe(1);
    expect(await mails()).toEqual([]);
  },
);

test('who lost a role is told what members are', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'search', object: '' });
  await comes(server.database, 'https://beta2.example', { state: 'testaccepted' });
  await watch(admin, { kind: 'service', object: 'https://beta2.example', type: 'saml20_sp' });
  await saysNow(server.database, 'https://beta2.example', { releasePolicy: {} });
  await relogin({ authorities: [] });
  time += 7 * DAY;
  await write();
  expect(await mails()).toEqual([]);
});

/** How somebody comes to have a role no more, so shortly after they began to watch that no clock tells the two apart. */
const sameMoment: Readonly<Record<string, () => Promise<unknown>>> = {
  'their roles are read anew in the same session': () => loseRoles(),
  'another login of theirs says so': async () => {
    await server.as('admin');
    await loseRoles();
  },
};

const loseRoles = () =>
  server.database.transaction((tx) =>
    sql`update session set data = jsonb_set(data, '{authorities}', '[]')
      where id_hash = (select id_hash from session order by created_at desc, ctid desc limit 1)`.execute(tx),
  );

test.each(Object.entries(sameMoment))('a role that is lost is lost: %s', async (_how, lose) => {
  const admin = await server.as('admin');
  // The session was used half a minute ago, which is not noted anew.
  time += 30_000;
  await watch(admin, service(mail));
  await lose();
  await server.database.transaction((tx) => followLogins(tx));
  const rows = await server.database.read.selectFrom('watcher').select('authorities').execute();
  expect(rows).toEqual([{ authorities: [] }]);
});

test('where logins say nothing new, nothing is written', async () => {
  await watch(await server.as('admin'), service(mail));
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from watcher`.execute(server.database.read)).rows;
  const before = await version();
  await server.database.transaction((tx) => followLogins(tx));
  expect(await version()).toEqual(before);
});

test('a super user who is not here is no super user for what they took on', async () => {
  const client = await server.as('superUserAsAdmin');
  await watch(client, { kind: 'connections', object: '' });
  await saysNow(server.database, wiki, { releasePolicy: {} });
  await saysNow(server.database, intranet, { releasePolicy: {} });
  time += 7 * DAY;
  await write();
  const [digest] = await mails();
  expect(digest?.plain_text).toContain('that wiki.example receives');
  expect(digest?.plain_text).not.toContain('intranet');
});

test('who has not logged in for so long is forgotten', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  time += 31 * DAY;
  await endOld(needs());
  expect(await server.database.read.selectFrom('subscription').selectAll().execute()).toEqual([]);
});

test('without mails nothing is due', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await change(admin, { action: 'digest', rhythm: 'never' });
  await saysNow(server.database, mail, { releasePolicy: {} });
  time += 30 * DAY;
  expect(await write()).toBe(0);
});

test('while somebody writes news, digests wait for them without being in anybody’s way', async () => {
  // The embedded database has one transaction at a time, so that there is nobody to wait for.
  if (globalThis.testStorage.connections === 1) return;
  await watch(await server.as('admin'), service(mail));
  time += 7 * DAY;
  let began = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (began = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const writing = server.database.transaction(async (tx) => {
    await sql`insert into news (at, kind, service_type, service_entity_id)
      values (${now()}, 'newService', 'saml20_sp', ${mail})`.execute(tx);
    began();
    await ended;
  });
  await begun;
  expect(await write()).toBe(0);
  end();
  await writing;
  expect(await write()).toBe(1);
});

test('who asked for mails and began to watch nothing is forgotten when the first would be due', async () => {
  await change(await server.as('admin'), { action: 'digest', rhythm: 'daily' });
  time += DAY;
  expect(await write()).toBe(1);
  expect(await server.database.read.selectFrom('watcher').selectAll().execute()).toEqual([]);
});

test('several servers write each digest once (REQUIREMENTS 412)', async () => {
  const people = ['admin', 'viewer', 'member', 'southAdmin'] as const;
  for (let round = 0; round < rounds(5); round += 1) {
    await server.database.reset();
    time = START;
    for (const person of people) await watch(await server.as(person), service(mail));
    await saysNow(server.database, mail, { releasePolicy: {} });
    time += 7 * DAY;
    await Promise.all(Array.from({ length: 4 }, () => write()));
    expect((await mails()).map(({ recipients: [to] }) => to?.address).sort()).toEqual(
      people.map((person) => `${person}@example.org`).sort(),
    );
  }
});

test('one that fails in the middle has told nothing, and an hour later all of it is told', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(files));
  await watch(admin, service(mail));
  await saysNow(server.database, mail, { releasePolicy: {} });
  time += 7 * DAY;
  expect(await complaintsOf(() => writeNext(needsThatFail(() => true)))).toContain('killed');
  expect(await mails()).toEqual([]);
  expect(await write()).toBe(0);
  time += HOUR;
  expect(await write()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('one that always fails keeps nobody else’s back', async () => {
  for (const person of ['admin', 'viewer', 'member'] as const)
    await watch(await server.as(person), service(mail));
  await saysNow(server.database, mail, { releasePolicy: {} });
  time += 7 * DAY;
  const failing = needsThatFail(({ to: [to] }) => to?.address === 'admin@example.org');
  await server.database.transaction((tx) =>
    sql`update watcher set due_at = due_at - interval '1 day' where mail = 'admin@example.org'`.execute(tx),
  );
  const complaints = await complaintsOf(async () => {
    while (await writeNext(failing));
  });
  expect(complaints).toContain('killed');
  expect((await mails()).map(({ recipients: [to] }) => to?.address).sort()).toEqual([
    'member@example.org',
    'viewer@example.org',
  ]);
});

/** Mails that are to fail are not taken. */
function needsThatFail(fails: (mail: Mail) => boolean) {
  const { mailer, ...others } = needs();
  const take: typeof mailer.take = async (tx, mail, at) => {
    if (fails(mail)) throw new Error('killed');
    return mailer.take(tx, mail, at);
  };
  return { ...others, mailer: { ...mailer, take } };
}

async function complaintsOf(work: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    await work();
  } finally {
    write.mockRestore();
  }
  return said.join('');
}
