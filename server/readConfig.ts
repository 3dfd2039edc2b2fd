import { readCatalogue } from './modules/catalogue/catalogue.module';
import { readClient } from './modules/client/client.module';
import { readDemonstration } from './modules/demonstration/demonstration.module';
import { readIdentity } from './modules/identity/identity.module';
import { readSpDashboard } from './modules/invitations/invitations.module';
import { readMail } from './modules/mail/mail.module';
import { build } from './modules/operations/operations.module';
import { readPolicyAttributes } from './modules/policies/policies.module';
import { readServiceSettings } from './modules/settings/settings.module';
import { readStatistics } from './modules/statistics/statistics.module';
import { readTickets } from './modules/tickets/tickets.module';
import type { Config } from './platform/config/config';
import { isLoopback } from './platform/config/isLoopback';
import { Settings, type Environment } from './platform/config/settings';

const LANGUAGES = ['en', 'nl', 'pt'];
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

/** Returns the names of all settings. */
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
    statistics: readStatistics(settings, mode),
    mail: readMail(settings),
    visualiser: settings.flag('VISUALISER', mode === 'demo'),
    policyAttributes: readPolicyAttributes(settings),
    ...readIdentity(settings, mode),
    ...readCatalogue(settings),
    ...readServiceSettings(settings),
    ...readTickets(settings),
    ...readClient(settings),
    ...readDemonstration(settings),
    ...(spDashboard === undefined ? {} : { spDashboard }),
    writesPerMinute: settings.integer('WRITES_PER_MINUTE', 120, 1, 100_000),
    readsPerMinute: settings.integer('READS_PER_MINUTE', 6_000, 1, 1_000_000),
    costlySecondsPerMinute: settings.integer('COSTLY_SECONDS_PER_MINUTE', 15, 1, 100_000),
    connectionsPerAddress: settings.integer('CONNECTIONS_PER_ADDRESS', 500, 1, 100_000),
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
    source: settings.text('FEDERATION_SOURCE', 'SURFconext'),
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

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
