import { Type } from 'typebox';
import { webAddress, withoutSlashes, type Settings } from '../../platform/config/settings';

const FrontSettings = Type.Object({
  UPSTREAM_URL: Type.Optional(
    webAddress({
      description:
        'an existing dashboard server: this one keeps nothing, serves the pages and passes every call and login on ([how](switching/FRONT.md))',
    }),
  ),
  UPSTREAM_PATHS: Type.Array(Type.String({ pattern: '^[A-Za-z0-9._~-]+$' }), {
    default: ['dashboard', 'spDashboard', 'login', 'startSSO', 'Shibboleth.sso'],
    description: 'what the existing server answers: first parts of paths',
    fault: '"{}" is not the first part of a path',
  }),
  UPSTREAM_SECONDS: Type.Integer({
    default: 60,
    minimum: 1,
    maximum: 600,
    description: 'seconds that the existing server may take for an answer',
  }),
});

/** Paths that a server answers itself, whatever server is behind it. */
const OWN = ['internal', 'assets', 'product', 'translations', 'qa'];

export interface Upstream {
  /** Without a trailing slash. */
  readonly url: string;
  /** First segments of the paths that are passed on. */
  readonly paths: readonly string[];
  readonly timeoutMs: number;
}

/** Reads the existing server's address; returns undefined for a server that answers by itself. */
export function readUpstream(settings: Settings): Upstream | undefined {
  const {
    UPSTREAM_URL: url,
    UPSTREAM_PATHS: paths,
    UPSTREAM_SECONDS: seconds,
  } = settings.read(FrontSettings);
  const taken = paths.filter((path) => OWN.includes(path));
  if (taken.length > 0) settings.refuse('UPSTREAM_PATHS', `"${taken.join(', ')}" is answered here`);
  if (url === undefined) return undefined;
  return { url: withoutSlashes(url), paths, timeoutMs: seconds * 1000 };
}
