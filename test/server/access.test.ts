import { ACCESS } from '../../server/access';
import { ruleFor } from '../../server/modules/identity/access/accessRule';
import { API_PREFIX } from '../../server/platform/http/route';
import {
  decideAccess,
  neededAllowance,
  type Allowance,
} from '../../server/modules/identity/access/accessDecision';
import {
  allowed,
  callers,
  expected,
  levelsOf,
  maintained,
  signsOf,
  statistics,
  type Method,
} from './accessTable';

function ruleOf(method: Method, path: string) {
  const rule = ruleFor(ACCESS, method, API_PREFIX + path);
  if (!rule) throw new Error(`No rule for ${method} ${path}`);
  return rule;
}

/** Every caller at every level: the answer that the signs of a row ask for. */
const expectedAnswers = (row: string) =>
  signsOf(row).flatMap(({ caller, sign }) =>
    levelsOf(caller).map((level) => {
      if (sign === '-') return [caller, level, 'forbidden'];
      const enough = sign === 'x' || level >= Number(sign);
      return [caller, level, enough ? 'allowed' : { levelNeeded: Number(sign) }];
    }),
  );

const decided = (method: Method, path: string, allowed: boolean) =>
  callers.flatMap((caller) =>
    levelsOf(caller).map((level) => [
      caller,
      level,
      decideAccess(ruleOf(method, path), { caller, level, superUserLevel: 2, allowed }),
    ]),
  );

describe('every caller at every level', () => {
  test.each(expected)('%s %s', (method, path, row) => {
    expect(decided(method, path, false)).toEqual(expectedAnswers(row));
  });

  test.each(expected)('%s %s, regardless of what the institution allows', (method, path, row) => {
    const more = allowed.find(([one, its]) => one === method && its === path)?.[2];
    expect(decided(method, path, true)).toEqual(expectedAnswers(more ?? row));
  });

  test('no level is too low if step-up is off', () => {
    const decisions = expected.flatMap(([method, path, row]) =>
      signsOf(row).map(({ caller, sign }) => {
        const decision = decideAccess(ruleOf(method, path), {
          caller,
          level: undefined,
          superUserLevel: 2,
          allowed: false,
        });
        return [decision, sign === '-' ? 'forbidden' : 'allowed'];
      }),
    );
    for (const [decision, meant] of decisions) expect(decision).toBe(meant);
  });

  test('only maintainers of policies and members who look at statistics need permission of the institution', () => {
    const needed = expected.flatMap(([method, path]) =>
      callers.flatMap((caller) => neededAllowance(ruleOf(method, path), caller) ?? []),
    );
    const times = (allowance: Allowance) => needed.filter((one) => one === allowance).length;
    expect(times('allowMaintainersToManageAuthzRules')).toBe(2 * maintained.length);
    expect(times('displayStatsInDashboard')).toBe(statistics.length);
  });
});
