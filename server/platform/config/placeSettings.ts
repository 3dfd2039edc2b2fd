import { Type } from 'typebox';
import { basePathOf } from './basePathOf';
import type { Config } from './config';
import { isLoopback } from './isLoopback';
import { Proxies, trustedProxies } from './proxies';
import { webAddress, withoutSlashes, type Environment, type Settings } from './settings';

const ModeSetting = Type.Object({
  MODE: Type.Enum(['demo', 'production'], {
    otherwise: '`demo`; `production` as soon as `OIDC_ISSUER` is set',
    description: '`demo`: the built-in login, demonstration data and desk; loopback only',
  }),
});

const PlaceSettings = Type.Object({
  HOST: Type.String({ default: 'localhost', description: 'where it listens' }),
  PORT: Type.Integer({ default: 8280, minimum: 1, maximum: 65_535, description: 'where it listens' }),
  ALLOW_DEMO_LOGIN_ON_NETWORK: Type.Boolean({
    forDevelopment: true,
    default: false,
    description: '`1`: demo mode on another `HOST`; anyone who reaches it can log in as anyone',
  }),
  PUBLIC_URL: Type.Optional(
    webAddress({
      otherwise: '`http://localhost:PORT`',
      description:
        'the address that people use; https in production; it may have a path, which the proxy keeps',
    }),
  ),
  TRUST_PROXY: Proxies,
  VISUALISER: Type.Boolean({
    forDevelopment: true,
    otherwise: '`1`, in production `0`',
    description: '`1`: the statecharts at `/qa`, for testers',
  }),
  BUILD_COMMIT: Type.String({
    otherwise: 'what was built',
    description: 'commit that `/internal/info` names, for builds without git',
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
        'port of the metrics for Prometheus, at `/metrics` ([which](METRICS.md)); without it there are none',
    }),
  ),
  METRICS_HOST: Type.String({
    default: 'localhost',
    description: 'address at which metrics are served, without a login',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    webAddress({
      description:
        'collector that traces go to, by OTLP over HTTP; the [other variables](MONITORING.md#traces) of OpenTelemetry hold, too',
    }),
  ),
  LOG_LEVEL: Type.Enum(['silent', 'error', 'warn', 'info', 'debug'], {
    otherwise: '`warn`, in production `info`',
    description: 'one JSON object a line',
  }),
});

/** Returns the mode that these settings ask for, even if others are invalid. */
export function modeOf({ MODE, OIDC_ISSUER, IDENTITY, UPSTREAM_URL }: Environment): Config['mode'] {
  const mode = MODE?.trim();
  if (mode === 'demo' || mode === 'production') return mode;
  const isReal = OIDC_ISSUER?.trim() || UPSTREAM_URL?.trim() || IDENTITY?.trim() === 'headers';
  return isReal ? 'production' : 'demo';
}

export function readMode(settings: Settings, otherwise: Config['mode']): Config['mode'] {
  return settings.read(ModeSetting, { MODE: otherwise }).MODE;
}

/**
 * Reads the addresses of the server and its information about itself. `build` is the running commit, as far as the
 * build knows it.
 */
export function readPlace(settings: Settings, mode: Config['mode'], build: string) {
  const demo = mode === 'demo';
  const read = settings.read(PlaceSettings, {
    VISUALISER: demo,
    BUILD_COMMIT: build,
    LOG_LEVEL: demo ? 'warn' : 'info',
  });
  if (demo && !isLoopback(read.HOST) && !read.ALLOW_DEMO_LOGIN_ON_NETWORK) {
    settings.refuse(
      'HOST',
      `in demo mode anybody who reaches ${read.HOST} can log in as anybody; ALLOW_DEMO_LOGIN_ON_NETWORK=1 allows it`,
    );
  }
  return {
    mode,
    commit: read.BUILD_COMMIT,
    host: read.HOST,
    port: read.PORT,
    publicUrl: publicAddress(settings, mode, read.PUBLIC_URL ?? `http://localhost:${read.PORT}`),
    trustProxy: trustedProxies(read.TRUST_PROXY),
    visualiser: read.VISUALISER,
    lameDuckMs: read.LAME_DUCK_SECONDS * 1_000,
    ...(read.METRICS_PORT !== undefined && {
      metrics: { host: read.METRICS_HOST, port: read.METRICS_PORT },
    }),
    ...(read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracesTo: withoutSlashes(read.OTEL_EXPORTER_OTLP_ENDPOINT),
    }),
    logLevel: read.LOG_LEVEL,
  } satisfies Partial<Config>;
}

function publicAddress(settings: Settings, mode: Config['mode'], requested: string): string {
  const address = withoutSlashes(requested);
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (address !== url.origin + basePathOf(address))
    settings.refuse('PUBLIC_URL', `"${address}" is more than protocol, host, port and a plain path`);
  if (mode === 'production' && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    settings.refuse('PUBLIC_URL', `"${address}" must begin with https:// in production`);
  }
  return address;
}
