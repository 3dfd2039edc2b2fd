import { Type } from 'typebox';
import { basePathOf } from './basePathOf';
import type { Config } from './config';
import { isLoopback } from './isLoopback';
import { Proxies, trustedProxies } from './proxies';
import { webAddress, withoutSlashes, type Settings } from './settings';

/** Makes the schema of a PostgreSQL address. Its value is never printed, since it may hold a password. */
export function postgresAddress(description: string) {
  return Type.String({
    pattern: '^postgres(ql)?://',
    secret: true,
    description,
    fault: 'not an address that begins with postgres:// or postgresql://',
  });
}

const rate = (otherwise: number, maximum: number, description: string) =>
  Type.Integer({ default: otherwise, minimum: 1, maximum, description });

const ModeSetting = Type.Object({
  MODE: Type.Enum(['demo', 'production'], {
    otherwise: '`demo`; `production` as soon as `OIDC_ISSUER` is set',
    description: '`demo`: the built-in login, demonstration data and desk; loopback only',
  }),
});

const OwnSettings = Type.Object({
  HOST: Type.String({ default: 'localhost', description: 'where it listens' }),
  PORT: Type.Integer({ default: 8280, minimum: 1, maximum: 65_535, description: 'where it listens' }),
  ALLOW_DEMO_LOGIN_ON_NETWORK: Type.Boolean({
    default: false,
    description: '`1`: demo mode on another `HOST`; anybody who reaches it can log in as anybody',
  }),
  PUBLIC_URL: Type.Optional(
    webAddress({
      otherwise: '`http://localhost:PORT`',
      description:
        'the address that people use; https in production; it may have a path, which the proxy keeps',
    }),
  ),
  TRUST_PROXY: Proxies,
  DATA_DIR: Type.String({
    default: './data',
    description: 'folder, for its user alone, of the embedded database',
  }),
  DATABASE_URL: Type.Optional(
    postgresAddress('PostgreSQL in place of the embedded database; production needs it'),
  ),
  READ_DATABASE_URL: Type.Optional(
    postgresAddress(
      'a replica of the database, `postgres://…`, from which [people read](docs/OPERATIONS.md#replicas-for-reading)',
    ),
  ),
  READ_LAG_SECONDS: Type.Integer({
    default: 10,
    minimum: 2,
    maximum: 3_600,
    description: 'by how many seconds that replica may be behind; if it is more, the database is asked',
  }),
  MIGRATE_DATABASE_URL: Type.Optional(
    postgresAddress('the same database, as a role that may change its tables; for `npm run migrate` alone'),
  ),
  MIGRATE_AT_START: Type.Boolean({
    default: true,
    description:
      '`0`: the server leaves the tables to `npm run migrate`, and starts once they are up to date',
  }),
  ALLOW_EMBEDDED_DATABASE: Type.Boolean({
    default: false,
    description: '`1`: production with the embedded database, for one server',
  }),
  WRITES_PER_MINUTE: rate(120, 100_000, 'rate limit of writes, per person or address'),
  READS_PER_MINUTE: rate(6_000, 1_000_000, 'rate limit of all other calls, per person or address'),
  COSTLY_SECONDS_PER_MINUTE: rate(
    15,
    100_000,
    'seconds of the processor for searches and exports, per person or address',
  ),
  CONNECTIONS_PER_ADDRESS: rate(
    500,
    100_000,
    'open connections of one address; not counted with `TRUST_PROXY`',
  ),
  VISUALISER: Type.Boolean({
    otherwise: '`1`, in production `0`',
    description: '`1`: the statecharts at `/qa`, for testers',
  }),
  BUILD_COMMIT: Type.String({
    otherwise: 'what was built',
    description: 'commit that `/internal/info` tells, for builds without git',
  }),
  LAME_DUCK_SECONDS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 300,
    description:
      'seconds between a stop and the end of new connections, so that load balancers see `/internal/ready` first',
  }),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description:
        'port of the metrics for Prometheus, at `/metrics` ([which](docs/METRICS.md)); without it there are none',
    }),
  ),
  METRICS_HOST: Type.String({
    default: 'localhost',
    description: 'where metrics are told; who reaches it needs no login',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    webAddress({
      description:
        'collector that traces go to, by OTLP over HTTP; the [other variables](docs/OPERATIONS.md#traces) of OpenTelemetry hold, too',
    }),
  ),
  LOG_LEVEL: Type.Enum(['silent', 'error', 'warn', 'info', 'debug'], {
    otherwise: '`warn`, in production `info`',
    description: 'one JSON object a line',
  }),
});

