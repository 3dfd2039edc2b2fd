/** Policies are judged by the attributes of a login, under any name that a server uses. */
import { accountClaims } from '../../../server/modules/identity/demo/accountClaims';
import type { DemoRole } from '../../../server/modules/identity/demo/people';
import { personOf as principalIn } from '../../../server/modules/identity/login/claims';
import { embeddedSettings } from '../../../server/modules/identity/login/providerSettings';
import { inventInstitutions } from '../../../server/modules/demonstration/institutions';
import { inventPeople } from '../../../server/modules/demonstration/people';
import { makeRandom } from '../../../server/modules/demonstration/random';
import { personOf } from '../../../src/api/mappers/person';
import {
  attributeDictionary,
  attributeOfHeader,
  knownAttribute,
} from '../../../src/contracts/domain/attributes/attributeDictionary';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../src/contracts/domain/policies/policy';
import type { ReadExpression } from '../../../src/contracts/domain/policies/decision/decision.types';
import { evaluate } from '../../../src/contracts/domain/policies/decision/evaluate';
import { loadExpressions } from '../../../src/features/settings/policies/decision/expressions';
import { ownAttributes } from '../../../src/features/settings/policies/decision/ownAttributes';

const service = 'https://wiki.example';
const institution = 'https://idp.example';
let read: ReadExpression;
beforeAll(async () => {
  read = await loadExpressions();
});

type Sent = Readonly<Record<string, readonly string[]>>;

/** Returns the decision of one policy about a login for which a server sent this. */
function judged(
  attributeMap: Sent,
  rule: { name: string; value: string; deny?: boolean },
  extensions: string[],
) {
  const person = personOf({ payload: { guest: false, attributeMap, extensions } });
  const policy = {
    ...{ id: 'p', type: 'reg', name: 'P', active: true, services: [service], institutions: [] },
    ...{ deny: rule.deny === true, allAttributesMustMatch: true, denyMessages: { en: '', nl: '', pt: '' } },
    attributes: [{ name: rule.name, value: rule.value }],
  };
  return evaluate([policy], { service, institution, attributes: ownAttributes(person) }, read).outcome;
}

const quoted = (value: string) => value.replaceAll(/[\\.*+?^${}()|[\]]/g, '\\$&');

/** Every attribute that is there is found, under every name; no other value is. */
function faults(attributeMap: Sent, extensions: string[]): string[] {
  return Object.entries(attributeMap).flatMap(([header, values]) => {
    const known = attributeOfHeader(header);
    if (!known) return [`${header} is not in the dictionary`];
    return [known.urn, ...known.aliases].flatMap((name) =>
      values.flatMap((value) => {
        const own = { name, value: quoted(value) };
        const other = { name, value: 'nobody has this' };
        const verdicts = [
          judged(attributeMap, own, extensions),
          judged(attributeMap, other, extensions),
          judged(attributeMap, { ...own, deny: true }, extensions),
          judged(attributeMap, { ...other, deny: true }, extensions),
        ];
        return verdicts.join() === 'permit,deny,deny,permit' ? [] : [`${name}: ${verdicts.join()}`];
      }),
    );
  });
}

describe('our server', () => {
  const settings = embeddedSettings({ publicUrl: 'https://dashboard.example' }, 'secret');
  const institutions = inventInstitutions(makeRandom(1), 10, new Date());
  const roles: Readonly<Record<string, DemoRole>> = {
    ROLE_DASHBOARD_ADMIN: 'admin',
    ROLE_DASHBOARD_VIEWER: 'viewer',
    ROLE_DASHBOARD_MEMBER: 'member',
    ROLE_DASHBOARD_SUPER_USER: 'superUser',
  };
  const people = inventPeople(institutions).map((row) => {
    const at = institutions.find(({ entity_id }) => entity_id === row.institution_entity_id);
    const role = Object.entries(roles).find(([authority]) =>
      String(row.authorities).includes(authority),
    )?.[1];
    return {
      ...{ subject: row.subject, givenName: row.given_name, surName: row.sur_name, email: row.email },
      ...{ role: role ?? ('none' as const), level: row.level },
      ...(at && {
        institution: { entityId: at.entity_id, inTest: false, document: at.document, siblings: [] },
      }),
    };
  });

  test.each(people)('$givenName $surName is judged by the data of the login', (person) => {
    const { attributes } = principalIn(accountClaims(person, settings), settings);
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['uid', 'Shib-eduPersonAffiliation']));
    expect(faults(attributes, ['policies'])).toEqual([]);
  });

  test('every claim that is read is found again', () => {
    const claims = attributeDictionary.flatMap((one) => one.claims.map((claim) => [claim, one.urn] as const));
    expect(claims.length).toBeGreaterThan(15);
    for (const [claim, urn] of claims) {
      const { attributes } = principalIn({ sub: 's', [claim]: ['a value'] }, settings);
      expect([claim, judged(attributes, { name: urn, value: 'a value' }, ['policies'])]).toEqual([
        claim,
        'permit',
      ]);
    }
  });

  test('a value with a semicolon stays one', () => {
    const sent = { eduPersonEntitlement: ['urn:x:a;b'] };
    const rule = (value: string) =>
      judged(sent, { name: 'urn:mace:dir:attribute-def:eduPersonEntitlement', value }, ['policies']);
    expect([rule('urn:x:a;b'), rule('b')]).toEqual(['permit', 'deny']);
  });
});

