import { noWayBack } from '../../server/cli/migrate.cli';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { CHANGE_KINDS } from '../../server/modules/changes/changes.module';
import { healthRoutes } from '../../server/modules/operations/health.routes';
import { NestedConnectionError } from '../../server/platform/storage/database';
import { databaseClock } from '../../server/platform/storage/databaseClock';
import { assertRoomOnDisk } from '../../server/platform/storage/roomOnDisk';
import { checkTables, migrate, prepareTables, schemaState } from '../../server/platform/storage/migrate';
import { migrations } from '../../server/migrations/migrations';
import { openTestDatabase, type TestDatabase } from '../support/server/database';
import { mail, north, wiki } from '../support/server/fixtures';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insertSetting = (value: string) =>
  database.transaction((tx) => tx.insertInto('setting').values({ name: 'a', value }).execute());

async function settings(): Promise<string[]> {
  const rows = await database.read.selectFrom('setting').select('value').execute();
  return rows.map(({ value }) => value);
}

test('reads back what a transaction wrote, and nothing of one that failed', async () => {
  await insertSetting('kept');
  await expect(
    database.transaction(async (tx) => {
      await tx.updateTable('setting').set({ value: 'lost' }).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await settings()).toEqual(['kept']);
});

test('refuses a second connection inside a transaction at once, regardless of the handle', async () => {
  const { read } = database;
  await database.transaction(async () => {
    await expect(read.selectFrom('setting').selectAll().execute()).rejects.toThrow(NestedConnectionError);
    await expect(database.transaction(async () => 1)).rejects.toThrow(NestedConnectionError);
  });
  await expect(read.selectFrom('setting').selectAll().execute()).resolves.toBeDefined();
});

test('lets work that was started in a transaction read after its end', async () => {
  let later: Promise<unknown> | undefined;
  await database.transaction(async () => {
    later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => settings());
  });
  await expect(later).resolves.toBeDefined();
});

test.each([
  [600_000, '600 seconds ahead of'],
  [-45_000, '45 seconds behind'],
  [5_000, undefined],
])(
  'a server whose clock is off by %i ms uses that of the database, and says so if the difference is large',
  async (off, expected) => {
    const logged: string[] = [];
    const clock = await databaseClock(
      database,
      (line) => logged.push(line),
      () => Date.now() + off,
    );
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(4_000);
    expect(logged).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
    await clock.stop();
  },
);

test('nothing is written to an embedded database whose disk is nearly full, which would stop it', async () => {
  const disk = (megabytes: number) => async () => ({ bavail: megabytes * 256, bsize: 4096 });
  await expect(assertRoomOnDisk('data', disk(47))).rejects.toThrow(/nearly full \(47 MB left\)/);
  await expect(assertRoomOnDisk('data', disk(48))).resolves.toBeUndefined();
});

test('a server whose tables are older, since a backup was restored, is not ready and says what to do', async () => {
  const tables = { ...migrations, '0999-tomorrow': { up: async () => undefined } };
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  await app.register(healthRoutes({ database, checkTables: () => checkTables(database, tables) }));
  const ready = await app.inject('/internal/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'DOWN' }]);
  expect(lines.join('')).toMatch(/older than this server \(0999-tomorrow was not run\): start it again/);
  await app.close();
});

/** Does as a newer version would: runs a migration that this one does not know. */
async function asIfNewer(takesAway: boolean, work: () => Promise<void>): Promise<void> {
  const tomorrow = { up: async () => undefined, ...(takesAway && { takesAway: true as const }) };
  expect(await migrate(database, { ...migrations, '0999-tomorrow': tomorrow })).toEqual(['0999-tomorrow']);
  try {
    await work();
  } finally {
    await database.transaction(async (tx) => {
      await sql`delete from kysely_migration where name = '0999-tomorrow'`.execute(tx);
      await sql`delete from setting where name = 'schema.needs'`.execute(tx);
    });
  }
}

test('accepts tables to which a newer version has only added', () =>
  asIfNewer(false, async () => {
    expect(await migrate(database, migrations)).toEqual([]);
    expect(await schemaState(database, migrations)).toEqual({ pending: [], newer: ['0999-tomorrow'] });
  }));

test('refuses tables from which a newer version has removed something, in one sentence', async () => {
  await asIfNewer(true, async () => {
    await expect(migrate(database, migrations)).rejects.toThrow(
      /^The database is of a newer version of the dashboard.*\(0999-tomorrow\)/,
    );
  });
  expect(await migrate(database, migrations)).toEqual([]);
});

test('refuses tables that have grown on two branches', () =>
  asIfNewer(false, async () => {
    const other = { ...migrations, '0998-elsewhere': { up: async () => undefined } };
    await expect(migrate(database, other)).rejects.toThrow('of a newer version');
  }));

test('leaves tables that are not up to date to the command, if the setting says so', async () => {
  const next = { ...migrations, '0999-tomorrow': { up: async () => undefined } };
  await expect(prepareTables(database, next, { migratesAtStart: false })).rejects.toThrow(
    /not up to date \(0999-tomorrow\).*idp-dashboard migrate/,
  );
  await expect(prepareTables(database, migrations, { migratesAtStart: false })).resolves.toBeUndefined();
});

test.each([
  ['new tables', Object.keys(migrations), undefined],
  ['tables of release 0.1.0', ['0020-audit', '0999-tomorrow'], /^Release 0\.1\.0 cannot start again/],
  ['tables that are added to', ['0999-tomorrow'], undefined],
  ['tables from which something is taken', ['0998-away'], /^The release before this one cannot start again/],
  ['tables that are up to date', [], undefined],
])('a migration of %s says whether there is a way back', (_which, pending, said) => {
  const up = async () => undefined;
  const next = { '0999-tomorrow': { up }, '0998-away': { up, takesAway: true as const } };
  const known = pending.length > 9 ? migrations : { ...migrations, ...next };
  const warning = noWayBack({ pending, newer: [] }, known);
  if (said) expect(warning).toMatch(said);
  else expect(warning).toBeUndefined();
});

test('returns times, numbers and documents with their JavaScript types', async () => {
  const at = new Date('2026-03-01T09:48:21.123Z');
  await database.transaction((tx) =>
    tx
      .insertInto('session')
      .values({
        id_hash: 'x',
        person: 'p',
        data: JSON.stringify({ level: 1.5 }),
        created_at: at,
        last_seen_at: at.toISOString(),
        expires_at: '2026-03-01T10:48:21.123+01:00',
        ended_at: null,
      })
      .execute(),
  );
  const row = await database.read.selectFrom('session').selectAll().executeTakeFirstOrThrow();
  expect(row.created_at).toBeInstanceOf(Date);
  expect([row.created_at, row.last_seen_at, row.expires_at]).toEqual([at, at, at]);
  expect(row).toMatchObject({ data: { level: 1.5 }, ended_at: null });
});

test('serves many writers at once', async () => {
  await database.reset();
  const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
  await Promise.all(
    names.map((name) =>
      database.transaction((tx) => tx.insertInto('setting').values({ name, value: '' }).execute()),
    ),
  );
  expect(await settings()).toHaveLength(20);
});

test('keeps one open ticket for institution, service and direction', async () => {
  const ticket = (key: string, service: string) => ({
    key,
    type: 'LINKREQUEST' as const,
    status: 'Open' as const,
    resolution: null,
    rejected: false,
    institution_entity_id: north,
    service_entity_id: service,
    service_type: 'saml20_sp' as const,
    direction: 'connect' as const,
    user_name: 'Ann',
    user_email: null,
    user_uid: null,
    email_to: '',
    body: '',
    personal_message: '',
    contact_email: '',
    change: null,
    requested_at: new Date(),
    updated_at: new Date(),
  });
  const file = (key: string, service: string) =>
    database.transaction((tx) => tx.insertInto('ticket').values(ticket(key, service)).execute());
  await file('CXT-1', wiki);
  await expect(file('CXT-2', wiki)).rejects.toMatchObject({ code: '23505', constraint: 'ticket_one_open' });
  await file('CXT-3', mail);
  await database.transaction((tx) => tx.updateTable('ticket').set({ status: 'Closed' }).execute());
  await file('CXT-4', wiki);
});

test('accepts a ticket about every kind of change, and about no other', async () => {
  const { rows } = await sql<{ check: string }>`
    select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'ticket_direction_check'`.execute(
    database.read,
  );
  const taken = [...(rows[0]?.check ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(taken.sort()).toEqual([...CHANGE_KINDS].sort());
});

test('has nothing left to migrate, also when two servers start at once', async () => {
  expect(await Promise.all([migrate(database, migrations), migrate(database, migrations)])).toEqual([[], []]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.read);
  expect(rows.length).toBeGreaterThan(0);
});
