import { whyNoAnswer } from '../../../../server/platform/check';
import { ldapDirectory, type LdapSettings } from '../../../../server/extensions/roleDirectory/ldapDirectory';
import { LdapTestDirectory, testWithSlapd } from './directories/ldapDirectory';

testWithSlapd('what a directory refuses is said in words, by the setting', async () => {
  const directory = await LdapTestDirectory.open();
  try {
    const { ROLES_URL = '', ROLES_USER = '', ROLES_PASSWORD = '', ROLES_LDAP_BASE = '' } = directory.settings;
    const ask = (other: Partial<LdapSettings>) =>
      ldapDirectory(
        {
          kind: 'ldap',
          url: ROLES_URL,
          startTls: false,
          account: { dn: ROLES_USER, password: ROLES_PASSWORD },
          base: ROLES_LDAP_BASE,
          filter: '(uid={person})',
          person: 'uid',
          roles: 'memberOf',
          ...other,
        },
        5_000,
      ).people('north.example', ['cn=owners'], 'ann');
    expect(await ask({})).toEqual([]);
    const why = (other: Partial<LdapSettings>) => ask(other).then(() => 'it answers', whyNoAnswer);
    expect(await why({ account: { dn: ROLES_USER, password: 'wrong' } })).toBe(
      'it refuses ROLES_USER with ROLES_PASSWORD',
    );
    expect(await why({ base: `ou=persons,${ROLES_LDAP_BASE}` })).toBe(
      'it has no entry ROLES_LDAP_BASE that the account may see',
    );
  } finally {
    await directory.close();
  }
});