describe('the existing server', () => {
  const headers = attributeDictionary.flatMap((one) => one.headers);
  const sentAs = (write: (header: string) => string) =>
    Object.fromEntries(headers.map((header, index) => [write(header), [`value ${index}`]]));

  test.each([
    ['as the contract writes them', (header: string) => header],
    ['in small letters', (header: string) => header.toLowerCase()],
    ['in capitals', (header: string) => header.toUpperCase()],
  ])('every header, %s', (_title, write) => {
    expect(headers.length).toBeGreaterThan(23);
    expect(faults(sentAs(write), [])).toEqual([]);
  });

  test.each([[['employee;staff']], [['employee', 'staff']]])('several values, sent as %j', (values) => {
    const name = 'urn:mace:dir:attribute-def:eduPersonAffiliation';
    const sent = { 'Shib-eduPersonAffiliation': values };
    const rule = (value: string) => judged(sent, { name, value }, []);
    expect([rule('employee'), rule('staff'), rule('employee;staff')]).toEqual(['permit', 'permit', 'deny']);
  });

  test('an escaped semicolon is part of the value, even if it was split', () => {
    const name = 'urn:mace:dir:attribute-def:eduPersonEntitlement';
    for (const values of [['urn:x:a\\;b;c'], ['urn:x:a\\', 'b', 'c']]) {
      const rule = (value: string) => judged({ eduPersonEntitlement: values }, { name, value }, []);
      expect([rule('urn:x:a;b'), rule('c'), rule('b')]).toEqual(['permit', 'permit', 'deny']);
    }
  });

  test('groups and roles are known if the login contains them', () => {
    const sent = {
      'is-member-of': ['urn:collab:group:surfteams.nl:nl:board;urn:collab:org:uni.example'],
      'Shib-surf-autorisaties': ['urn:mace:surfnet.nl:surfnet.nl:sab:role:DNS-Beheerder'],
    };
    const rule = (name: string, value: string) => judged(sent, { name, value }, []);
    expect(rule(GROUP_ATTRIBUTE, 'urn:collab:group:surfteams.nl:nl:board')).toBe('permit');
    expect(rule(GROUP_ATTRIBUTE, 'urn:collab:org:uni.example')).toBe('deny');
    expect(rule(ROLE_ATTRIBUTE, 'DNS-Beheerder')).toBe('permit');
  });
});

test('the dictionary has every name once', () => {
  const names = attributeDictionary.flatMap(({ urn, aliases }) => [urn, ...aliases]);
  const headers = attributeDictionary.flatMap((one) => one.headers.map((header) => header.toLowerCase()));
  const claims = attributeDictionary.flatMap((one) => one.claims);
  for (const all of [names, headers, claims]) expect(new Set(all).size).toBe(all.length);
  expect(knownAttribute('constructor')).toBeUndefined();
  expect(knownAttribute('urn:oid:1.3.6.1.4.1.25178.1.2.14')?.urn).toBe(
    'urn:schac:attribute-def:schacPersonalUniqueCode',
  );
  expect(knownAttribute('urn:oid:1.3.6.1.4.1.25178.1.2.15')?.urn).toBe(
    'urn:schac:attribute-def:schacPersonalUniqueID',
  );
});
