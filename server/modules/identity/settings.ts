import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { isLoopback } from '../../platform/config/isLoopback';
import type { OfferedLevel } from './levels/offeredLevel';
import { readLevels } from './levels/readLevels';

const HOUR = 3600;

/** Reads the settings of logins, sessions and assurance levels. */
export function readIdentity(
  settings: Settings,
  mode: Config['mode'],
): Pick<Config, 'oidc' | 'levels' | 'session' | 'loginsPerMinute'> {
  const oidc = readProvider(settings, mode);
  return {
    levels: readLevels(settings),
    ...(oidc === undefined ? {} : { oidc }),
    session: {
      idleSeconds: settings.integer('SESSION_IDLE_SECONDS', 8 * HOUR, 60, 30 * 24 * HOUR),
      absoluteSeconds: settings.integer('SESSION_ABSOLUTE_SECONDS', 24 * HOUR, 60, 90 * 24 * HOUR),
      rolesSeconds: settings.integer('ROLES_SECONDS', 4 * HOUR, 60, 90 * 24 * HOUR),
    },
    loginsPerMinute: settings.integer('LOGINS_PER_MINUTE', 300, 1, 100_000),
  };
}

function readProvider(settings: Settings, mode: Config['mode']): Config['oidc'] {
  const issuer = settings.webAddress('OIDC_ISSUER') && settings.optional('OIDC_ISSUER');
  const unencrypted = settings.flag('ALLOW_UNENCRYPTED_LOGIN', false);
  const provider = {
    clientId: settings.text('OIDC_CLIENT_ID', ''),
    clientSecret: settings.text('OIDC_CLIENT_SECRET', ''),
    scope: settings.text('OIDC_SCOPE', 'openid profile email'),
    claims: {
      institution: settings.text('OIDC_CLAIM_INSTITUTION', 'authenticating_authority'),
      groups: settings.text('OIDC_CLAIM_GROUPS', 'edumember_is_member_of'),
      email: settings.text('OIDC_CLAIM_EMAIL', 'email'),
      organization: settings.text('OIDC_CLAIM_ORGANIZATION', 'schac_home_organization'),
    },
    groups: {
      superUser: settings.text('OIDC_GROUP_SUPER_USER', 'dashboard.super.user'),
      admin: settings.text('OIDC_GROUP_ADMIN', 'dashboard.admin'),
      viewer: settings.text('OIDC_GROUP_VIEWER', 'dashboard.viewer'),
    },
  };
  if (issuer === undefined) {
    if (mode === 'production')
      settings.refuse('OIDC_ISSUER', 'missing; production needs an OpenID Connect provider');
    return undefined;
  }
  if (mode === 'demo') settings.refuse('OIDC_ISSUER', 'cannot be used together with MODE=demo');
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
    if (settings.optional(name) === undefined) settings.refuse(name, 'missing; OIDC_ISSUER needs it');
  }
  if (isPlainElsewhere(issuer) && !unencrypted) {
    settings.refuse(
      'OIDC_ISSUER',
      'must begin with https://, since whoever listens could log in as anybody; ALLOW_UNENCRYPTED_LOGIN=1 allows it',
    );
  }
  return { issuer, unencrypted, ...provider };
}

function isPlainElsewhere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

declare module '../../platform/config/config' {
  interface Config {
    readonly levels: {
      /** URI of rank 1. */
      readonly default: string;
      /** Those above rank 1; each URI ends in `loa` and the rank. */
      readonly offered: readonly OfferedLevel[];
      readonly stepUpEnabled: boolean;
      /** How long after the login a level above rank 1 counts for changes. */
      readonly seconds: number;
      /** Rank that acts of super users need: steps at the desk, invitations, acting for institutions not their own. */
      readonly superUser: number;
      readonly multiFactor: readonly OfferedLevel[];
    };
    /** Absent in demo mode: the embedded provider. */
    readonly oidc?: {
      readonly issuer: string;
      /** Reached without TLS although it is elsewhere, since the operator said so. */
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
      /** Values of the groups claim that give a role. */
      readonly groups: { readonly superUser: string; readonly admin: string; readonly viewer: string };
    };
    readonly session: {
      readonly idleSeconds: number;
      readonly absoluteSeconds: number;
      /** After which the provider must have told the roles of whoever is logged in again. */
      readonly rolesSeconds: number;
    };
    /** Logins and step-ups that may be begun from one address in a minute. */
    readonly loginsPerMinute: number;
  }
}
