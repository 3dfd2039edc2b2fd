import { Type, type Static } from 'typebox';
import type { Config } from '../../platform/config/config';
import { webAddress, type Settings } from '../../platform/config/settings';
import { isLoopback } from '../../platform/config/isLoopback';
import type { Translations } from '../../platform/text/sentences';
import type { Modules } from '../../platform/module';
import type { OfferedLevel } from './levels/offeredLevel';
import { readLevels } from './levels/readLevels';

const HOUR = 3600;
const DAY = 24 * HOUR;

const text = (otherwise: string, description: string) => Type.String({ default: otherwise, description });

const ProviderSettings = Type.Object({
  OIDC_ISSUER: Type.Optional(
    webAddress({ description: 'the OpenID Connect provider; https, but on the same machine' }),
  ),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ description: 'the dashboard’s name at the provider' })),
  OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({ secret: true, description: 'the dashboard’s password at the provider' }),
  ),
  ALLOW_UNENCRYPTED_LOGIN: Type.Boolean({
    default: false,
    description: '`1`: a provider on another machine over http, for a network that is private',
  }),
  OIDC_SCOPE: text('openid profile email', 'what is asked for'),
  OIDC_CLAIM_INSTITUTION: text(
    'authenticating_authority',
    'claim with the entity id of the identity provider',
  ),
  OIDC_CLAIM_GROUPS: text('edumember_is_member_of', 'claim with the groups'),
  OIDC_CLAIM_EMAIL: text('email', 'claim with the mail address'),
  OIDC_CLAIM_ORGANIZATION: text('schac_home_organization', 'claim with the domain of the institution'),
  OIDC_GROUP_SUPER_USER: text('dashboard.super.user', 'group of super users'),
  OIDC_GROUP_ADMIN: text('dashboard.admin', 'group of administrators'),
  OIDC_GROUP_VIEWER: text('dashboard.viewer', 'group of viewers'),
});

const SessionSettings = Type.Object({
  SESSION_IDLE_SECONDS: Type.Integer({
    default: 8 * HOUR,
    minimum: 60,
    maximum: 30 * DAY,
    description: 'seconds without use after which a session ends',
  }),
  SESSION_ABSOLUTE_SECONDS: Type.Integer({
    default: DAY,
    minimum: 60,
    maximum: 90 * DAY,
    description: 'seconds after which a session ends in any case',
  }),
  ROLES_SECONDS: Type.Integer({
    default: 4 * HOUR,
    minimum: 60,
    maximum: 90 * DAY,
    description: 'how old roles may be before the provider is asked again',
  }),
  LOGINS_PER_MINUTE: Type.Integer({
    default: 300,
    minimum: 1,
    maximum: 100_000,
    description: 'rate limit of logins that are begun, per address',
  }),
});

/** Reads the settings of logins, sessions and assurance levels. */
export function readIdentity(
  settings: Settings,
  mode: Config['mode'],
  translations: Translations,
  modules: Modules,
): Pick<Config, 'oidc' | 'otherLogin' | 'levels' | 'session' | 'loginsPerMinute'> {
  const read = settings.read(ProviderSettings);
  const [otherLogin] = modules.flatMap((module) => module.otherLogin?.(settings, mode, groupsOf(read)) ?? []);
  const oidc = readProvider(settings, read, otherLogin ? 'unused' : mode);
  const levels = readLevels(settings, mode, translations);
  const session = settings.read(SessionSettings);
  return {
    levels,
    ...(oidc === undefined ? {} : { oidc }),
    ...(otherLogin === undefined ? {} : { otherLogin }),
    session: {
      idleSeconds: session.SESSION_IDLE_SECONDS,
      absoluteSeconds: session.SESSION_ABSOLUTE_SECONDS,
      rolesSeconds: session.ROLES_SECONDS,
    },
    loginsPerMinute: session.LOGINS_PER_MINUTE,
  };
}

type ReadProvider = Static<typeof ProviderSettings>;

function groupsOf(read: ReadProvider): NonNullable<Config['oidc']>['groups'] {
  return {
    superUser: read.OIDC_GROUP_SUPER_USER,
    admin: read.OIDC_GROUP_ADMIN,
    viewer: read.OIDC_GROUP_VIEWER,
  };
}

/** `unused`: a web server in front handles the login. */
function readProvider(
  settings: Settings,
  read: ReadProvider,
  mode: Config['mode'] | 'unused',
): Config['oidc'] {
  const { OIDC_ISSUER: issuer, ALLOW_UNENCRYPTED_LOGIN: unencrypted } = read;
  if (issuer === undefined) {
    if (mode === 'production')
      settings.refuse(
        'OIDC_ISSUER',
        'missing; production needs an OpenID Connect provider, or IDENTITY=headers',
      );
    return undefined;
  }
  if (mode === 'unused') settings.refuse('OIDC_ISSUER', 'cannot be used together with IDENTITY=headers');
  if (mode === 'demo') settings.refuse('OIDC_ISSUER', 'cannot be used together with MODE=demo');
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) {
    if (read[name] === undefined) settings.refuse(name, 'missing; OIDC_ISSUER needs it');
  }
  if (isPlainElsewhere(issuer) && !unencrypted) {
    settings.refuse(
      'OIDC_ISSUER',
      'must begin with https://, because anyone who reads the traffic could log in as any person; ALLOW_UNENCRYPTED_LOGIN=1 allows it',
    );
  }
  return {
    issuer,
    unencrypted,
    clientId: read.OIDC_CLIENT_ID ?? '',
    clientSecret: read.OIDC_CLIENT_SECRET ?? '',
    scope: read.OIDC_SCOPE,
    claims: {
      institution: read.OIDC_CLAIM_INSTITUTION,
      groups: read.OIDC_CLAIM_GROUPS,
      email: read.OIDC_CLAIM_EMAIL,
      organization: read.OIDC_CLAIM_ORGANIZATION,
    },
    groups: groupsOf(read),
  };
}

function isPlainElsewhere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

declare module '../../platform/config/config' {
  interface Config {
    readonly levels: {
      /** Rank 1, which every login has. */
      readonly lowest: OfferedLevel;
      /** Levels above, by rank; several may share one. */
      readonly offered: readonly OfferedLevel[];
      readonly stepUpEnabled: boolean;
      /** Time after the login for which a level above rank 1 counts for changes. */
      readonly seconds: number;
      /**
       * Rank that acts of super users need: steps at the desk, invitations, acting for institutions other than their
       * own.
       */
      readonly superUser: number;
      readonly multiFactor: readonly OfferedLevel[];
    };
    /** Absent in demo mode: the embedded provider. */
    readonly oidc?: {
      readonly issuer: string;
      /** True if the operator allows a provider on another machine without TLS. */
      readonly unencrypted: boolean;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly scope: string;
      readonly claims: {
        readonly institution: string;
        readonly groups: string;
        readonly email: string;
        readonly organization: string;
      };
      /** Values of the groups claim that grant a role. */
      readonly groups: { readonly superUser: string; readonly admin: string; readonly viewer: string };
    };
    readonly session: {
      readonly idleSeconds: number;
      readonly absoluteSeconds: number;
      /** Seconds within which the provider must confirm the roles of a person again. */
      readonly rolesSeconds: number;
    };
    /** Logins and step-ups per minute from one address. */
    readonly loginsPerMinute: number;
  }
}
