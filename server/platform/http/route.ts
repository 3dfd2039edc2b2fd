import type { FastifyRequest } from 'fastify';

/** Path prefix of all calls of the API. */
export const API_PREFIX = '/dashboard/api';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer does not depend on a session, so that none is looked up. */
    anonymous?: true;
    /** The route logs counts of its answers, so that a single answer is not logged. */
    counted?: true;
    /** True if the route changes something; absent: the method decides. */
    changes?: boolean;
    /** The route can use a lot of processor time: a search, an export, or an answer that grows with the federation. */
    costly?: boolean;
    /** Other programs read this route. The limit of reads counts it like a call of the API. */
    readLimited?: true;
    /** The route protects and limits itself. */
    selfProtected?: true;
  }
}

/**
 * Returns the path of the matched route, as registered; `''` if no route matched. Checks use it instead of the address,
 * which can be written in many ways that match the same route.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/**
 * Returns true for a call of the API, known or unknown: every path with the prefix has a route (unknownCalls.ts),
 * except an address that cannot be decoded.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return request.is404 ? request.url.startsWith(`${API_PREFIX}/`) : isApiRoute(routeOf(request));
}

export function isApiRoute(route: string): boolean {
  return route === API_PREFIX || route.startsWith(`${API_PREFIX}/`);
}
