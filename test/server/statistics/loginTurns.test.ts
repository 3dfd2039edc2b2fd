/** When logins at a service count as stopped or doubled (REQUIREMENTS 466, 467). */
import { dayNumber } from '../../../server/platform/time/calendar';
import { TimeZone } from '../../../server/platform/time/timeZone';
import type { LoginReader } from '../../../server/modules/statistics/loginStore';
import { aggregated } from '../../../server/modules/statistics/aggregated';
import { loginTurns } from '../../../server/modules/statistics/collecting/loginTurns';

const MONDAY = dayNumber(2026, 3, 23);
const WEEKS = 13;

type Counts = readonly number[];

/**
 * Answers for services with this many logins a week, the judged one last; each login is of another person.
 */
function readerOf(services: Readonly<Record<string, Counts>>, countedDays = 7): LoginReader {
  const week = (first: number) => WEEKS - 1 - (MONDAY - first) / 7;
  const cells = (first: number) =>
    Object.entries(services).map(([service, counts]) => {
      const logins = counts[week(first)] ?? 0;
      return { service, logins, users: logins };
    });
  const refuse = () => Promise.reject(new Error('not asked for'));
  return {
    loginsFrom: refuse,
    users: refuse,
    moments: refuse,
    services: async (_institution, { first }) => cells(first).filter(({ logins }) => logins > 0),
    cells: async (_of, periods) =>
      periods.map(({ scale, first }) => {
        const day = (((first - MONDAY) % 7) + 7) % 7;
        const logins = cells(first - (scale === 'day' ? day : 0)).reduce((sum, one) => sum + one.logins, 0);
        const isCounted = day < 5 && (first < MONDAY || day < countedDays);
        return scale === 'week'
          ? { logins, users: logins }
          : { logins: isCounted ? logins / 5 : 0, users: 0 };
      }),
  };
}

/** Weekly numbers; the last one is that of the judged week, those before it are of the weeks before. */
const weeks = (usual: number, ...last: number[]): number[] => [
  ...Array<number>(WEEKS - last.length).fill(usual),
  ...last,
];

const turnsOf = async (service: Counts, others: Counts = weeks(100), minUsers = 0) =>
  loginTurns({ reader: readerOf({ service, others }), institution: 'i', minUsers }, MONDAY);
const stopped = (was: number) => [{ service: 'service', kind: 'loginsStopped', was, is: 0 }];
const doubled = (was: number, is: number) => [{ service: 'service', kind: 'loginsDoubled', was, is }];

test.each<readonly [string, Counts, Counts, unknown]>([
  ['none after regular weeks', weeks(40, 25, 0), weeks(100), stopped(25)],
  ['a single login', weeks(40, 1), weeks(100), []],
  ['so few that a quiet week is nothing unusual', weeks(9, 0), weeks(100), []],
  ['one week of the four with fewer than ten', weeks(40, 9, 40, 0), weeks(100), []],
  ['the week after it has stopped', weeks(40, 0, 0), weeks(100), []],
  ['never used', weeks(0), weeks(100), []],
  ['none if everything else is quiet as well', weeks(40, 0), weeks(100, 49), []],
  ['none while others have half of their usual logins', weeks(40, 0), weeks(100, 50), stopped(40)],
  ['none after two weeks of holidays', weeks(40, 0, 2, 0), weeks(100, 10, 10, 100), stopped(40)],
  ['most of the logins', weeks(900, 0), weeks(100), stopped(900)],
  ['the only service there is', weeks(40, 0), weeks(0), undefined],
  ['twice as many as in the busiest week', weeks(60, 80, 160), weeks(100), doubled(80, 160)],
  ['not quite twice as many', weeks(80, 159), weeks(100), []],
  ['twice as many, but few more', weeks(20, 69), weeks(100), []],
  ['twice as many, and fifty more', weeks(20, 70), weeks(100), doubled(20, 70)],
  ['the week after they have doubled', weeks(60, 160, 170), weeks(100), []],
  ['twice as many while all others have doubled as well', weeks(60, 160), weeks(100, 200), []],
  ['newly used', weeks(0, 500), weeks(100), []],
  ['back after holidays', weeks(200, 5, 5, 200), weeks(100, 3, 3, 100), []],
  [
    'back after eight weeks of holidays',
    weeks(200, ...Array<number>(8).fill(12), 200),
    weeks(100, ...Array<number>(8).fill(6), 100),
    [],
  ],
  ['nothing counted of the week yet', weeks(40, 0), weeks(100, 0), undefined],
])('%s', async (_title, service, others, expected) => {
  expect(await turnsOf(service, others)).toEqual(expected);
});

test.each([4, 3])('a week of which %i days were counted is not judged', async (days) => {
  const reader = readerOf({ service: weeks(40, 0), others: weeks(100) }, days);
  expect(await loginTurns({ reader, institution: 'i', minUsers: 0 }, MONDAY)).toBeUndefined();
});

test('of services of equal size, the page and the turns hide the same ones', async () => {
  // Two of the three are too small to be hidden alone; which one goes with the smallest is decided by its name.
  const reader = readerOf({ b: weeks(12, 0), a: weeks(12, 0), small: weeks(3), others: weeks(100) });
  const turns = await loginTurns({ reader, institution: 'i', minUsers: 5 }, MONDAY);
  const shown = await aggregated(
    { reader, institution: 'i', minUsers: 5, zone: new TimeZone('UTC') },
    { period: '2026W12' },
  );
  const counted = shown.filter(({ count_user_id: logins }) => typeof logins === 'number');
  for (const { service } of turns ?? []) expect(JSON.stringify(counted)).toContain(`"${service}"`);
  expect(turns).toHaveLength(1);
});

test('a turn that the statistics hide in one of the weeks is not reported (REQUIREMENTS 468)', async () => {
  expect(await turnsOf(weeks(12, 0), weeks(100), 13)).toEqual([]);
  expect(await turnsOf(weeks(12, 0), weeks(100), 12)).toEqual(stopped(12));
});
