import { Type, type Static } from 'typebox';
import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import type { Config } from '../../platform/config/config';
import { isLoopback } from '../../platform/config/isLoopback';
import { withoutSlashes, type Settings } from '../../platform/config/settings';
import type { LdapSettings } from './ldapDirectory';
import { readLdap, refuseLdap } from './ldapSettings';
import { refuseNamesForAll } from './namesForAll';
import type { RestSettings } from './restDirectory';
import { SCIM_PERSON, type ScimSettings } from './scimDirectory';

const PROTOCOLS = ['https:', 'http:', 'ldaps:', 'ldap:'];

const DirectorySettings = Type.Object({
  ROLES_URL: Type.Optional(
    Type.Refine(
      Type.String({
        description:
          'roles come from a directory, too, by REST or SCIM (https) or by LDAP (ldaps, ldap) ([how](LOGIN.md#roles-from-a-directory))',
        fault: '"{}" is not an address that begins with https://, ldaps:// or ldap://',
      }),
      (address) => URL.canParse(address) && PROTOCOLS.includes(new URL(address).protocol),
    ),
  ),
  ROLES_KIND: Type.Optional(
    Type.Enum(['rest', 'scim'], { description: 'what it speaks at https://', otherwise: '`rest`' }),
  ),
  ROLES_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]*$',
      secret: true,
      description: 'the account there: a bearer token',
      fault: 'has characters that no token has',
    }),
  ),
  ROLES_USER: Type.Optional(Type.String({ description: 'or a name; by LDAP the DN of an entry' })),
  ROLES_PASSWORD: Type.Optional(Type.String({ secret: true, description: 'and its password' })),
  ROLES_TIMEOUT_SECONDS: Type.Integer({
    default: 5,
    minimum: 1,
    maximum: 30,
    description: 'how long a login waits for the directory',
  }),
  ROLES_PERSON: Type.Optional(
    Type.String({
      description:
        'attribute of the login (as the profile page names it) by which the directory knows people',
      otherwise: 'the identifier of the login',
    }),
  ),
  ROLES_SCIM_PERSON: Type.Optional(
    Type.Enum([...SCIM_PERSON], {
      description: 'by SCIM: attribute by which the directory knows people',
      otherwise: '`userName`',
    }),
  ),
  ROLES_OWNER: Type.String({
    default: OWNER_ROLE,
    description:
      'what the directory calls an administrator of an institution; `{institution}` is its institution id',
  }),
  ROLES_MAINTAINER: Type.String({
    default: MAINTAINER_ROLE,
    description: 'and a viewer',
  }),
  ROLES_SUPER_USER: Type.Optional(
    Type.String({ description: 'and a super user', otherwise: 'the directory makes none' }),
  ),
});
type Read = Static<typeof DirectorySettings>;

/** Reads the settings of the directory of roles; returns undefined if only logins bring roles. */
export function readRoleDirectory(settings: Settings, mode: Config['mode']): Config['roleDirectory'] {
  const read = settings.read(DirectorySettings);
  const { ROLES_URL: url } = read;
  if (url === undefined || !URL.canParse(url)) {
    for (const name of ['ROLES_KIND', 'ROLES_TOKEN', 'ROLES_USER', 'ROLES_PASSWORD'] as const)
      if (read[name] !== undefined) settings.refuse(name, 'means nothing without ROLES_URL');
    refuseLdap(settings);
    return undefined;
  }
  checkAccount(settings, read);
  const source = sourceAt(settings, url, read);
  if (mode === 'demo') settings.refuse('ROLES_URL', 'cannot be used together with MODE=demo');
  const { ROLES_PERSON: person, ROLES_SUPER_USER: superUser } = read;
  return {
    source,
    timeoutMs: read.ROLES_TIMEOUT_SECONDS * 1000,
    ...(person !== undefined && { person }),
    names: {
      owner: read.ROLES_OWNER,
      maintainer: read.ROLES_MAINTAINER,
      ...(superUser !== undefined && { superUser }),
    },
  };
}

function checkAccount(settings: Settings, { ROLES_TOKEN, ROLES_USER, ROLES_PASSWORD }: Read): void {
  if ((ROLES_USER === undefined) !== (ROLES_PASSWORD === undefined))
    settings.refuse(
      ROLES_USER === undefined ? 'ROLES_USER' : 'ROLES_PASSWORD',
      'missing; one needs the other',
    );
  if (ROLES_TOKEN !== undefined && ROLES_USER !== undefined)
    settings.refuse('ROLES_TOKEN', 'cannot be used together with ROLES_USER');
}

function sourceAt(settings: Settings, url: string, read: Read): Source {
  const { protocol, hostname, username, hash } = new URL(url);
  if (username !== '' || hash !== '') settings.refuse('ROLES_URL', 'is more than an address');
  const { ROLES_KIND: kind, ROLES_TOKEN: token, ROLES_USER: user, ROLES_PASSWORD: password } = read;
  const { ROLES_OWNER, ROLES_MAINTAINER, ROLES_SCIM_PERSON: person } = read;
  if (person !== undefined && kind !== 'scim')
    settings.refuse('ROLES_SCIM_PERSON', 'means nothing without ROLES_KIND=scim');
  if (protocol.startsWith('ldap')) {
    if (token !== undefined) settings.refuse('ROLES_TOKEN', 'means nothing by LDAP');
    if (kind !== undefined) settings.refuse('ROLES_KIND', 'means nothing by LDAP');
    return readLdap(settings, { url, user, password, names: { ROLES_OWNER, ROLES_MAINTAINER } });
  }
  refuseLdap(settings);
  if (protocol === 'http:' && !isLoopback(hostname))
    settings.refuse(
      'ROLES_URL',
      'must begin with https://, because anyone who reads the traffic could grant roles',
    );
  const account = accountOf(settings, read);
  if (kind !== 'scim') return { kind: 'rest', url, ...account };
  if (new URL(url).search !== '') settings.refuse('ROLES_URL', 'is more than an address');
  refuseNamesForAll(settings, { ROLES_OWNER, ROLES_MAINTAINER });
  return { kind, url: withoutSlashes(url), person: person ?? 'userName', ...account };
}

function accountOf(settings: Settings, read: Read): { readonly authorization?: string } {
  const { ROLES_TOKEN: token, ROLES_USER: user, ROLES_PASSWORD: password = '' } = read;
  if (user?.includes(':')) settings.refuse('ROLES_USER', 'has a colon, which a name cannot have');
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  if (user === undefined) return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

type Source = RestSettings | ScimSettings | LdapSettings;

declare module '../../platform/config/config' {
  interface Config {
    /** Absent if only logins bring roles. */
    readonly roleDirectory?: {
      readonly source: Source;
      /** Time limit for an answer. */
      readonly timeoutMs: number;
      /** Name of the login attribute that identifies people in the directory; absent: the identifier of the login. */
      readonly person?: string;
      /** The directory's names of the roles; `{institution}` is replaced by the institution ID. */
      readonly names: { readonly owner: string; readonly maintainer: string; readonly superUser?: string };
    };
  }
}