export function readMode(settings: Settings, otherwise: Config['mode']): Config['mode'] {
  return settings.read(ModeSetting, { MODE: otherwise }).MODE;
}

/** Reads the settings that belong to no module. `build` is the commit that is running, as far as the build knows it. */
export function readOwn(settings: Settings, mode: Config['mode'], build: string) {
  const demo = mode === 'demo';
  const own = settings.read(OwnSettings, {
    VISUALISER: demo,
    BUILD_COMMIT: build,
    LOG_LEVEL: demo ? 'warn' : 'info',
  });
  if (demo && !isLoopback(own.HOST) && !own.ALLOW_DEMO_LOGIN_ON_NETWORK) {
    settings.refuse(
      'HOST',
      `in demo mode anybody who reaches ${own.HOST} can log in as anybody; ALLOW_DEMO_LOGIN_ON_NETWORK=1 allows it`,
    );
  }
  if (own.DATABASE_URL === undefined && !demo && !own.ALLOW_EMBEDDED_DATABASE) {
    settings.refuse(
      'DATABASE_URL',
      'missing; the embedded database is for one server and for trying out, ALLOW_EMBEDDED_DATABASE=1 allows it',
    );
  }
  if (own.READ_DATABASE_URL !== undefined && own.DATABASE_URL === undefined) {
    settings.refuse(
      'READ_DATABASE_URL',
      'DATABASE_URL is needed too: of the database that it is a replica of',
    );
  }
  return {
    mode,
    commit: own.BUILD_COMMIT,
    host: own.HOST,
    port: own.PORT,
    publicUrl: publicAddress(settings, mode, own.PUBLIC_URL ?? `http://localhost:${own.PORT}`),
    dataDir: own.DATA_DIR,
    ...(own.DATABASE_URL === undefined ? {} : { databaseUrl: own.DATABASE_URL }),
    ...(own.READ_DATABASE_URL !== undefined && {
      replica: { databaseUrl: own.READ_DATABASE_URL, mostLagMs: own.READ_LAG_SECONDS * 1_000 },
    }),
    ...(own.MIGRATE_DATABASE_URL === undefined ? {} : { migrateDatabaseUrl: own.MIGRATE_DATABASE_URL }),
    migratesAtStart: own.MIGRATE_AT_START,
    trustProxy: trustedProxies(own.TRUST_PROXY),
    visualiser: own.VISUALISER,
    writesPerMinute: own.WRITES_PER_MINUTE,
    readsPerMinute: own.READS_PER_MINUTE,
    costlySecondsPerMinute: own.COSTLY_SECONDS_PER_MINUTE,
    connectionsPerAddress: own.CONNECTIONS_PER_ADDRESS,
    lameDuckMs: own.LAME_DUCK_SECONDS * 1_000,
    ...(own.METRICS_PORT !== undefined && {
      metrics: { host: own.METRICS_HOST, port: own.METRICS_PORT },
    }),
    ...(own.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracesTo: withoutSlashes(own.OTEL_EXPORTER_OTLP_ENDPOINT),
    }),
    logLevel: own.LOG_LEVEL,
  } satisfies Partial<Config>;
}

function publicAddress(settings: Settings, mode: Config['mode'], asked: string): string {
  const address = withoutSlashes(asked);
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (address !== url.origin + basePathOf(address))
    settings.refuse('PUBLIC_URL', `"${address}" is more than protocol, host, port and a plain path`);
  if (mode === 'production' && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    settings.refuse('PUBLIC_URL', `"${address}" must begin with https:// in production`);
  }
  return address;
}
