/**
 * Logs with F-TICKS, imported by the command for logins: what is counted and reported, and that nothing is
 * counted twice.
 */
import { gzipSync } from 'node:zlib';
import { loginReportLines } from '../../../../server/modules/statistics/collecting/loginReport';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { ticks } from '../../../support/server/ticks';
import { countedIn, csvOf, importText, storedPeople } from '../../../support/server/logins';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const ten = Date.parse('2026-03-02T10:00:00Z') / 1000;
const at = (second: number) => String(ten + second);
const [ann, bob] = ['ann', 'bob'].map((name) => name.repeat(21));
const base = { RP: wiki, AP: north };

/** Logins and unique users of March 2026 at north, in all services. */
const march = async () => (await countedIn(database, '2026M3'))[`${north} *`];

const log = [
  'Mar  2 09:59:59 idp rsyslogd: start',
  `Mar  2 10:00:00 idp ${ticks({ TS: at(0), ...base, PN: ann ?? '' })}`,
  `<174>1 2026-03-02T10:00:01.5Z idp ssp 1 - - ${ticks({ TS: at(1), ...base, PN: bob ?? '' })}`,
  ticks({ TS: at(2), ...base, PN: ann ?? '', RESULT: 'OK' }),
  ticks({ TS: at(3), ...base, PN: ann ?? '', RESULT: 'FAIL' }),
  ticks({ TS: at(4), ...base, PN: ann ?? '' }, 'ELSEWHERE'),
  'F-TICKS/eduroam/1.0#REALM=north.example#VISCOUNTRY=NL#RESULT=OK#',
  `Mar  2 10:00:05 idp ${ticks({ ...base, PN: bob ?? '' })}`,
  ticks({ ...base, PN: bob ?? '' }),
  `<34>1 2026-03-02T10:00:06.1Z idp a 1 - - ${ticks({ TS: at(6), ...base })}`,
  `<34>1 2026-03-02T10:00:06.2Z idp a 1 - - ${ticks({ TS: at(6), ...base })}`,
  ticks({ TS: at(7), RP: 'https://new.example', AP: north, PN: ann ?? '' }),
  ticks({ TS: at(8), RP: wiki, AP: 'https://gone.example', PN: ann ?? '' }),
];
const settings = { FTICKS_FEDERATIONS: 'harwick, other' };

test('a log is counted, each login once, and every other line is reported', async () => {
  const report = await importText(database, log.join('\n'), { settings });
  expect(loginReportLines(report)).toEqual([
    '13 lines: 7 logins added, 0 were there already, 1 of unknown institutions left out, 1 bad lines left out.',
    '1 lines that tell no login, left out.',
    '1 logins that failed (RESULT is not OK), left out.',
    '1 lines of eduroam, left out.',
    '2 logins that name no user (no PN): they count as logins; there were more unique users than are counted.',
    '1 logins without a time (no TS): the time is that of the log.',
    '1 unknown institutions, left out, with 1 logins:',
    '  https://gone.example',
    '1 unknown services, added, with 1 logins:',
    '  https://new.example',
    '1 other federations, left out, with 1 logins:',
    '  ELSEWHERE',
    'Line 9: it has no TS, and no header with a time.',
  ]);
  expect(await march()).toEqual([7, 2]);
  const again = await importText(database, [...log].reverse().join('\r\n'), { settings });
  expect(again).toMatchObject({ added: 0, known: 7 });
  expect(await march()).toEqual([7, 2]);
});

test('a rotated log is read directly, and a broken one is refused', async () => {
  const zipped = gzipSync(log.join('\n'));
  const both = Buffer.concat([zipped, gzipSync(`\n${ticks({ TS: at(9), ...base, PN: ann ?? '' })}`)]);
  expect(await importText(database, both, { settings })).toMatchObject({ lines: 14, added: 8 });
  expect(await importText(database, zipped, { settings })).toMatchObject({ lines: 13, added: 0 });
  await expect(importText(database, zipped.subarray(0, -20), { settings })).rejects.toThrow('incomplete');
  expect(await importText(database, gzipSync(csvOf([[at(0), 'ann', mail, north]])))).toMatchObject({
    added: 1,
  });
});

test('the first line determines the format of a file, unless the command does', async () => {
  const python = `[2026] INFO ${ticks({ TS: at(0), ...base, PN: ann ?? '' })}`;
  await expect(importText(database, `[2026] start\n${python}`)).rejects.toThrow('names columns');
  const report = await importText(database, `[2026] start\n${python}`, { format: 'fticks' });
  expect(report).toMatchObject({ lines: 2, added: 1 });
  await expect(importText(database, `${python}\n`, { format: 'csv' })).rejects.toThrow('names columns');
});

test('the command names federations instead of the settings', async () => {
  const lines = ['A', 'b', 'c'].map((name, second) =>
    ticks({ TS: at(second), ...base, PN: ann ?? '' }, name),
  );
  expect(await importText(database, lines.join('\n'))).toMatchObject({ added: 3 });
  const report = await importText(database, lines.join('\n'), { settings, federations: ['a', 'b'] });
  expect(report).toMatchObject({ added: 0, known: 2 });
  expect(report.counts.otherFederations.first).toEqual(['c']);
});

test('a principal is stored nowhere, and is the same user as in CSV', async () => {
  await importText(database, log.join('\n'), { settings });
  const csv = csvOf([['2026-03-02T10:00:00Z', ann ?? '', wiki, north]]);
  expect(await importText(database, csv)).toMatchObject({ added: 0, known: 1 });
  expect((await storedPeople(database)).text).not.toContain('annann');
});

test('lines of one file that are too long or empty are reported by number', async () => {
  const lines = [ticks({ TS: at(0), ...base, PN: 'ann' }), '', `F-TICKS/HARWICK/1.0#${'x'.repeat(9_000)}`];
  expect(await importText(database, [...lines, 'y'.repeat(70_000)].join('\n'))).toMatchObject({
    lines: 3,
    added: 1,
    bad: { count: 2, lines: [{ number: 3 }, { number: 4 }] },
  });
});
