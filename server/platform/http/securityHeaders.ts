import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isApiCall } from './route';

/** Settings that the headers depend on. */
export type Guarded = Pick<Config, 'publicUrl' | 'oidc' | 'logoHosts'>;

/**
 * Returns the headers of every answer. Logos are at addresses from metadata, and their hosts would see who views them,
 * so browsers load them only from hosts that the operator allows.
 */
export function securityHeaders({ publicUrl, oidc, logoHosts }: Guarded): Record<string, string> {
  const logos = logoHosts.map((host) => (host === '*' ? 'https:' : `https://${host}`));
  const formTargets = ["'self'", ...(oidc ? [new URL(oidc.issuer).origin] : [])];
  const policy = [
    "default-src 'self'",
    ["img-src 'self' data: blob:", ...logos].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets.join(' ')}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Returns these headers with `x-request-id` and, for the API, `sessionAlive`. */
export function headersOf(config: Guarded): (request: FastifyRequest) => Record<string, string> {
  const headers = securityHeaders(config);
  return (request) => ({
    ...headers,
    'x-request-id': request.id,
    ...(isApiCall(request) && { sessionAlive: 'success' }),
  });
}

/** Adds these headers, and no-store unless a route sets its own. */
export function addHeaders(app: FastifyInstance, config: Guarded): void {
  const headersFor = headersOf(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
