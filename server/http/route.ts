import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from '../access';

/**
 * Path of the route that a request has found, as it was registered; `''` where it has found none. Checks go by it and
 * never by the address, which can be written in many ways that all find the same route.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/** Whether a call of the API is asked for, known or not: whatever begins like one has a route (unknownCalls.ts). */
export function isApiCall(request: FastifyRequest): boolean {
  return isApiRoute(routeOf(request));
}

export function isApiRoute(route: string): boolean {
  return route === API_PREFIX || route.startsWith(`${API_PREFIX}/`);
}
