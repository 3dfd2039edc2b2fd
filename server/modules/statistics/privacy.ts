/** Logins and unique users of one period, as counted. */
export interface Cell {
  readonly logins: number;
  readonly users: number;
}

/** A cell as it is told: a count that is left out is absent. Zero is always told, since it says nothing about anybody. */
export interface DisclosedCell {
  readonly logins?: number;
  readonly users?: number;
}

/**
 * Unique users below the limit are left out, and logins below it too: few logins say that there were few users, and
 * one says that there was one. A limit of 0 tells everything.
 */
export function disclose({ logins, users }: Cell, limit: number): DisclosedCell {
  if (users === 0 || users >= limit) return { logins, users };
  return logins < limit ? {} : { logins };
}

/** Tells the logins of one service by minutes and hours: time and a small service are enough to know somebody by. */
export function discloseMoment({ logins, users }: Cell, limit: number): DisclosedCell {
  return users === 0 || users >= limit ? { logins } : {};
}

/**
 * Tells the cells of one period, one for each service. Where the total of the period (another answer tells it) would say
 * what is left out, the smallest cells that are told go as well, until it does not.
 */
export function disclosePeriod(cells: readonly Cell[], total: Cell, limit: number): DisclosedCell[] {
  const told = cells.map((cell) => disclose(cell, limit));
  const known = disclose(total, limit);
  for (;;) {
    const bounds = loginBounds(cells, told, known, limit);
    if (bounds.some(({ least, most }) => least === most)) {
      if (!hideSmallest(cells, told, 'logins')) return told;
    } else if (usersFollow(cells, told, known, limit, bounds)) {
      // Users who follow may say how many logins there were, so where no users are told any more, logins go.
      if (!hideSmallest(cells, told, 'users') && !hideSmallest(cells, told, 'logins')) return told;
    } else {
      return told;
    }
  }
}

interface Bounds {
  readonly cell: number;
  readonly least: number;
  readonly most: number;
}

/** Returns what a reader who knows these rules and the total can say about the logins that are left out. */
function loginBounds(
  cells: readonly Cell[],
  told: readonly DisclosedCell[],
  total: DisclosedCell,
  limit: number,
): Bounds[] {
  const ranges = cells.flatMap(({ logins }, cell) => {
    if (told[cell]?.logins !== undefined) return [];
    return [logins < limit ? { cell, least: 1, most: limit - 1 } : { cell, least: limit, most: Infinity }];
  });
  if (total.logins === undefined) return ranges;
  const left = total.logins - sum(told.map(({ logins = 0 }) => logins));
  const [least, most] = [sum(ranges.map((one) => one.least)), sum(ranges.map((one) => one.most))];
  return ranges.map((one) => ({
    cell: one.cell,
    least:
      most === Infinity && one.most !== Infinity
        ? one.least
        : Math.max(one.least, left - without(most, one.most, ranges)),
    most: Math.min(one.most, left - (least - one.least)),
  }));
}

/** Sum of the upper ends of all others. */
function without(most: number, own: number, ranges: readonly Bounds[]): number {
  if (own !== Infinity) return most - own;
  return ranges.filter((one) => one.most === Infinity).length > 1
    ? Infinity
    : sum(ranges.map((one) => (one.most === Infinity ? 0 : one.most)));
}

/** Tells whether the total number of users leaves one possibility only: nobody is counted who is at none of the services. */
function usersFollow(
  cells: readonly Cell[],
  told: readonly DisclosedCell[],
  total: DisclosedCell,
  limit: number,
  bounds: readonly Bounds[],
): boolean {
  if (total.users === undefined) return false;
  const ranges = cells.flatMap(({ users }, cell) => {
    if (told[cell]?.users !== undefined) return [];
    const logins = told[cell]?.logins ?? bounds.find((one) => one.cell === cell)?.most ?? Infinity;
    return [
      users < limit
        ? { cell, least: 1, most: Math.min(limit - 1, logins) }
        : { cell, least: limit, most: Math.min(logins, total.users ?? Infinity) },
    ];
  });
  const toldUsers = sum(told.map(({ users = 0 }) => users));
  const most = sum(ranges.map((one) => one.most));
  return ranges.some((one) => {
    const others = Number.isFinite(one.most) ? most - one.most : most;
    return one.most <= Math.max(one.least, (total.users ?? 0) - toldUsers - others);
  });
}

/** False: nothing is left to hide. A cell without its logins has no users either. */
function hideSmallest(cells: readonly Cell[], told: DisclosedCell[], what: 'logins' | 'users'): boolean {
  const candidates = cells
    .map((cell, index) => ({ index, size: cell[what] }))
    .filter(({ index, size }) => size > 0 && told[index]?.[what] !== undefined)
    .sort((a, b) => a.size - b.size);
  const [smallest] = candidates;
  if (!smallest) return false;
  const { logins } = told[smallest.index] ?? {};
  told[smallest.index] = what === 'users' && logins !== undefined ? { logins } : {};
  return true;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
