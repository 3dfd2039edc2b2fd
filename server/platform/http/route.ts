import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../modules/identity/access/accessRule';
import { EMBEDDED_PATH } from '../../modules/identity/login/providerSettings';

/**
 * Path of the route that a request has found, as it was registered; `''` where it has found none. Checks go by it and
 * never by the address, which can be written in many ways that all find the same route.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/** Of the demonstration's own provider, which protects and limits itself. */
export function isOfEmbeddedProvider(request: FastifyRequest): boolean {
  return routeOf(request).startsWith(`${EMBEDDED_PATH}/`);
}

/**
 * Whether a call of the API is asked for, known or not: whatever begins like one has a route (unknownCalls.ts). Only an
 * address that cannot be read has none.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return request.is404 ? request.url.startsWith(`${API_PREFIX}/`) : isApiRoute(routeOf(request));
}

export function isApiRoute(route: string): boolean {
  return route === API_PREFIX || route.startsWith(`${API_PREFIX}/`);
}
