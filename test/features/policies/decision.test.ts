import type {
  JudgedPolicy,
  Login,
  ReadExpression,
} from '../../../src/contracts/domain/policies/decision/decision.types';
import { evaluate } from '../../../src/contracts/domain/policies/decision/evaluate';
import type { PolicyLevel } from '../../../src/contracts/domain/policies/policy';
import { loadExpressions } from '../../../src/features/settings/policies/decision/expressions';
import { lockOutOf } from '../../../src/features/settings/policies/decision/lockOut';
import { table } from './decision.table';

let read: ReadExpression;
beforeAll(async () => {
  read = await loadExpressions();
});

const service = 'https://service.example';
const institution = 'https://institution.example';

function pairOf(text: string) {
  const [, name = '', group, not, value = ''] = /^(\w+)(?:#(\d))?(!?)=(.*)$/.exec(text) ?? [];
  return { name, value, ...(not && { negated: true as const }), ...(group && { group: Number(group) }) };
}

const other = 'https://other.example';
const scopes: Readonly<Record<string, Pick<JudgedPolicy, 'services' | 'servicesNegated'>>> = {
  service: { services: [other] },
  everywhere: { services: [] },
  butOther: { services: [other], servicesNegated: true },
  butThis: { services: [service], servicesNegated: true },
};

function policyOf(short: string): JudgedPolicy {
  const words = short.split(/ (?=permit|deny)|(?<=permit|deny) /);
  const rules = words.at(-1) ?? '';
  const mark = words.length === 3 ? words[0] : undefined;
  return {
    id: short,
    name: short,
    type: mark === 'step' ? 'step' : 'reg',
    active: mark !== 'off',
    ...(scopes[mark ?? ''] ?? { services: [service] }),
    institutions: mark === 'elsewhere' ? ['https://elsewhere.example'] : mark === 'here' ? [institution] : [],
    deny: words.at(-2) === 'deny',
    allAttributesMustMatch: !rules.includes('|'),
    attributes: rules.split(/ [&|] /).map(pairOf),
    denyMessages: { en: 'No', nl: 'Nee', pt: 'Não' },
  };
}

function loginOf(person: string): Login {
  const attributes: Record<string, string[]> = {};
  for (const { name, value } of person.split(' ').map(pairOf)) (attributes[name] ??= []).push(value);
  return { service, institution, attributes };
}

describe('the decision of a policy', () => {
  test.each(table)('$what', ({ policies, person, outcome, reason }) => {
    const decision = evaluate(policies.map(policyOf), loginOf(person), read);
    expect(decision.outcome).toBe(outcome);
    if (reason) expect(decision.traces[0]).toMatchObject({ reason });
  });

  test('the trace names the rule and the value that decided', () => {
    const { traces } = evaluate([policyOf('permit a=no & a=st.* & b=y')], loginOf('a=staff b=y'), read);
    expect(traces).toMatchObject([
      {
        verdict: 'permit',
        decisive: [
          { name: 'a', match: { wanted: 'st.*', found: 'staff' } },
          { name: 'b', match: { wanted: 'y', found: 'y' } },
        ],
      },
    ]);
  });

  test('if all conditions are required, only those that do not match are decisive', () => {
    const { traces } = evaluate([policyOf('permit a=x & b=y')], loginOf('a=x b=z'), read);
    expect(traces).toMatchObject([{ verdict: 'deny', reason: 'doesNotMatch', decisive: [{ name: 'b' }] }]);
  });

  test('members of every object are not attributes of a person', () => {
    expect(evaluate([policyOf('deny constructor=x')], loginOf('a=x'), read).outcome).toBe('indeterminate');
  });

  test('an expression that takes other engines for ever is evaluated at once', () => {
    const person = loginOf(`a=${'x'.repeat(5000)}`);
    expect(evaluate([policyOf('permit a=(x+x+)+y')], person, read).outcome).toBe('deny');
  });

  test('an expression of more than 1,000 characters cannot be read', () => {
    expect(read('x'.repeat(1000))).toBeDefined();
    expect(read('x'.repeat(1001))).toBeUndefined();
  });
});

describe('the level that a policy of type step requires', () => {
  const requirement = (level: string, over: Partial<PolicyLevel>): PolicyLevel => ({
    ...{ level, attributes: [], allAttributesMustMatch: true, networks: [] },
    ...over,
  });
  const staff = [{ name: 'a', value: 'staff' }];
  const campus = ['192.0.2.0/24', '2001:db8::/32'];
  const judged = (levels: readonly PolicyLevel[], login: Login) =>
    evaluate([{ ...policyOf('permit a=x'), type: 'step', attributes: [], levels }], login, read);

  test.each<[string, Partial<PolicyLevel>, string, string | undefined]>([
    ['of everybody', {}, 'a=x', undefined],
    ['of a person who has a value', { attributes: staff }, 'a=staff', undefined],
    ['from a network', { networks: campus }, 'a=x', '192.0.2.77'],
    ['from a network of IPv6', { networks: campus }, 'a=x', '2001:db8:1::5'],
    ['from elsewhere', { networks: campus, networksNegated: true }, 'a=x', '198.51.100.1'],
    [
      'of a person who has a value, from a network',
      { attributes: staff, networks: campus },
      'a=staff',
      '192.0.2.1',
    ],
  ])('%s', (_of, over, person, address) => {
    const login = { ...loginOf(person), ...(address && { address }) };
    expect(judged([requirement('loa2', over)], login)).toMatchObject({ outcome: 'permit', levels: ['loa2'] });
  });

  test.each<[string, Partial<PolicyLevel>, string, string | undefined]>([
    ['a person without the value', { attributes: staff }, 'a=student', undefined],
    ['a person without the attribute', { attributes: staff }, 'b=x', undefined],
    ['a person from elsewhere', { networks: campus }, 'a=x', '198.51.100.1'],
    ['a person from the network', { networks: campus, networksNegated: true }, 'a=x', '192.0.2.1'],
    [
      'a person who has the value and comes from elsewhere',
      { attributes: staff, networks: campus },
      'a=staff',
      '::1',
    ],
  ])('no level of %s', (_title, over, person, address) => {
    const login = { ...loginOf(person), ...(address && { address }) };
    expect(judged([requirement('loa2', over)], login)).toMatchObject({ outcome: 'permit', levels: [] });
  });

  test('the first level that matches counts', () => {
    const levels = [requirement('loa3', { attributes: staff }), requirement('loa2', {})];
    expect(judged(levels, loginOf('a=staff')).levels).toEqual(['loa3']);
    expect(judged(levels, loginOf('a=student')).levels).toEqual(['loa2']);
  });

  test.each([undefined, 'somewhere'])(
    'an address that is needed, and is %s, leaves it undecided',
    (address) => {
      const login = { ...loginOf('a=staff'), ...(address && { address }) };
      const decision = judged([requirement('loa2', { networks: campus })], login);
      expect(decision).toMatchObject({ outcome: 'indeterminate', traces: [{ reason: 'addressUnknown' }] });
    },
  );

  test('an expression that cannot be read leaves it undecided', () => {
    const decision = judged(
      [requirement('loa2', { attributes: [{ name: 'a', value: '(' }] })],
      loginOf('a=x'),
    );
    expect(decision.outcome).toBe('indeterminate');
  });

  test('levels of several policies are listed once each, and a denial precedes them', () => {
    const step = {
      ...policyOf('permit a=x'),
      type: 'step',
      attributes: [],
      levels: [requirement('loa2', {})],
    };
    expect(evaluate([step, step], loginOf('a=x'), read).levels).toEqual(['loa2']);
    expect(evaluate([step, policyOf('deny a=x')], loginOf('a=x'), read).outcome).toBe('deny');
  });
});

describe('the guard against locking out', () => {
  const staff = { name: 'Staff', login: loginOf('a=staff') };
  const student = { name: 'Student', login: loginOf('a=student') };
  const change = (before: string[], after: string[]) => ({
    before: before.map(policyOf),
    after: after.map(policyOf),
  });
  const lockOut = (...[from, to, persons, me]: [string[], string[], (typeof staff)[], string]) =>
    lockOutOf(change(from, to), persons, loginOf(me), read);

  test('is silent while a person gets in', () => {
    expect(lockOut([], ['permit a=staff'], [staff, student], 'a=staff')).toBeUndefined();
  });
  test('warns if every test person would be kept out', () => {
    const found = lockOut([], ['permit a=nobody | b=admin'], [staff, student], 'b=admin');
    expect(found).toEqual({ everybody: true, myself: false });
  });
  test('warns if the admin would be kept out, without any test person', () => {
    expect(lockOut([], ['deny a=staff'], [], 'a=staff')).toEqual({ everybody: false, myself: true });
  });
  test('an indeterminate outcome keeps out as well', () => {
    expect(lockOut([], ['deny b=x'], [], 'a=staff')).toEqual({ everybody: false, myself: true });
  });
  test('does not warn about the present state', () => {
    expect(lockOut(['deny a=.*'], ['deny a=.* & c=x', 'deny a=.*'], [staff], 'a=staff')).toBeUndefined();
  });
});
