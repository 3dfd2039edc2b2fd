import { sql } from 'kysely';
import { recordAudit, SERVER } from '../../../server/platform/audit/audit.module';
import { auditNext } from '../../../server/platform/audit/background';
import { checkIfDue, lastCheck } from '../../../server/platform/audit/check';
import { removeOldest } from '../../../server/platform/audit/retain';
import { sealNext } from '../../../server/platform/audit/seal';
import { verifyTrail } from '../../../server/platform/audit/verify';
import type { Tx } from '../../../server/platform/storage/database';
import { openTestDatabase, rounds, type TestDatabase } from '../../support/server/database';

/** The trail can only be added to; any other change to it is detected. */
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const add = (tx: Tx, at: string, name = 'it') =>
  recordAudit(tx, { kind: 'policy.created', actor: SERVER, object: { id: 'p', name } }, new Date(at));
const added = (...moments: readonly string[]) =>
  database.transaction(async (tx) => {
    for (const moment of moments) await add(tx, moment);
  });

async function sealed(now: string): Promise<string[]> {
  const days: string[] = [];
  for (;;) {
    const seal = await sealNext(database, new Date(now));
    if (seal === undefined) return days;
    if (seal !== 'busy') days.push(seal.day);
  }
}

/** As the owner of the database can. */
async function inSpiteOf(statement: string): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    for (const one of statement.split('; ')) await sql.raw(one).execute(tx);
  });
}
const faults = async () =>
  (await verifyTrail(database.read)).faults.map(({ day, kind }) => `${day} ${kind}`).sort();

const threeDays = async () => {
  await added('2026-03-02T10:00:00Z', '2026-03-02T23:59:59.999Z', '2026-03-04T00:00:00Z');
  expect(await sealed('2026-03-05T00:00:00Z')).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
};

test('every day that is over is sealed, including one without entries, and the trail is intact', async () => {
  await threeDays();
  await added('2026-03-05T08:00:00Z');
  expect(await sealed('2026-03-05T23:59:59Z')).toEqual([]);
  expect(await verifyTrail(database.read)).toEqual({
    from: '2026-03-02',
    to: '2026-03-04',
    seal: expect.stringMatching(/^[0-9a-f]{64}$/),
    entries: 4,
    unsealed: 1,
    faults: [],
  });
});

test.each<[string, RegExp]>([
  ["update audit_entry set name = 'x'", /only ever added to/],
  ['delete from audit_entry', /only ever added to/],
  ['truncate audit_entry', /only ever added to/],
  ['update audit_seal set entries = 0', /only ever added to/],
  ['delete from audit_seal', /only ever added to/],
  ['truncate audit_seal', /only ever added to/],
  ...[
    `update audit_entry set name = 'x'`,
    'delete from audit_entry where number = 1',
    `delete from audit_entry where day = '2026-03-02'`,
    `delete from audit_seal where day = '2026-03-03'`,
    `delete from audit_seal where day = '2026-03-02'; delete from audit_seal where day = '2026-03-03'`,
    'truncate audit_entry',
  ].map((rest): [string, RegExp] => [
    `begin; set local audit.retention = 'on'; ${rest}`,
    /only ever added to/,
  ]),
])('the database refuses %s', async (statement, reason) => {
  await threeDays();
  const work = database.transaction(async (tx) => {
    for (const one of statement.split('; ').filter((part) => part !== 'begin'))
      await sql.raw(one).execute(tx);
  });
  await expect(work).rejects.toThrow(reason);
  expect(await faults()).toEqual([]);
});

test.each([
  ['an entry is altered', `update audit_entry set name = 'x' where number = 1`, ['02 entry']],
  [
    'an entry is altered with its hash',
    `update audit_entry set name = 'x', hash = repeat('0', 64) where number = 1`,
    ['02 entries', '02 entry'],
  ],
  ['an entry is missing', `delete from audit_entry where number = 2`, ['02 entries']],
  [
    'an entry was moved to another day',
    `update audit_entry set day = '2026-03-03' where number = 3`,
    ['03 entries', '04 entries'],
  ],
  [
    'a day is missing with its seal',
    `delete from audit_seal where day = '2026-03-03'`,
    ['04 chain', '04 gap'],
  ],
  ['a seal is missing', `delete from audit_seal where day = '2026-03-02'`, ['02 unsealed', '03 gap']],
  [
    'the oldest day is missing before its time was over',
    `delete from audit_entry where day = '2026-03-02'; delete from audit_seal where day = '2026-03-02'`,
    ['03 gap'],
  ],
  [
    'a seal was altered',
    `update audit_seal set entries = 7 where day = '2026-03-03'`,
    ['03 entries', '03 seal'],
  ],
])('it shows where %s', async (_title, statement, expected) => {
  await threeDays();
  await inSpiteOf(statement);
  expect(await faults()).toEqual(expected.map((fault) => `2026-03-${fault}`));
});

