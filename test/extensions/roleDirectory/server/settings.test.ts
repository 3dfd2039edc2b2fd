import { filterFor } from '../../../../server/extensions/roleDirectory/ldapDirectory';
/** Settings of a directory of roles: those that could give roles to the wrong people are refused. */
import { readConfig } from '../../../../server/readConfig';
import { production } from './directories/production';

test.each([
  ['(&(o={institution})(uid={person}))', 'north', 'ann', '(&(o=north)(uid=ann))'],
  ['(&(o={institution})(uid={person}))', 'north', undefined, '(&(o=north)(uid=*))'],
  ['(&(o={institution})(uid={person}))', '{person}', undefined, '(&(o={person})(uid=*))'],
  ['(&(uid={person})(o={institution}))', 'north', '{institution}', '(&(uid={institution})(o=north))'],
  ['(o={institution})', '*)(uid=*', 'ann', '(o=\\2a\\29\\28uid=\\2a)'],
])(
  'REQUIREMENTS 373: the filter %s for %j and %j is %s, with any characters in them',
  (filter, institution, uid, made) => {
    expect(filterFor(filter, institution, uid)).toBe(made);
  },
);

describe('REQUIREMENTS 373: settings that would give roles to the wrong people are refused', () => {
  const ldaps = {
    ROLES_URL: 'ldaps://directory.example',
    ROLES_LDAP_BASE: 'dc=example',
    ROLES_LDAP_FILTER: '(&(uid={person})(o={institution}))',
  };
  const scim = {
    ROLES_URL: 'https://directory.example/scim/v2',
    ROLES_KIND: 'scim',
    ROLES_OWNER: 'owners of {institution}',
    ROLES_MAINTAINER: 'viewers of {institution}',
  };
  it.each<readonly [string, Readonly<Record<string, string>>, RegExp | undefined]>([
    ['rest', { ROLES_URL: 'https://directory.example/roles?kind=1' }, undefined],
    ['ldaps', ldaps, undefined],
    ['StartTLS', { ...ldaps, ROLES_URL: 'ldap://directory.example', ROLES_LDAP_START_TLS: '1' }, undefined],
    ['scim', scim, undefined],
    [
      'scim, plain http',
      { ...scim, ROLES_URL: 'http://directory.example' },
      /^ROLES_URL: must begin with https/,
    ],
    ['scim with a query', { ...scim, ROLES_URL: 'https://directory.example/?x=1' }, /^ROLES_URL: is more/],
    ['another kind', { ...scim, ROLES_KIND: 'ldap' }, /^ROLES_KIND: /],
    ['a kind by LDAP', { ...ldaps, ROLES_KIND: 'scim' }, /^ROLES_KIND: means nothing by LDAP/],
    ['a kind without a directory', { ROLES_KIND: 'scim' }, /^ROLES_KIND: means nothing/],
    [
      'a person of SCIM by REST',
      { ROLES_URL: 'https://x.example', ROLES_SCIM_PERSON: 'id' },
      /^ROLES_SCIM_PERSON: means/,
    ],
    ['owners of every institution', { ...scim, ROLES_OWNER: 'owners' }, /^ROLES_OWNER: "owners" has no/],
    ['viewers of every one', { ...scim, ROLES_MAINTAINER: 'viewers' }, /^ROLES_MAINTAINER: "viewers" has no/],
    [
      'viewers of every one by LDAP',
      { ...ldaps, ROLES_LDAP_FILTER: '(uid={person})', ROLES_OWNER: 'o={institution}' },
      /^ROLES_MAINTAINER: "SURFconextbeheerder" has no/,
    ],
    ['plain http', { ROLES_URL: 'http://directory.example' }, /^ROLES_URL: must begin with https/],
    ['plain LDAP', { ...ldaps, ROLES_URL: 'ldap://directory.example' }, /^ROLES_URL: must begin with ldaps/],
    ['another protocol', { ROLES_URL: 'file:///roles' }, /^ROLES_URL: "file/],
    ['a missing address', { ROLES_URL: 'directory' }, /^ROLES_URL: "directory"/],
    [
      'a base in the address',
      { ...ldaps, ROLES_URL: 'ldaps://directory.example/dc=x' },
      /^ROLES_URL: is more/,
    ],
    ['a token without a directory', { ROLES_TOKEN: 'x' }, /^ROLES_TOKEN: means nothing/],
    ['a base without a directory', { ROLES_LDAP_BASE: 'x' }, /^ROLES_LDAP_BASE: means nothing/],
    ['a name without a password', { ...ldaps, ROLES_USER: 'cn=x' }, /^ROLES_PASSWORD: missing/],
    ['a missing base', { ...ldaps, ROLES_LDAP_BASE: '' }, /^ROLES_LDAP_BASE: missing/],
    [
      'a filter without a person',
      { ...ldaps, ROLES_LDAP_FILTER: '(o={institution})' },
      /^ROLES_LDAP_FILTER: "/,
    ],
    [
      'a missing institution',
      { ...ldaps, ROLES_LDAP_FILTER: '(uid={person})', ROLES_MAINTAINER: 'o={institution}' },
      /^ROLES_OWNER: "SURFconextverantwoordelijke" has no/,
    ],
    [
      'a missing certificate',
      { ...ldaps, ROLES_LDAP_CA: '/nowhere' },
      /^ROLES_LDAP_CA: \/nowhere does not exist/,
    ],
    [
      'a demonstration',
      { MODE: 'demo', ROLES_URL: 'https://directory.example' },
      /^ROLES_URL: cannot be used/,
    ],
  ])('%s', (_title, settings, fault) => {
    const { MODE: mode = 'production' } = settings;
    const { errors = [] } = readConfig({
      ...(mode === 'production' ? production : {}),
      DATABASE_URL: 'postgres://localhost/dashboard',
      ...settings,
    });
    const own = errors.filter((error) => error.startsWith('ROLES_'));
    expect(own).toEqual(fault ? [expect.stringMatching(fault)] : []);
  });
});
