import { personOf } from '../../../src/api/mappers/person';
import type { Policy } from '../../../src/contracts/domain/policies/policy';
import {
  differences,
  isChanged,
  type Difference,
} from '../../../src/features/settings/policies/revisions/compare';
import { policyNames } from '../../../src/features/settings/policies/policyNames';

import { wireInstitution } from '../../support/builders';

const names = {
  ...policyNames({ institutions: [] }, 'en'),
  levels: ({ levels = [] }: Pick<Policy, 'levels'>) => levels.map(({ level }) => level),
};
const first: Policy = {
  id: 'p1',
  type: 'reg',
  name: 'Staff',
  description: '',
  services: ['https://wiki.example'],
  serviceNames: [{ en: 'Wiki' }],
  institutions: [],
  institutionNames: [],
  deny: false,
  allAttributesMustMatch: true,
  attributes: [{ name: 'a', value: 'x' }],
  denyMessages: { en: 'No', nl: 'Nee', pt: '' },
  active: true,
  actionsAllowed: true,
  author: 'Alex Sample',
  authority: 'https://harwick.example',
  revision: 1,
  revisions: 2,
};

const changed = (over: Partial<Policy>) => differences(first, { ...first, ...over }, names).filter(isChanged);
const of = (list: readonly Difference[], property: Difference['property']) =>
  list.find((difference) => difference.property === property);

test('REQUIREMENTS 196: eleven properties, in the order of the form', () => {
  expect(differences(first, first, names).map(({ property }) => property)).toEqual([
    'name',
    'description',
    'deny',
    'services',
    'institutions',
    'allAttributesMustMatch',
    'attributes',
    'denyMessageEn',
    'denyMessageNl',
    'denyMessagePt',
    'active',
  ]);
  expect(differences(first, first, names).some(isChanged)).toBe(false);
});

test('REQUIREMENTS 196: in the first revision all its contents are new, without earlier values', () => {
  const list = differences(undefined, first, names);
  expect(of(list, 'name')).toEqual({ property: 'name', after: 'Staff' });
  expect(of(list, 'services')).toMatchObject({ parts: [{ value: 'Wiki', part: 'added' }] });
  expect(of(list, 'attributes')).toMatchObject({ attributes: [{ name: 'a', part: 'added' }] });
});

test('REQUIREMENTS 196: a text that the first revision leaves empty is not an addition', () => {
  const list = differences(undefined, first, names);
  for (const property of ['description', 'denyMessagePt'] as const) {
    const difference = of(list, property);
    expect(difference && isChanged(difference)).toBe(false);
  }
});

test('REQUIREMENTS 197: an empty text and false are values: from them and to them is a change', () => {
  expect(changed({ description: 'For staff' })).toEqual([
    { property: 'description', before: '', after: 'For staff' },
  ]);
  expect(changed({ active: false })).toEqual([{ property: 'active', before: true, after: false }]);
});

test('REQUIREMENTS 196: values of an attribute: removed, added, unchanged', () => {
  const before = { ...first, attributes: ['x', 'y'].map((value) => ({ name: 'a', value })) };
  const after = { ...first, attributes: ['y', 'z'].map((value) => ({ name: 'a', value })) };
  expect(of(differences(before, after, names), 'attributes')).toMatchObject({
    attributes: [
      {
        name: 'a',
        part: 'kept',
        values: [
          { value: 'x', part: 'removed' },
          { value: 'z', part: 'added' },
          { value: 'y', part: 'kept' },
        ],
      },
    ],
  });
});

test('an excluded value is a different one, and so is a second condition on its attribute', () => {
  const attributes = [
    { name: 'a', value: 'x', negated: true as const },
    { name: 'a', value: 'x', group: 1 },
  ];
  expect(changed({ attributes })).toMatchObject([
    {
      attributes: [
        { name: 'a', part: 'added', values: [{ value: 'x', part: 'added' }] },
        {
          name: 'a',
          part: 'kept',
          values: [
            { value: 'x', part: 'removed' },
            { value: 'x', part: 'added', negated: true },
          ],
        },
      ],
    },
  ]);
});

test('the levels of a policy of that kind, in words', () => {
  const level = { level: 'loa2', attributes: [], allAttributesMustMatch: true, networks: [] };
  const before = { ...first, levels: [level] };
  const after = { ...first, levels: [level, { ...level, level: 'loa3' }] };
  expect(differences(before, after, names).filter(isChanged)).toEqual([
    {
      property: 'levels',
      parts: [
        { value: 'loa3', part: 'added' },
        { value: 'loa2', part: 'kept' },
      ],
    },
  ]);
});

test('REQUIREMENTS 196: an attribute that is removed takes its values with it', () => {
  expect(changed({ attributes: [{ name: 'b', value: 'x' }] })).toEqual([
    {
      property: 'attributes',
      attributes: [
        { key: 'a 000', name: 'a', part: 'removed', values: [{ value: 'x', part: 'removed' }] },
        { key: 'b 000', name: 'b', part: 'added', values: [{ value: 'x', part: 'added' }] },
      ],
    },
  ]);
});

test('REQUIREMENTS 196: another order is not a change; a name that is missing is replaced by the entity id', () => {
  const two = { services: ['s1', 's2'], serviceNames: [{ en: 'One' }, {}] };
  const turned = { services: ['s2', 's1'], serviceNames: [{}, { en: 'One' }] };
  const list = differences({ ...first, ...two }, { ...first, ...turned }, names);
  expect(list.some(isChanged)).toBe(false);
  expect(of(list, 'services')).toMatchObject({ parts: [{ value: 's2' }, { value: 'One' }] });
});

test('REQUIREMENTS 195: own institutions have the names of every page, others those of the answer, else the entity id', () => {
  const own = wireInstitution({ id: 'https://own.example', names: { en: 'Own', nl: 'Eigen' } });
  const { institutions } = personOf({ payload: { guest: false, institutionIdps: [own] } });
  const policy = {
    ...first,
    institutions: ['https://own.example', 'https://x.example', 'https://y.example'],
    institutionNames: [{ en: 'Harwick' }, { en: 'Elsewhere', nl: 'Elders' }],
    authority: 'https://own.example',
  };
  const dutchNames = { ...names, ...policyNames({ institutions }, 'nl') };
  expect(dutchNames.institutions(policy)).toEqual(['Eigen', 'Elders', 'https://y.example']);
  expect([dutchNames.authority(policy), dutchNames.authority({ authority: 'https://z.example' })]).toEqual([
    'Eigen',
    'https://z.example',
  ]);
});