test.each([
  [
    'the newest day with its seal',
    `delete from audit_entry where day = '2026-03-04'; delete from audit_seal where day = '2026-03-04'`,
  ],
  ['the newest entry, which was not sealed', `delete from audit_entry where day = '2026-03-05'`],
  ['everything', 'truncate audit_entry; truncate audit_seal'],
  [
    'entries of a day, which is written and sealed again',
    `delete from audit_entry where number = 3; delete from audit_seal where day = '2026-03-04'`,
  ],
])(
  'the check of the next day reports, and keeps reporting, that a person has cut off %s',
  async (_title, statement) => {
    await threeDays();
    await added('2026-03-05T08:00:00Z');
    const check = async (day: number, hour = 1) => {
      const now = new Date(`2026-03-0${day}T0${hour}:00:00Z`);
      await sealed(now.toISOString());
      return (await checkIfDue(database, now))?.faults.map(({ day: on, kind }) => `${on} ${kind}`);
    };
    expect(await check(5, 9)).toEqual([]);
    await inSpiteOf(statement);
    expect(await check(6)).toEqual(['2026-03-06 missing']);
    await added('2026-03-06T08:00:00Z');
    expect(await check(7)).toEqual(['2026-03-06 missing']);
  },
);

test('an entry that comes late, by a clock or a long transaction, belongs to the first day that is not sealed', async () => {
  await threeDays();
  await added('2026-03-03T12:00:00Z');
  const late = await database.read
    .selectFrom('audit_entry')
    .select(['day', 'at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(late).toEqual({ day: '2026-03-05', at: new Date('2026-03-03T12:00:00Z') });
  expect(await faults()).toEqual([]);
});

test('many writers and several servers that seal at once make one chain', async () => {
  const many = rounds(20);
  const write = (round: number) =>
    database.transaction(async (tx) => {
      await add(tx, `2026-03-0${1 + (round % 4)}T10:00:00Z`, String(round));
      await add(tx, `2026-03-0${1 + ((round + 1) % 4)}T10:00:00Z`, String(round));
    });
  const writers = Array.from({ length: many }, (_, round) => write(round));
  const sealers = Array.from({ length: 3 }, () => sealed('2026-03-06T00:00:00Z'));
  await Promise.all([...writers, ...sealers]);
  await sealed('2026-03-12T00:00:00Z');
  const { entries, faults: found } = await verifyTrail(database.read);
  expect([entries, found]).toEqual([2 * many, []]);
});

test('nothing is sealed while a person writes, and no one waits', async () => {
  if (globalThis.testStorage.connections < 2) return;
  await added('2026-03-02T10:00:00Z');
  let written: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const mayFinish = new Promise<void>((resolve) => (finish = resolve));
  const writing = database.transaction(async (tx) => {
    await add(tx, '2026-03-02T11:00:00Z');
    written();
    await mayFinish;
  });
  await isWritten;
  expect(await sealNext(database, new Date('2026-03-03T00:00:00Z'))).toBe('busy');
  finish();
  await writing;
  expect(await sealed('2026-03-03T00:00:00Z')).toEqual(['2026-03-02']);
});

test('days that are too old are removed whole, which is reported, and the rest is still intact', async () => {
  await threeDays();
  const now = new Date('2026-03-06T00:30:00Z');
  await sealed(now.toISOString());
  expect(await removeOldest(database, now, 0)).toBeUndefined();
  expect(await removeOldest(database, now, 3)).toBe('2026-03-02');
  expect(await removeOldest(database, now, 3)).toBeUndefined();
  expect(await verifyTrail(database.read)).toMatchObject({ from: '2026-03-03', entries: 2, faults: [] });
  const rows = await database.read
    .selectFrom('audit_entry')
    .select(['kind', 'after'])
    .orderBy('number')
    .execute();
  expect(rows).toEqual([
    { kind: 'policy.created', after: null },
    { kind: 'trail.removed', after: JSON.stringify({ entries: 2, keptDays: 3 }) },
  ]);
});

test('a server seals, removes and checks, once a day, and says where the trail was changed', async () => {
  await threeDays();
  await inSpiteOf(`update audit_entry set name = 'x' where number = 3`);
  const logged: string[] = [];
  let now = new Date('2026-03-07T09:00:00Z');
  const needs = { database, now: () => now, config: { auditDays: 730 } };
  const work = async () => {
    while ((await auditNext(needs, (line) => logged.push(line))) === 'something');
  };
  await work();
  await work();
  expect(logged).toEqual([
    expect.stringMatching(/^The audit trail of 2026-03-05 is sealed: [0-9a-f]{64}$/),
    expect.stringMatching(/^The audit trail of 2026-03-06 is sealed/),
    expect.stringMatching(/^THE AUDIT TRAIL WAS CHANGED/),
  ]);
  expect(await lastCheck(database.read)).toMatchObject({
    to: '2026-03-06',
    checkedAt: now.toISOString(),
    faults: [{ day: '2026-03-04', kind: 'entry', number: '3' }],
  });
  now = new Date('2026-03-08T00:00:10Z');
  await work();
  expect(logged.slice(3)).toEqual([
    expect.stringMatching(/^The audit trail of 2026-03-07/),
    expect.stringMatching(/^THE AUDIT/),
  ]);
});
