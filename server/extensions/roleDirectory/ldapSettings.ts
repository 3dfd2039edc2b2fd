import { Type } from 'typebox';
import { isLoopback } from '../../platform/config/isLoopback';
import { readPem } from '../../platform/config/pemFile';
import type { Settings } from '../../platform/config/settings';
import type { LdapSettings } from './ldapDirectory';
import { refuseNamesForAll } from './namesForAll';

const LdapDirectorySettings = Type.Object({
  ROLES_LDAP_BASE: Type.Optional(Type.String({ description: 'by LDAP: where people are looked for' })),
  ROLES_LDAP_FILTER: Type.String({
    default: '(&(objectClass=person)(uid={person}))',
    pattern: '^\\(.*\\{person\\}.*\\)$',
    description: 'by LDAP: finds people; `{person}` and `{institution}` are replaced',
    fault: '"{}" is not a filter in brackets with {person} in it',
  }),
  ROLES_LDAP_PERSON: Type.String({
    default: 'uid',
    description: 'by LDAP: attribute by which the directory knows people',
  }),
  ROLES_LDAP_ROLES: Type.String({
    default: 'memberOf',
    description: 'by LDAP: attribute with the roles of people',
  }),
  ROLES_LDAP_START_TLS: Type.Boolean({
    default: false,
    description: '`1`: a connection by ldap:// is encrypted before anything is said (StartTLS)',
  }),
  ROLES_LDAP_CA: Type.Optional(
    Type.String({
      description: 'by LDAP: path of the certificates in PEM that the directory’s is checked against',
      otherwise: 'those of the machine',
    }),
  ),
});

interface Account {
  readonly url: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** The directory's names of the roles, by setting. */
  readonly names: Readonly<Record<string, string>>;
}

/** Reads the settings for a directory by LDAP. */
export function readLdap(settings: Settings, { url, user, password, names }: Account): LdapSettings {
  const read = settings.read(LdapDirectorySettings);
  const { ROLES_LDAP_BASE: base, ROLES_LDAP_FILTER: filter, ROLES_LDAP_START_TLS: startTls } = read;
  const { protocol, hostname, pathname } = new URL(url);
  if (base === undefined) settings.refuse('ROLES_LDAP_BASE', 'missing; a directory by LDAP needs it');
  if (pathname.length > 1) settings.refuse('ROLES_URL', 'is more than protocol, host and port');
  if (startTls && protocol === 'ldaps:')
    settings.refuse('ROLES_LDAP_START_TLS', 'cannot be used together with ldaps://');
  if (protocol === 'ldap:' && !startTls && !isLoopback(hostname))
    settings.refuse(
      'ROLES_URL',
      'must begin with ldaps://, or ROLES_LDAP_START_TLS=1, because anyone who reads the traffic could grant roles',
    );
  if (!filter.includes('{institution}')) refuseNamesForAll(settings, names);
  const ca = readPem(
    settings,
    { name: 'ROLES_LDAP_CA', file: read.ROLES_LDAP_CA, what: 'certificate' },
    String,
  );
  return {
    kind: 'ldap',
    url,
    startTls,
    ...(ca !== undefined && { ca }),
    ...(user !== undefined && { account: { dn: user, password: password ?? '' } }),
    base: base ?? '',
    filter,
    person: read.ROLES_LDAP_PERSON,
    roles: read.ROLES_LDAP_ROLES,
  };
}

/** Registers the LDAP settings if no LDAP directory is configured; refuses those that are set nevertheless. */
export function refuseLdap(settings: Settings): void {
  const { ROLES_LDAP_BASE, ROLES_LDAP_CA } = settings.read(LdapDirectorySettings);
  for (const [name, value] of Object.entries({ ROLES_LDAP_BASE, ROLES_LDAP_CA }))
    if (value !== undefined) settings.refuse(name, 'means nothing without ROLES_URL=ldaps://…');
}
