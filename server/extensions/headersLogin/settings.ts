import { Type } from 'typebox';
import { NetworkList, networksOf } from '../../platform/config/proxies';
import type { Settings } from '../../platform/config/settings';
import type { Config } from '../../platform/config/config';

/** Values that give a role. */
type RoleGroups = NonNullable<Config['oidc']>['groups'];

const text = (otherwise: string, description: string) => Type.String({ default: otherwise, description });

const HeaderSettings = Type.Object({
  IDENTITY: Type.Enum(['oidc', 'headers'], {
    default: 'oidc',
    description:
      '`headers`: a web server in front logs people in by SAML and says who they are ([how](LOGIN.md#saml-by-the-web-server))',
  }),
  IDENTITY_SECRET: Type.Optional(
    Type.String({
      secret: true,
      pattern: '^[\\x21-\\x7e]{32,200}$',
      description:
        'secret that the web server sends with each login, so that no other program can log people in',
      fault: 'not 32 to 200 characters without blanks',
    }),
  ),
  IDENTITY_PROXIES: NetworkList('127.0.0.1, ::1', 'addresses and networks from which it calls, by comma'),
  IDENTITY_LOGIN_PATH: text('/Shibboleth.sso/Login', 'where it begins a login'),
  IDENTITY_LOGOUT_PATH: text('/Shibboleth.sso/Logout', 'where it ends one'),
  IDENTITY_HEADER_SUBJECT: text('name-id', 'header with the identifier of the person'),
  IDENTITY_HEADER_INSTITUTION: text(
    'Shib-Authenticating-Authority',
    'header with the entity id of the identity provider behind a hub; absent: `Shib-Identity-Provider`',
  ),
});

export interface HeadersLogin {
  readonly secret: string;
  /** Returns whether the web server calls from this address. */
  readonly isWebServer: (address: string) => boolean;
  readonly loginPath: string;
  readonly logoutPath: string;
  readonly subject: string;
  readonly institution: string;
  readonly groups: RoleGroups;
}

/**
 * Reads the settings for logins by a web server in front; returns undefined if an OpenID Connect provider does the
 * logins.
 */
export function readHeaders(
  settings: Settings,
  mode: Config['mode'],
  groups: RoleGroups,
): HeadersLogin | undefined {
  const read = settings.read(HeaderSettings);
  if (read.IDENTITY === 'oidc') return undefined;
  if (mode === 'demo') settings.refuse('IDENTITY', 'headers cannot be used together with MODE=demo');
  if (read.IDENTITY_SECRET === undefined)
    settings.refuse('IDENTITY_SECRET', 'missing; IDENTITY=headers needs it');
  return {
    secret: read.IDENTITY_SECRET ?? '',
    isWebServer: networksOf(read.IDENTITY_PROXIES),
    loginPath: read.IDENTITY_LOGIN_PATH,
    logoutPath: read.IDENTITY_LOGOUT_PATH,
    subject: read.IDENTITY_HEADER_SUBJECT,
    institution: read.IDENTITY_HEADER_INSTITUTION,
    groups,
  };
}
