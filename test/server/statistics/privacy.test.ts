/**
 * No withheld number follows from the rest of an answer and its period's total, even for a reader who knows
 * the limit and which of the withheld cells are below it.
 */
import fc from 'fast-check';
import {
  disclose,
  discloseMoment,
  disclosePeriod,
  type Cell,
  type DisclosedCell,
} from '../../../server/modules/statistics/privacy';

const limit = fc.integer({ min: 3, max: 5 });

/** Logins with their users; some, or all, are without a person. */
const cell: fc.Arbitrary<Cell> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 4 }))
  .map(([users, more]) => ({ users, logins: Math.max(1, users + more) }));

/** Returns every cell that a reader must consider possible: those that would be disclosed in the same way. */
function possibleCells(disclosed: DisclosedCell, most: number): Cell[] {
  const cells: Cell[] = [];
  for (let logins = 1; logins <= most; logins++) {
    if (disclosed.logins !== undefined && disclosed.logins !== logins) continue;
    for (let users = 0; users <= logins; users++) {
      if (disclosed.users === undefined || disclosed.users === users) cells.push({ logins, users });
    }
  }
  return cells;
}

/**
 * Returns all possible values of the cells, given the total: logins add up, users are at least at one
 * service.
 */
function* worlds(
  cells: readonly DisclosedCell[],
  total: Cell,
  known: DisclosedCell,
  most: number,
): Generator<Cell[]> {
  const choices = cells.map((one) => possibleCells(one, most));
  function* from(at: number, chosen: Cell[]): Generator<Cell[]> {
    if (at < choices.length) {
      for (const choice of choices[at] ?? []) yield* from(at + 1, [...chosen, choice]);
      return;
    }
    const logins = chosen.reduce((sum, one) => sum + one.logins, 0);
    const users = chosen.reduce((sum, one) => sum + one.users, 0);
    const largest = Math.max(...chosen.map((one) => one.users));
    if (known.logins !== undefined && logins !== total.logins) return;
    if (known.users !== undefined && (users < total.users || largest > total.users)) return;
    yield chosen;
  }
  yield* from(0, []);
}

test('a row: a number that is left out could have more than one value', () => {
  fc.assert(
    fc.property(cell, limit, (counted, k) => {
      for (const disclosed of [disclose(counted, k), discloseMoment(counted, k)]) {
        const possible = possibleCells(disclosed, 30).filter((one) => {
          const again = disclosed === disclose(counted, k) ? disclose(one, k) : discloseMoment(one, k);
          return again.logins === disclosed.logins;
        });
        if (disclosed.logins === undefined)
          expect(new Set(possible.map(({ logins }) => logins)).size).toBeGreaterThan(1);
        if (counted.users < k) expect(disclosed.users).toBeUndefined();
      }
      const row = disclose(counted, k);
      if (row.users !== undefined) return;
      const alike = possibleCells(row, 30).filter((one) => {
        const again = disclose(one, k);
        return again.logins === row.logins && again.users === undefined;
      });
      expect(new Set(alike.map(({ users }) => users)).size).toBeGreaterThan(1);
    }),
  );
});

/**
 * All ten users are needed for the total, so the second service had two logins, though neither number is
 * shown.
 */
const usersSayLogins: [Cell[], number, number] = [
  [
    { users: 5, logins: 5 },
    { users: 2, logins: 2 },
    { users: 3, logins: 4 },
  ],
  90,
  4,
];

test('a period by service: the total reveals nothing, unless nothing else remains to leave out', () => {
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 100 }),
      limit,
      (cells, share, k) => {
        const largest = Math.max(...cells.map(({ users }) => users));
        const added = cells.reduce((sum, { users }) => sum + users, 0);
        const users = largest + Math.round(((added - largest) * share) / 100);
        const total = { logins: cells.reduce((sum, { logins }) => sum + logins, 0), users };
        const disclosed = disclosePeriod(cells, total, k);
        const isSmall = (one: Cell | undefined) => [(one?.users ?? 0) < k, (one?.logins ?? 0) < k].join();
        const found = [...worlds(disclosed, total, disclose(total, k), total.logins)].filter((world) =>
          world.every((one, at) => isSmall(one) === isSmall(cells[at])),
        );
        for (const [at, one] of disclosed.entries()) {
          for (const what of ['logins', 'users'] as const) {
            if (one[what] !== undefined) {
              expect(one[what]).toBe(cells[at]?.[what]);
              continue;
            }
            const everything = disclosed.every((other) => other[what] === undefined);
            const values = new Set(found.map((world) => world[at]?.[what]));
            if (!everything) expect(values.size).toBeGreaterThan(1);
          }
        }
      },
    ),
    { numRuns: 150, examples: [usersSayLogins] },
  );
});

test('users below the limit are never shown, and nothing is left out without need', () => {
  const large = { logins: 900, users: 300 };
  expect(disclosePeriod([large, { logins: 50, users: 40 }], { logins: 950, users: 310 }, 10)).toEqual([
    { logins: 900, users: 300 },
    { logins: 50, users: 40 },
  ]);
  expect(disclose({ logins: 0, users: 0 }, 10)).toEqual({ logins: 0, users: 0 });
  expect(disclose({ logins: 1, users: 1 }, 0)).toEqual({ logins: 1, users: 1 });
  expect(disclose({ logins: 12, users: 9 }, 10)).toEqual({ logins: 12 });
  expect(disclose({ logins: 9, users: 9 }, 10)).toEqual({});
});

test('the users of anonymous logins are not counted', () => {
  expect(disclose({ logins: 500, users: 0 }, 10)).toEqual({ logins: 500 });
  expect(disclose({ logins: 500, users: 0 }, 0)).toEqual({ logins: 500 });
  expect(disclose({ logins: 9, users: 0 }, 10)).toEqual({});
  expect(discloseMoment({ logins: 500, users: 0 }, 10)).toEqual({});
  expect(discloseMoment({ logins: 0, users: 0 }, 10)).toEqual({ logins: 0 });
});

test('a second cell is left out if the total would reveal the first', () => {
  const cells = [
    { logins: 900, users: 300 },
    { logins: 50, users: 40 },
    { logins: 2, users: 2 },
  ];
  expect(disclosePeriod(cells, { logins: 952, users: 320 }, 10)).toEqual([
    { logins: 900, users: 300 },
    {},
    {},
  ]);
});
