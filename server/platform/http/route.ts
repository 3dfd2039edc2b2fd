import type { FastifyRequest } from 'fastify';

/** Every call of the API begins with it. */
export const API_PREFIX = '/dashboard/api';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on nobody's session, nor on whether the database could tell. */
    anonymous?: true;
    /** The route changes something, or it does not; absent: its method tells. */
    changes?: boolean;
    /** The route can take much of the processor: a search, an export, or what grows with the federation. */
    costly?: boolean;
    /** The route protects and limits itself. */
    selfProtected?: true;
  }
}

/**
 * Path of the route that a request has found, as it was registered; `''` where it has found none. Checks go by it and
 * never by the address, which can be written in many ways that all find the same route.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/**
 * Tells whether a call of the API is asked for, known or not: whatever begins like one has a route (unknownCalls.ts). Only
 * an address that cannot be read has none.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return request.is404 ? request.url.startsWith(`${API_PREFIX}/`) : isApiRoute(routeOf(request));
}

export function isApiRoute(route: string): boolean {
  return route === API_PREFIX || route.startsWith(`${API_PREFIX}/`);
}
