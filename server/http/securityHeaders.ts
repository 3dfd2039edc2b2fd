import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isApiCall } from './route';

/** Headers of every answer. Logos come from institutions' and services' own sites, so images may come by https. */
export function securityHeaders({
  publicUrl,
  oidc,
}: Pick<Config, 'publicUrl' | 'oidc'>): Record<string, string> {
  const formTargets = ["'self'", ...(oidc ? [new URL(oidc.issuer).origin] : [])];
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: blob: https:",
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

/** Adds `x-request-id`, and for the API `sessionAlive` and no-store unless a route sets its own (contract §1.4). */
export function addHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApiCall(request)) reply.header('sessionAlive', 'success');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
