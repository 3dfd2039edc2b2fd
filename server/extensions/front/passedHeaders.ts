import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { basePathOf } from '../../platform/config/basePathOf';
import type { Config } from '../../platform/config/config';

/**
 * Request headers for the existing server. All others stay here, above all headers that identify a person: that server
 * trusts those of its own web server, so a client could use them to impersonate a person.
 */
const OF_REQUESTS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-idp-entity-id',
  'x-requested-with',
  'x-xsrf-token',
] as const;

/** Answer headers for browsers: including its own policies, since the login pages are its own. */
const OF_ANSWERS = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'expires',
  'last-modified',
  'location',
  'permissions-policy',
  'pragma',
  'referrer-policy',
  'retry-after',
  'sessionalive',
  'set-cookie',
  'strict-transport-security',
  'vary',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
] as const;

type Headers = Readonly<IncomingHttpHeaders>;
type IncomingRequest = Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;

function listed(headers: Headers, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));
}

/**
 * Returns the headers of a call to the existing server: those of the list, the caller's address, and the public
 * address, since that server makes addresses from it.
 */
export function requestHeaders({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { host, protocol } = new URL(publicUrl);
  const path = basePathOf(publicUrl);
  const ours = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(path !== '' && { 'x-forwarded-prefix': path }),
  };
  return ({ id, ip, headers }: IncomingRequest): IncomingHttpHeaders => ({
    ...listed(headers, OF_REQUESTS),
    ...ours,
    'x-forwarded-for': ip,
    'x-request-id': id,
  });
}

/** Returns the answer headers for the browser. */
export function responseHeaders(headers: Headers): IncomingHttpHeaders {
  return listed(headers, OF_ANSWERS);
}
