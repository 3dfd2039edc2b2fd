/** Logins from a file: what is read, what is refused, and that nothing counts twice. */
import { loginReportLines } from '../../../server/modules/statistics/collecting/loginReport';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { mail, north, south, wiki } from '../../support/server/fixtures';
import {
  countedIn,
  countsOnDemand,
  csvOf,
  importText,
  storedPeople,
  type TestLogin,
} from '../../support/server/logins';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const logins: TestLogin[] = [
  ['2026-03-02T10:00:00Z', 'ann', wiki, north],
  ['2026-03-02T11:00:00Z', 'ann', mail, north],
  ['2026-03-03T10:00:00Z', 'ann', wiki, north],
  ['2026-03-03T10:00:01Z', 'bob', wiki, north],
  ['2026-03-03T10:00:02Z', 'ann', wiki, south],
];

const march = () => countedIn(database, '2026M3');

const counted = {
  [`${north} *`]: [4, 2],
  [`${north} ${wiki}`]: [3, 2],
  [`${north} ${mail}`]: [1, 1],
  [`${south} *`]: [1, 1],
  [`${south} ${wiki}`]: [1, 1],
};

test('a file is stored and counted, unique users once, and importing it again changes nothing', async () => {
  expect(await importText(database, csvOf(logins))).toMatchObject({ lines: 5, added: 5, known: 0 });
  expect(await march()).toEqual(counted);
  expect(await importText(database, csvOf(logins))).toMatchObject({ lines: 5, added: 0, known: 5 });
  expect(await march()).toEqual(counted);
  const rest: TestLogin = ['2026-03-31T23:59:59Z', 'bob', mail, north];
  expect(await importText(database, csvOf([...logins, rest]))).toMatchObject({ added: 1, known: 5 });
  expect(await march()).toEqual({ ...counted, [`${north} *`]: [5, 2], [`${north} ${mail}`]: [2, 2] });
});

test('the same events in another order, in pieces and as JSON lines, count the same', async () => {
  const json = [...logins]
    .reverse()
    .map(([time, user, service, institution]) =>
      JSON.stringify({ idp_entity_id: institution, sp_entity_id: service, user_id: user, timestamp: time }),
    );
  expect((await importText(database, json.slice(0, 2).join('\r\n'))).added).toBe(2);
  expect((await importText(database, csvOf(logins.slice(1)))).added).toBe(2);
  expect((await importText(database, `${json.join('\n')}\n\n`)).added).toBe(1);
  expect(await march()).toEqual(counted);
});

test('with an id, an event is identified by it alone; without one, by all other values', async () => {
  const rows = (lines: string[]) => ['id;institution;service;user;time', ...lines].join('\n');
  const one = `e1;${north};${wiki};ann;2026-03-02 10:00:00`;
  const other = `e2;${north};${wiki};ann;2026-03-02 10:00:00`;
  expect(await importText(database, rows([one, other, one]))).toMatchObject({ added: 2, known: 1 });
  const twice: TestLogin = ['1772445600', 'ann', wiki, north];
  expect(await importText(database, csvOf([twice, twice]))).toMatchObject({ added: 1, known: 1 });
});

