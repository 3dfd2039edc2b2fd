/** People who watch are who their last login says they are. */
import { sql } from 'kysely';
import { followLogins } from '../../../../server/extensions/watching/watchers';
import { mail } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { watch } from './watching';

let time = Date.parse('2026-03-04T10:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = (object: string) => ({ kind: 'service', object, type: 'saml20_sp' }) as const;

/** Ways of losing a role, so shortly after the start of watching that no clock distinguishes the two. */
const sameMoment: Readonly<Record<string, () => Promise<unknown>>> = {
  'their roles are read again in the same session': () => loseRoles(),
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

test.each(Object.entries(sameMoment))('a role that is lost is lost: %s', async (_title, lose) => {
  const admin = await server.as('admin');
  // The session was used half a minute ago, which is not recorded again.
  time += 30_000;
  await watch(admin, service(mail));
  await lose();
  await server.database.transaction((tx) => followLogins(tx));
  const rows = await server.database.read.selectFrom('watcher').select('authorities').execute();
  expect(rows).toEqual([{ authorities: [] }]);
});

test('if logins bring no change, nothing is written', async () => {
  await watch(await server.as('admin'), service(mail));
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from watcher`.execute(server.database.read)).rows;
  const before = await version();
  await server.database.transaction((tx) => followLogins(tx));
  expect(await version()).toEqual(before);
});
