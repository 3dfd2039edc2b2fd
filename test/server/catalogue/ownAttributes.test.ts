import { principalOf } from '../../support/server/personas';
import { ownAttributes, passes } from '../../../server/modules/catalogue/ownAttributes';

describe('release filters', () => {
  test.each([
    ['ann', '*', true],
    ['', '*', true],
    ['ann', 'ann', true],
    ['ann', 'an', false],
    ['urn:collab:group:x', 'urn:collab:*', true],
    ['see urn:collab:x', 'urn:collab:*', false],
    ['a-b-c', 'a*b*c', true],
    ['a-c-b', 'a*b*c', false],
    ['ab', 'a*ab', false],
    ['a.c', 'a*.c', true],
    ['abc', 'a.c', false],
    [`${'a'.repeat(20_000)}b`, `${'*a'.repeat(200)}*c`, false],
  ])('case %#', (value, filter, expected) => {
    expect(passes(value, filter)).toBe(expected);
  });
});

test('rows follow the release policy, with the values that pass', () => {
  const rows = ownAttributes(
    {
      'urn:oid:0.9.2342.19200300.100.1.3': ['*@uni.example'],
      'urn:mace:dir:attribute-def:uid': ['*'],
      'urn:unknown': ['*'],
    },
    {
      ...principalOf('admin', 2, new Date(0)),
      attributes: { 'Shib-InetOrgPerson-mail': ['ann@uni.example', 'ann@home.example'], uid: ['ann'] },
    },
  );
  expect(rows.map(({ name, userValues }) => [name, userValues])).toEqual([
    ['urn:oid:0.9.2342.19200300.100.1.3', ['ann@uni.example']],
    ['urn:mace:dir:attribute-def:uid', ['ann']],
    ['urn:unknown', []],
  ]);
});

test('guests have no values, and without a policy no rows are returned', () => {
  expect(ownAttributes({ 'urn:mace:dir:attribute-def:uid': ['*'] }, null)).toEqual([
    { name: 'urn:mace:dir:attribute-def:uid', filters: ['*'], userValues: [] },
  ]);
  expect(ownAttributes(undefined, null)).toEqual([]);
});