test('bad lines are reported with number and reason, and the rest is imported', async () => {
  const bad = [
    'time,user,service,institution',
    `2026-02-30T10:00:00Z,ann,${wiki},${north}`,
    `2026-03-02T10:00:00Z,,${wiki},${north}`,
    `2026-03-02T10:00:00Z,ann,${wiki}`,
    `2027-01-01T00:00:00Z,ann,${wiki},${north}`,
    `1999-12-31T23:00:00Z,ann,${wiki},${north}`,
    `2026-03-02T10:00:00Z,"ann,${wiki},${north}`,
    '',
    `2026-03-02T10:00:00Z,"ann ""A"" Smith, dr",${wiki},${north}`,
  ].join('\n');
  const report = await importText(database, bad);
  expect(report).toMatchObject({ lines: 7, added: 1 });
  expect(report.bad).toEqual({
    count: 6,
    lines: [
      { number: 2, reason: '"2026-02-30T10:00:00Z" is not a time' },
      { number: 3, reason: 'it has no user' },
      { number: 4, reason: 'it has 3 values, not 4' },
      { number: 5, reason: '2027-01-01T00:00:00Z is in the future' },
      { number: 6, reason: '1999-12-31T23:00:00Z is before the year 2000' },
      { number: 7, reason: 'a value in quotes does not end' },
    ],
  });
  const long = `{"user":"${'x'.repeat(70_000)}"}\n{"user":1}\n[1]\n`;
  const json = await importText(database, `{"time":"x"}\n${long}`);
  expect(json.bad.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(json.bad.lines[1]?.reason).toContain('65536');
});

const [half, nul] = ['\ud800', '\0'];
const lineOf = (line: TestLogin, id: string) => ({
  csv: [...line, id].join(','),
  json: JSON.stringify({ time: line[0], user: line[1], service: line[2], institution: line[3], id }),
  fticks: `F-TICKS/HARWICK/1.0#TS=${line[0]}#PN=${line[1]}#RP=${line[2]}#AP=${line[3]}#`,
});

test.each(['csv', 'json', 'fticks'] as const)(
  'a line that the database cannot store is reported by number and reason, in any place: %s',
  async (format) => {
    const good: TestLogin = ['2026-03-02T10:00:00Z', 'ann', wiki, north];
    const put = (at: number, what: string) => good.map((text, index) => (index === at ? `x${what}y` : text));
    const faults = [0, 1, 2, 3].flatMap((at) => [
      put(at, nul),
      ...(format === 'json' ? [put(at, half)] : []),
    ]);
    const lines = [
      ...faults.map((line) => lineOf(line as unknown as TestLogin, '1')),
      ...(format === 'fticks' ? [] : [lineOf(good, `e${nul}`)]),
      lineOf([good[0], 'ann', encodeURIComponent(`https://x${nul}.example`), north], '2'),
      lineOf(good, '3'),
    ].map((line) => line[format]);
    const header = format === 'csv' ? ['time,user,service,institution,id'] : [];
    const { added, bad } = await importText(database, [...header, ...lines].join('\n'));
    // Only F-TICKS are percent-encoded.
    const taken = format === 'fticks' ? 1 : 2;
    expect([added, bad.count]).toEqual([taken, lines.length - taken]);
    expect(bad.lines.map(({ number }) => number - header.length)).toEqual(bad.lines.map((_, at) => at + 1));
    for (const { reason } of bad.lines)
      expect(reason).toMatch(/^its \w+ has characters that cannot be stored$/);
  },
);

test('a service whose id is longer than an index can hold is reported, and the rest counts', async () => {
  const long = `https://${Array.from({ length: 1000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')}`;
  const report = await importText(database, csvOf([['2026-03-02T10:00:00Z', 'ann', long, north], ...logins]));
  expect(report).toMatchObject({
    added: 5,
    bad: { lines: [{ number: 2, reason: 'a value has more than 1024 bytes' }] },
  });
});

const login = (user: string, more = {}) => ({
  channel: 'authentication',
  level: 'INFO',
  message: 'login granted',
  context: {
    login_stamp: '2026-03-02T11:00:00+01:00',
    user_id: user,
    sp_entity_id: wiki,
    idp_entity_id: north,
    key_id: null,
  },
  extra: { session_id: 's', request_id: 'r' },
  ...more,
});
const others = [
  login('x', { channel: 'app' }),
  login('x', { message: 'login refused' }),
  { channel: 'app', message: 'Received request {"a":1}', context: { sp_entity_id: wiki } },
];
const syslog = 'Mar  2 11:00:00 apps EBAUTH[4861]: ';
const text = (value: object) => JSON.stringify(value).replaceAll('/', '\\/');

test.each([
  ['by itself', (line: object) => text(line)],
  ['behind a header of syslog', (line: object) => syslog + text(line)],
  [
    'behind a header of RFC 5424',
    (line: object) => `<134>1 2026-03-02T10:00:00Z apps EBAUTH 1 - - ${text(line)}`,
  ],
  [
    'by filebeat',
    (line: object) =>
      text({
        '@timestamp': '2026-03-02T10:00:09Z',
        message: syslog + text(line),
        log: { offset: 1 },
        host: { name: 'apps' },
      }),
  ],
  [
    'by filebeat that reads JSON',
    (line: object) => text({ '@timestamp': '2026-03-02T10:00:09Z', json: line, log: { offset: 1 } }),
  ],
  [
    'by logstash',
    (line: object) =>
      text({ '@timestamp': '2026-03-02T10:00:09Z', '@version': '1', service: 'hub', ...line }),
  ],
  [
    'by a container',
    (line: object) => text({ log: `${text(line)}\n`, stream: 'stdout', time: '2026-03-02T10:00:09Z' }),
  ],
  ['by journald', (line: object) => text({ MESSAGE: text(line), __REALTIME_TIMESTAMP: '1772445609000000' })],
])('the log of logins of a hub is read, and its other lines are left out: %s', async (_title, written) => {
  const lines = [login('ann'), ...others, login('bob')].map(written);
  const report = await importText(database, lines.join('\n'));
  expect(report).toMatchObject({ lines: 5, added: 2, bad: { count: 0 }, counts: { left: { other: 3 } } });
  expect(loginReportLines(report)).toContain('3 lines that tell no login, left out.');
  const same = [login('ann'), login('bob')].map(({ context }) => JSON.stringify(context));
  expect(await importText(database, same.join('\n'))).toMatchObject({ added: 0, known: 2 });
});

test('a login of a hub that lacks a value is reported by number, and a log may begin with any text', async () => {
  const { context } = login('ann');
  const lines = [
    'Mar  2 10:00:00 apps rsyslogd: start',
    syslog + text(login('ann', { context: { ...context, user_id: null } })),
    syslog + text(login('ann')).slice(0, -5),
    `${syslog}${lineOf(['1772445600', 'bob', wiki, north], '').fticks}`,
    syslog + text(login('ann', { context: { ...context, login_stamp: 1_772_445_600 } })),
  ];
  expect(await importText(database, lines.join('\n'))).toMatchObject({
    added: 2,
    bad: { count: 1, lines: [{ number: 2, reason: 'it has no user' }] },
    counts: { left: { other: 2 } },
  });
});

test('a file without any logins is refused', async () => {
  await expect(importText(database, 'a,b\n1,2\n')).rejects.toThrow('names columns');
  await expect(importText(database, 'time,user\n1,2\n')).rejects.toThrow('no column service, institution');
  await expect(importText(database, 'x'.repeat(200_000))).rejects.toThrow('names columns');
});

test('unknown institutions are left out, unknown services count; both are reported', async () => {
  const gone = 'https://gone.example';
  const report = await importText(
    database,
    csvOf([
      ...logins,
      ['2026-03-02T10:00:00Z', 'ann', wiki, gone],
      ['2026-03-02T10:00:00Z', 'ann', gone, north],
    ]),
  );
  expect(report.added).toBe(6);
  expect(report.unknownInstitutions).toEqual({ logins: 1, entities: 1, first: [gone] });
  expect(report.unknownServices).toEqual({ logins: 1, entities: 1, first: [gone] });
  expect(await march()).toMatchObject({ [`${north} *`]: [5, 2], [`${north} ${gone}`]: [1, 1] });
});

test('an import that ends in the middle is completed by the next one', async () => {
  const stop = () => {
    throw new Error('killed');
  };
  const progress = ({ stored }: { stored: number }) => (stored > 0 ? stop() : undefined);
  await expect(importText(database, csvOf(logins), { onProgress: progress })).rejects.toThrow('killed');
  expect(await march()).toEqual(countsOnDemand ? counted : {});
  const nothing = await importText(database, csvOf(logins.slice(0, 1)));
  expect(nothing.added).toBe(0);
  expect(await march()).toEqual(counted);
});

test('users cannot be read from the stored data, nor linked from one institution to another', async () => {
  await importText(database, csvOf(logins));
  const { people, text } = await storedPeople(database);
  expect(text).not.toContain('ann');
  // ann three times and bob at north, ann at south.
  expect(new Set(people.slice(0, 4)).size).toBe(2);
  expect(people.slice(0, 4)).not.toContain(people[4]);
});

test('another key than before is refused, since every user would count again', async () => {
  const key = (letter: string) => ({ settings: { STATS_USER_KEY: letter.repeat(32) } });
  await importText(database, csvOf(logins), key('a'));
  await expect(importText(database, csvOf(logins), key('b'))).rejects.toThrow('STATS_USER_KEY');
  expect((await importText(database, csvOf(logins), key('a'))).added).toBe(0);
});

test('another time zone counts everything again', async () => {
  const late: TestLogin = ['2026-03-31T23:30:00Z', 'ann', wiki, north];
  const lastOfYear: TestLogin = ['2025-12-31T23:30:00Z', 'ann', mail, south];
  await importText(database, csvOf([...logins, late, lastOfYear]));
  expect((await march())[`${north} ${wiki}`]).toEqual([4, 2]);
  const settings = { STATS_TIME_ZONE: 'Europe/Amsterdam' };
  await importText(database, csvOf([]), { settings });
  expect((await countedIn(database, '2026M3', settings))[`${north} ${wiki}`]).toEqual([3, 2]);
  expect(await countedIn(database, '2026M1', settings)).toEqual({
    [`${south} *`]: [1, 1],
    [`${south} ${mail}`]: [1, 1],
  });
  expect(await countedIn(database, '2025', settings)).toEqual({});
});
