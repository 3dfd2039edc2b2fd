/** Policies and logins of every kind, so few different ones that they often meet. */
import fc from 'fast-check';
import type {
  JudgedPolicy,
  Login,
  ReadExpression,
} from '../../src/contracts/domain/policies/decision/decision.types';

/** Plain text, and one expression that cannot be read. */
export const read: ReadExpression = (text) => (text === '(' ? undefined : (value) => value === text);

const names = ['a', 'b', 'c'];
const values = ['x', 'y', ''];
const always = {
  id: fc.uuid(),
  name: fc.constant('policy'),
  type: fc.constantFrom('reg', 'reg', 'step'),
  active: fc.boolean(),
  services: fc.subarray(['s1', 's2']),
  institutions: fc.subarray(['i1', 'i2']),
  deny: fc.boolean(),
  allAttributesMustMatch: fc.boolean(),
  attributes: fc.array(
    fc.record(
      {
        name: fc.constantFrom(...names),
        value: fc.constantFrom('x', 'y', 'z', '('),
        negated: fc.constant(true as const),
        group: fc.constant(1),
      },
      { requiredKeys: ['name', 'value'] },
    ),
    { maxLength: 5 },
  ),
  denyMessages: fc.constant({ en: '', nl: '', pt: '' }),
};
export const anyPolicy: fc.Arbitrary<JudgedPolicy> = fc.oneof(
  fc.record(always),
  fc.record({ ...always, servicesNegated: fc.constant(true as const) }),
);
export const anyLogin: fc.Arbitrary<Login> = fc.record({
  service: fc.constantFrom('s1', 's2'),
  institution: fc.constantFrom('i1', 'i3'),
  attributes: fc.dictionary(
    fc.constantFrom(...names),
    fc.array(fc.constantFrom(...values), { maxLength: 2 }),
  ),
});
