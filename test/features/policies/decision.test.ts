import type {
  JudgedPolicy,
  Login,
  ReadExpression,
} from '../../../src/features/settings/policies/decision/decision.types';
import { evaluate } from '../../../src/features/settings/policies/decision/evaluate';
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
  const at = text.indexOf('=');
  return { name: text.slice(0, at), value: text.slice(at + 1) };
}

function policyOf(short: string): JudgedPolicy {
  const words = short.split(/ (?=permit|deny)|(?<=permit|deny) /);
  const rules = words.at(-1) ?? '';
  const mark = words.length === 3 ? words[0] : undefined;
  return {
    id: short,
    name: short,
    type: mark === 'step' ? 'step' : 'reg',
    active: mark !== 'off',
    services: [mark === 'service' ? 'https://other.example' : service],
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

describe('what a policy decides', () => {
  test.each(table)('$what', ({ policies, person, outcome, because }) => {
    const decision = evaluate(policies.map(policyOf), loginOf(person), read);
    expect(decision.outcome).toBe(outcome);
    if (because) expect(decision.traces[0]).toMatchObject({ because });
  });

  test('the trace names the rule and the value that decided', () => {
    const { traces } = evaluate([policyOf('permit a=no & a=st.* & b=y')], loginOf('a=staff b=y'), read);
    expect(traces).toMatchObject([
      {
        verdict: 'permit',
        decisive: ['a', 'b'],
        attributes: [
          { name: 'a', match: { wanted: 'st.*', found: 'staff' } },
          { name: 'b', match: { wanted: 'y', found: 'y' } },
        ],
      },
    ]);
  });

  test('only what does not match is decisive where all have to', () => {
    const { traces } = evaluate([policyOf('permit a=x & b=y')], loginOf('a=x b=z'), read);
    expect(traces).toMatchObject([{ verdict: 'deny', because: 'doesNotMatch', decisive: ['b'] }]);
  });

  test('members of every object are no attributes of a person', () => {
    expect(evaluate([policyOf('deny constructor=x')], loginOf('a=x'), read).outcome).toBe('indeterminate');
  });

  test('an expression that takes other engines for ever is answered at once', () => {
    const person = loginOf(`a=${'x'.repeat(5000)}`);
    expect(evaluate([policyOf('permit a=(x+x+)+y')], person, read).outcome).toBe('deny');
  });

  test('an expression of more than 1,000 characters cannot be read', () => {
    expect(read('x'.repeat(1000))).toBeDefined();
    expect(read('x'.repeat(1001))).toBeUndefined();
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

  test('says nothing while somebody gets in', () => {
    expect(lockOut([], ['permit a=staff'], [staff, student], 'a=staff')).toBeUndefined();
  });
  test('tells when every test person would be kept out', () => {
    const found = lockOut([], ['permit a=nobody | b=admin'], [staff, student], 'b=admin');
    expect(found).toEqual({ everybody: true, myself: false });
  });
  test('tells when the admin would be kept out, without any test person', () => {
    expect(lockOut([], ['deny a=staff'], [], 'a=staff')).toEqual({ everybody: false, myself: true });
  });
  test('an indeterminate outcome keeps out as well', () => {
    expect(lockOut([], ['deny b=x'], [], 'a=staff')).toEqual({ everybody: false, myself: true });
  });
  test('does not warn of what stands already', () => {
    expect(lockOut(['deny a=.*'], ['deny a=.* & c=x', 'deny a=.*'], [staff], 'a=staff')).toBeUndefined();
  });
});
