/** Each digest is written once, by any server, beside other writes; a failed one does not delay others. */
import { sql } from 'kysely';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import type { Mail } from '../../../../server/modules/mail/mail.module';
import { files, mail } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { rounds } from '../../../support/server/database';
import { importNews, watch } from './watching';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = (object: string) => ({ kind: 'service', object, type: 'saml20_sp' }) as const;

const needs = () => ({ ...server, mailer: databaseMailer(server.config), now });
async function write(): Promise<number> {
  let written = 0;
  while (await writeNext(needs())) written += 1;
  return written;
}
const mails = () => server.database.read.selectFrom('mail').selectAll().orderBy('id').execute();

test('while news is being written, digests wait for it without blocking anybody', async () => {
  // The embedded database has one transaction at a time, so there is nothing to wait for.
  if (globalThis.testStorage.connections === 1) return;
  await watch(await server.as('admin'), service(mail));
  time += 7 * DAY;
  let markStarted = () => {};
  let end = () => {};
  const started = new Promise<void>((resolve) => (markStarted = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const writing = server.database.transaction(async (tx) => {
    await sql`insert into news (at, kind, service_type, service_entity_id)
      values (${now()}, 'newService', 'saml20_sp', ${mail})`.execute(tx);
    markStarted();
    await ended;
  });
  await started;
  expect(await write()).toBe(0);
  end();
  await writing;
  expect(await write()).toBe(1);
});

test('several servers write each digest once (REQUIREMENTS 412)', async () => {
  const people = ['admin', 'viewer', 'member', 'southAdmin'] as const;
  for (let round = 0; round < rounds(5); round += 1) {
    await server.database.reset();
    for (const person of people) await watch(await server.as(person), service(mail));
    await importNews(server.database, mail, { releasePolicy: {} });
    time += 7 * DAY;
    await Promise.all(Array.from({ length: 4 }, () => write()));
    expect((await mails()).map(({ recipients: [to] }) => to?.address).sort()).toEqual(
      people.map((person) => `${person}@example.org`).sort(),
    );
  }
});

test('a digest that fails in the middle has reported nothing, and an hour later all of it', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(files));
  await watch(admin, service(mail));
  await importNews(server.database, mail, { releasePolicy: {} });
  time += 7 * DAY;
  expect(await complaintsOf(() => writeNext(needsThatFail(() => true)))).toContain('killed');
  expect(await mails()).toEqual([]);
  expect(await write()).toBe(0);
  time += HOUR;
  expect(await write()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a digest that always fails does not delay others', async () => {
  for (const person of ['admin', 'viewer', 'member'] as const)
    await watch(await server.as(person), service(mail));
  await importNews(server.database, mail, { releasePolicy: {} });
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
  const logged: string[] = [];
  const write = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => logged.push(String(text)) > 0);
  try {
    await work();
  } finally {
    write.mockRestore();
  }
  return logged.join('');
}
