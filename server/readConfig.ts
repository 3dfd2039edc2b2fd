import type { Config } from './platform/config/config';
import { isLoopback } from './platform/config/isLoopback';
import { readLevels } from './modules/identity/levels/readLevels';
import { readMail } from './modules/mail/readMail';
import { build } from './modules/operations/build';
import { readPolicyAttributes } from './modules/policies/policyAttributes';
import { readStatistics } from './modules/statistics/readStatistics';
import { Settings, type Environment } from './platform/config/settings';
import { readJira } from './modules/tickets/jira/readJira';

const LANGUAGES = ['en', 'nl', 'pt'];
const HOUR = 3600;
/** Of the reserved domain, so that no mail of the demonstration reaches anybody; it has no pages to link to. */
const DEMO_DESK = 'desk@federation.example';

export type ConfigResult =
  | { readonly config: Config; readonly errors?: never }
  /** One line for each bad setting, its name first. */
  | { readonly config?: never; readonly errors: readonly string[] };

/** Every setting comes from the environment; what is not set has a value for trying out (README, configuration). */
export function readConfig(environment: Environment): ConfigResult {
  const settings = new Settings(environment);
  const config = read(settings);
  settings.refuseMisspelt();
  return settings.errors.length > 0 ? { errors: settings.errors } : { config };
}

/** Of every setting that there is. */
export function settingNames(): string[] {
  const settings = new Settings({});
  read(settings);
  return settings.names;
}

function read(settings: Settings): Config {
  const mode = settings.choice('MODE', settings.optional('OIDC_ISSUER') ? 'production' : 'demo', [
    'demo',
    'production',
  ]);
  const port = settings.integer('PORT', 8280, 1, 65_535);
  const databaseUrl = databaseAddress(settings, mode);
  const oidc = readProvider(settings, mode);
  const jira = readJira(settings);
  const spDashboard = readSpDashboard(settings);
  return {
    mode,
    commit: settings.text('BUILD_COMMIT', build.commit ?? 'unknown'),
    host: readHost(settings, mode),
    port,
    publicUrl: readPublicUrl(settings, mode, port),
    dataDir: settings.text('DATA_DIR', './data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    trustProxy: settings.flag('TRUST_PROXY', false),
    federation: readFederation(settings, mode),
    levels: readLevels(settings),
    statistics: readStatistics(settings, mode),
    mail: readMail(settings),
    logoHosts: settings.list('LOGO_HOSTS', [], isHostPattern, 'a host, *. and a host, or *'),
    visualiser: settings.flag('VISUALISER', mode === 'demo'),
    consentEnabled: settings.flag('CONSENT', true),
    policyAttributes: readPolicyAttributes(settings),
    ...(oidc === undefined ? {} : { oidc }),
    session: {
      idleSeconds: settings.integer('SESSION_IDLE_SECONDS', 8 * HOUR, 60, 30 * 24 * HOUR),
      absoluteSeconds: settings.integer('SESSION_ABSOLUTE_SECONDS', 24 * HOUR, 60, 90 * 24 * HOUR),
      rolesSeconds: settings.integer('ROLES_SECONDS', 4 * HOUR, 60, 90 * 24 * HOUR),
    },
    desk: { acceptance: settings.flag('DESK_ACCEPTANCE', false) },
    ...(spDashboard === undefined ? {} : { spDashboard }),
    queueWhenDown: settings.flag('QUEUE_WHEN_DOWN', false),
    ...(jira === undefined ? {} : { jira }),
    seed: {
      services: settings.integer('SEED_SERVICES', 400, 1, 100_000),
      institutions: settings.integer('SEED_INSTITUTIONS', 40, 1, 10_000),
    },
    catalogueCacheMb: settings.integer('CATALOGUE_CACHE_MB', 64, 1, 65_536),
    writesPerMinute: settings.integer('WRITES_PER_MINUTE', 120, 1, 100_000),
    readsPerMinute: settings.integer('READS_PER_MINUTE', 6_000, 1, 1_000_000),
    costlySecondsPerMinute: settings.integer('COSTLY_SECONDS_PER_MINUTE', 15, 1, 100_000),
    connectionsPerAddress: settings.integer('CONNECTIONS_PER_ADDRESS', 500, 1, 100_000),
    loginsPerMinute: settings.integer('LOGINS_PER_MINUTE', 300, 1, 100_000),
    logLevel: settings.choice('LOG_LEVEL', mode === 'demo' ? 'warn' : 'info', [
      'silent',
      'error',
      'warn',
      'info',
      'debug',
    ]),
  };
}

function readHost(settings: Settings, mode: Config['mode']): string {
  const host = settings.text('HOST', 'localhost');
  const allowed = settings.flag('ALLOW_DEMO_LOGIN_ON_NETWORK', false);
  if (mode === 'demo' && !isLoopback(host) && !allowed) {
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

function databaseAddress(settings: Settings, mode: Config['mode']): string | undefined {
  const address = settings.optional('DATABASE_URL');
  const allowed = settings.flag('ALLOW_EMBEDDED_DATABASE', false);
  if (address === undefined && mode === 'production' && !allowed) {
    settings.refuse(
      'DATABASE_URL',
      'missing; the embedded database is for one server and for trying out, ALLOW_EMBEDDED_DATABASE=1 allows it',
    );
  }
  if (address !== undefined && !/^postgres(ql)?:\/\//.test(address)) {
    settings.refuse('DATABASE_URL', 'not an address that begins with postgres:// or postgresql://');
  }
  return address;
}

/** Both or none; no line tells the password. */
function readSpDashboard(settings: Settings): Config['spDashboard'] {
  const user = settings.optional('SP_DASHBOARD_USER');
  const password = settings.optional('SP_DASHBOARD_PASSWORD');
  if (user === undefined && password === undefined) return undefined;
  if (user === undefined) settings.refuse('SP_DASHBOARD_USER', 'missing; SP_DASHBOARD_PASSWORD needs it');
  if (password === undefined) settings.refuse('SP_DASHBOARD_PASSWORD', 'missing; SP_DASHBOARD_USER needs it');
  if (user === undefined || password === undefined) return undefined;
  if (user.includes(':')) settings.refuse('SP_DASHBOARD_USER', 'HTTP Basic allows no colon in it');
  if (password.length < 16) settings.refuse('SP_DASHBOARD_PASSWORD', 'shorter than 16 characters');
  return { user, password };
}

function readFederation(settings: Settings, mode: Config['mode']): Config['federation'] {
  const timeZone = settings.text('STATS_TIME_ZONE', 'UTC');
  if (!isTimeZone(timeZone)) settings.refuse('STATS_TIME_ZONE', `"${timeZone}" is not a time zone`);
  const prefix = settings.text('TICKET_KEY_PREFIX', 'CXT');
  if (!/^[A-Z][A-Z0-9]*$/.test(prefix)) {
    settings.refuse('TICKET_KEY_PREFIX', `"${prefix}" is not made of capital letters and digits`);
  }
  const helpUrl = settings.webAddress('HELP_URL');
  const termsUrl = settings.webAddress('TERMS_URL');
  const operatorUrl = settings.webAddress('OPERATOR_URL');
  const supportEmail = settings.optional('SUPPORT_EMAIL') ?? (mode === 'demo' ? DEMO_DESK : undefined);
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

function isHostPattern(text: string): boolean {
  return /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(text);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
