import type { FastifyRequest } from 'fastify';

/** The path of every call of the API begins with this. */
export const API_PREFIX = '/dashboard/api';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on no session, so that none is looked up. */
    anonymous?: true;
    /** The route counts what it answers and tells the log now and then, so that an answer is no line of its own. */
    counted?: true;
    /** Whether the route changes something; where it does not say, its method decides. */
    changes?: boolean;
    /** The route can take much of the processor: a search, an export, or an answer that grows with the federation. */
    costly?: boolean;
    /** Other programs read here: the limit of reads counts it like a call of the API. */
    readLimited?: true;
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
