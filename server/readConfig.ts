import type { Config } from './config';
import { readLevels } from './levels/readLevels';
import { readMail } from './mail/readMail';
import { readPolicyAttributes } from './policies/policyAttributes';
import { readStatistics } from './statistics/readStatistics';
import { Settings, type Environment } from './settings';
import { readJira } from './tickets/jira/readJira';

const LANGUAGES = ['en', 'nl', 'pt'];
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const HOUR = 3600;

export type ConfigResult =
  | { readonly config: Config; readonly errors?: never }
  /** One line for each bad setting, its name first. */
  | { readonly config?: never; readonly errors: readonly string[] };

function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host.replace(/^\[|\]$/g, ''));
}

/** Every setting comes from the environment; what is not set has a value for trying out (README, configuration). */
export function readConfig(environment: Environment): ConfigResult {
  const settings = new Settings(environment);
  const mode = settings.choice('MODE', settings.optional('OIDC_ISSUER') ? 'production' : 'demo', [
    'demo',
    'production',
  ]);
  const port = settings.integer('PORT', 8280, 1, 65_535);
  const databaseUrl = databaseAddress(settings);
  const oidc = readProvider(settings, mode);
  const jira = readJira(settings);
  const config: Config = {
    mode,
    host: readHost(settings, mode),
    port,
    publicUrl: readPublicUrl(settings, mode, port),
    dataDir: settings.text('DATA_DIR', './data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    trustProxy: settings.flag('TRUST_PROXY', false),
    federation: readFederation(settings),
    levels: readLevels(settings),
    statistics: readStatistics(settings, mode),
    mail: readMail(settings),
    visualiser: settings.flag('VISUALISER', mode === 'demo'),
    consentEnabled: settings.flag('CONSENT', true),
    policyAttributes: readPolicyAttributes(settings),
    ...(oidc === undefined ? {} : { oidc }),
    session: {
      idleSeconds: settings.integer('SESSION_IDLE_SECONDS', 8 * HOUR, 60, 30 * 24 * HOUR),
      absoluteSeconds: settings.integer('SESSION_ABSOLUTE_SECONDS', 24 * HOUR, 60, 90 * 24 * HOUR),
    },
    desk: { acceptance: settings.flag('DESK_ACCEPTANCE', false) },
    queueWhenDown: settings.flag('QUEUE_WHEN_DOWN', false),
    ...(jira === undefined ? {} : { jira }),
    seed: {
      services: settings.integer('SEED_SERVICES', 400, 1, 100_000),
      institutions: settings.integer('SEED_INSTITUTIONS', 40, 1, 10_000),
    },
    catalogueCacheMb: settings.integer('CATALOGUE_CACHE_MB', 64, 1, 65_536),
    writesPerMinute: settings.integer('WRITES_PER_MINUTE', 120, 1, 100_000),
    readsPerMinute: settings.integer('READS_PER_MINUTE', 6_000, 1, 1_000_000),
    loginsPerMinute: settings.integer('LOGINS_PER_MINUTE', 300, 1, 100_000),
    logLevel: settings.choice('LOG_LEVEL', mode === 'demo' ? 'warn' : 'info', [
      'silent',
      'error',
      'warn',
      'info',
      'debug',
    ]),
  };
  return settings.errors.length > 0 ? { errors: settings.errors } : { config };
}

function readHost(settings: Settings, mode: Config['mode']): string {
  const host = settings.text('HOST', 'localhost');
  if (mode === 'demo' && !isLoopback(host) && !settings.flag('ALLOW_DEMO_LOGIN_ON_NETWORK', false)) {
    settings.refuse(
      'HOST',
      `in demo mode anybody who reaches ${host} can sign in as anybody; ALLOW_DEMO_LOGIN_ON_NETWORK=1 allows it`,
    );
  }
  return host;
}

function readPublicUrl(settings: Settings, mode: Config['mode'], port: number): string {
  const address = settings.webAddress('PUBLIC_URL') ?? `http://localhost:${port}`;
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (address !== url.origin)
    settings.refuse('PUBLIC_URL', `"${address}" is more than protocol, host and port`);
  if (mode === 'production' && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    settings.refuse('PUBLIC_URL', `"${address}" must begin with https:// in production`);
  }
  return url.origin;
}

function databaseAddress(settings: Settings): string | undefined {
  const address = settings.optional('DATABASE_URL');
  if (address !== undefined && !/^postgres(ql)?:\/\//.test(address)) {
    settings.refuse('DATABASE_URL', 'not an address that begins with postgres:// or postgresql://');
  }
  return address;
}

function readFederation(settings: Settings): Config['federation'] {
  const timeZone = settings.text('STATS_TIME_ZONE', 'UTC');
  if (!isTimeZone(timeZone)) settings.refuse('STATS_TIME_ZONE', `"${timeZone}" is not a time zone`);
  const prefix = settings.text('TICKET_KEY_PREFIX', 'CXT');
  if (!/^[A-Z][A-Z0-9]*$/.test(prefix)) {
    settings.refuse('TICKET_KEY_PREFIX', `"${prefix}" is not made of capital letters and digits`);
  }
  const helpUrl = settings.webAddress('HELP_URL');
  const termsUrl = settings.webAddress('TERMS_URL');
  const operatorUrl = settings.webAddress('OPERATOR_URL');
  const supportEmail = settings.optional('SUPPORT_EMAIL');
  return {
    name: settings.text('FEDERATION_NAME', 'Demo Federation'),
    languages: settings.list('LANGUAGES', LANGUAGES, (code) => LANGUAGES.includes(code), 'en, nl or pt'),
    hideTabs: settings.text('HIDE_TABS', 'none'),
    ticketKeyPrefix: prefix,
    statsTimeZone: timeZone,
    ...(helpUrl === undefined ? {} : { helpUrl }),
    ...(termsUrl === undefined ? {} : { termsUrl }),
    ...(operatorUrl === undefined ? {} : { operatorUrl }),
    ...(supportEmail === undefined ? {} : { supportEmail }),
  };
}

function readProvider(settings: Settings, mode: Config['mode']): Config['oidc'] {
  const issuer = settings.webAddress('OIDC_ISSUER') && settings.optional('OIDC_ISSUER');
  if (issuer === undefined) {
    if (mode === 'production')
      settings.refuse('OIDC_ISSUER', 'missing; production needs an OpenID Connect provider');
    return undefined;
  }
  if (mode === 'demo') settings.refuse('OIDC_ISSUER', 'cannot be used together with MODE=demo');
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
    if (settings.optional(name) === undefined) settings.refuse(name, 'missing; OIDC_ISSUER needs it');
  }
  return {
    issuer,
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
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
