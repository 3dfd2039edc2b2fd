/** Names of groups and values in questions, however odd an institution or a person is called. */
import fc from 'fast-check';
import { openRoles } from './openRoles';
import { comparableName, escapedInName } from '../../../../server/extensions/roleDirectory/distinguishedName';
import { anyOf } from '../../../../server/extensions/roleDirectory/scimDirectory';
import { principalOf } from '../../../support/server/personas';
import { testConfig } from '../../../support/server/server';
import type { StoredPerson } from './directories/directory';
import { inBytes, LdapTestDirectory, testWithSlapd } from './directories/ldapDirectory';
import { production } from './directories/production';
import { readFilter } from './directories/scimFilter';

/** Letters, and every sign that means something in a name, a filter or a text. */
const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\\",;+=<>#()*& \u0000$\'abC{}'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 12,
});

describe('REQUIREMENTS 392: a filter of SCIM finds the named person and no one else', () => {
  const nameless = ['userName', 'displayName'];
  const find = (filter: string, value: string) => readFilter(filter, nameless, [])(() => [value]);

  test('in any spelling of the values', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 3 }), odd, (named, other) => {
        const filter = anyOf('userName', named);
        for (const value of named) expect(find(filter, value)).toBe(true);
        expect(find(filter, other)).toBe(named.includes(other));
        // Parsed from an address, it is unchanged.
        const query = new URL(`http://directory/?filter=${encodeURIComponent(filter)}`).search;
        expect(decodeURIComponent(query.slice('?filter='.length))).toBe(filter);
      }),
      { numRuns: 500 },
    );
  });

  test('which a filter without escaping would not', () => {
    const careless = (value: string) => `userName eq "${value}"`;
    expect(find(careless('x" or userName eq "ann'), 'ann')).toBe(true);
    expect(find(anyOf('userName', ['x" or userName eq "ann']), 'ann')).toBe(false);
  });
});

describe('REQUIREMENTS 392: institutions in names of groups', () => {
  test('are compared as the directory does, and never confused with one another', () => {
    fc.assert(
      fc.property(odd, odd, (one, other) => {
        const ours = (institution: string) => `cn=owners,o=${escapedInName(institution)},dc=example`;
        const theirs = (institution: string) => `CN=Owners, O=${inBytes(institution)}, DC=example`;
        const isSame = comparableName(ours(one)) === comparableName(ours(other));
        expect(isSame).toBe(one.toLowerCase() === other.toLowerCase());
        expect(comparableName(theirs(one))).toBe(comparableName(ours(one)));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['CN=Owners, O=Uni', 'cn=owners,o=uni'],
    ['cn = owners ; o = uni', 'cn=owners,o=uni'],
    ['o=a\\2cb', 'o=a\\,b'],
    ['o=\\c3\\a9cole', 'o=école'],
    ['o=a\\ ', 'o=a\\20'],
    ['urn:mace:example:OWNER', 'urn:mace:example:owner'],
  ])('%s is %s', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other));
  });

  test.each([
    ['o=a,b', 'o=a\\,b'],
    ['o=a = b', 'o=a=b'],
    ['o=a', 'o=a\\ '],
    ['cn=a+o=b', 'cn=a\\+o=b'],
    ['urn:x:a, b', 'urn:x:a,b'],
  ])('%s is not %s', (one, other) => {
    expect(comparableName(one)).not.toBe(comparableName(other));
  });

  const institutions = ['a,b', 'a', 'a+o=b', 'C$&', 'x)(cn=*', '#1', 'Ins "T"; <x> \\', 'a=b', 'é*'];
  let directory: LdapTestDirectory;
  beforeAll(async () => {
    directory = await LdapTestDirectory.open();
  });
  afterAll(() => directory.close());

  testWithSlapd('reach the group of a real directory, and no other', async () => {
    const ann = { firstName: 'Ann', surname: 'Bee', email: 'ann@x.example', roles: ['owner'] } as const;
    const people = institutions.map((institutionId, index): StoredPerson => ({
      ...ann,
      uid: `ann${index}`,
      institutionId,
    }));
    await directory.keep(people);
    const config = testConfig({
      ...production,
      ...directory.settings,
    });
    const source = openRoles(config, { now: () => new Date(), say: () => undefined });
    for (const { uid, institutionId: own } of people)
      for (const institution of institutions) {
        const held = await source.heldBy?.({ ...principalOf('member', 1, new Date()), uid }, institution);
        expect([uid, own, institution, held]).toEqual([
          uid,
          own,
          institution,
          own === institution ? ['ROLE_DASHBOARD_ADMIN'] : [],
        ]);
      }
  });
});
