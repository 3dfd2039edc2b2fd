/** Logins and unique users of one period, as counted. Users may be absent: their number is not known. */
export interface Cell {
  readonly logins: number;
  readonly users: number;
}

/** A cell as shown: a hidden count is absent. Zero is always shown, since it reveals nothing about anyone. */
export interface DisclosedCell {
  readonly logins?: number;
  readonly users?: number;
}

/**
 * Hides unique users below the limit, and also logins below it, since few logins mean few users. A limit of 0 shows
 * everything that is known.
 */
export function disclose({ logins, users }: Cell, limit: number): DisclosedCell {
  if (logins === 0 || (users > 0 && users >= limit)) return { logins, users };
  return logins < limit ? {} : { logins };
}

/**
 * Hides logins of one service by minutes and hours below the limit, since a time and a small service are enough to
 * identify a person.
 */
export function discloseMoment({ logins, users }: Cell, limit: number): DisclosedCell {
  return logins === 0 || users >= limit ? { logins } : {};
}

/**
 * Hides cells of one period, one for each service. If the total of the period, which another answer shows, would reveal
 * a hidden count, it also hides the smallest shown cells, until it does not.
 */
export function disclosePeriod(cells: readonly Cell[], total: Cell, limit: number): DisclosedCell[] {
  const disclosed = cells.map((cell) => disclose(cell, limit));
  const known = disclose(total, limit);
  for (;;) {
    const bounds = loginBounds(cells, disclosed, known, limit);
    if (bounds.some(({ least, most }) => least === most)) {
      if (!hideSmallest(cells, disclosed, 'logins')) return disclosed;
    } else if (usersFollow(cells, disclosed, known, limit, bounds)) {
      // Users that can be derived may reveal the logins, so if no users are shown, logins are hidden next.
      if (!hideSmallest(cells, disclosed, 'users') && !hideSmallest(cells, disclosed, 'logins'))
        return disclosed;
    } else {
      return disclosed;
    }
  }
}

interface Bounds {
  readonly cell: number;
  readonly least: number;
  readonly most: number;
}

/** Returns the bounds that a reader who knows these rules and the total can derive for the hidden logins. */
function loginBounds(
  cells: readonly Cell[],
  disclosed: readonly DisclosedCell[],
  total: DisclosedCell,
  limit: number,
): Bounds[] {
  const ranges = cells.flatMap(({ logins }, cell) => {
    if (disclosed[cell]?.logins !== undefined) return [];
    return [logins < limit ? { cell, least: 1, most: limit - 1 } : { cell, least: limit, most: Infinity }];
  });
  if (total.logins === undefined) return ranges;
  const left = total.logins - sum(disclosed.map(({ logins = 0 }) => logins));
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

/** Returns the sum of the upper bounds of all others. */
function without(most: number, own: number, ranges: readonly Bounds[]): number {
  if (own !== Infinity) return most - own;
  return ranges.filter((one) => one.most === Infinity).length > 1
    ? Infinity
    : sum(ranges.map((one) => (one.most === Infinity ? 0 : one.most)));
}

/**
 * Returns whether the hidden users follow from the total number of users: every counted user was at one of the
 * services.
 */
function usersFollow(
  cells: readonly Cell[],
  disclosed: readonly DisclosedCell[],
  total: DisclosedCell,
  limit: number,
  bounds: readonly Bounds[],
): boolean {
  if (total.users === undefined) return false;
  const ranges = cells.flatMap(({ users }, cell) => {
    if (disclosed[cell]?.users !== undefined) return [];
    const logins = disclosed[cell]?.logins ?? bounds.find((one) => one.cell === cell)?.most ?? Infinity;
    return [
      users < limit
        ? { cell, least: 1, most: Math.min(limit - 1, logins) }
        : { cell, least: limit, most: Math.min(logins, total.users ?? Infinity) },
    ];
  });
  const disclosedUsers = sum(disclosed.map(({ users = 0 }) => users));
  const most = sum(ranges.map((one) => one.most));
  return ranges.some((one) => {
    const others = Number.isFinite(one.most) ? most - one.most : most;
    return one.most <= Math.max(one.least, (total.users ?? 0) - disclosedUsers - others);
  });
}

/** Hides the smallest shown cell; returns false if none is left. A cell without logins has no users either. */
function hideSmallest(cells: readonly Cell[], disclosed: DisclosedCell[], what: 'logins' | 'users'): boolean {
  const candidates = cells
    .map((cell, index) => ({ index, size: cell[what] }))
    .filter(({ index, size }) => size > 0 && disclosed[index]?.[what] !== undefined)
    .sort((a, b) => a.size - b.size);
  const [smallest] = candidates;
  if (!smallest) return false;
  const { logins } = disclosed[smallest.index] ?? {};
  disclosed[smallest.index] = what === 'users' && logins !== undefined ? { logins } : {};
  return true;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
