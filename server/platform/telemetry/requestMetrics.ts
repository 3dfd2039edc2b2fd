import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../http/route';
import { time } from './meters';
import type { Labels } from './metricIds';
import { METRICS } from './metrics';

type RequestLabels = Labels<'requests'>;

const { method: METHODS, status: STATUSES } = METRICS.requests.labels;

/** Counts requests by route, method and class of status, and records their duration. */
export function addRequestMetrics(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    reply.raw.once('close', () => {
      const method = METHODS.find((one) => one === request.method) ?? 'other';
      const labels = { route: routeInMetrics(request, reply), method, status: statusClass(reply) };
      time('requests', labels, (performance.now() - startedAt) / 1000);
    });
  });
}

/**
 * Returns the matched route, or how the request was answered if no route matched. The address itself is never a label,
 * so that clients cannot create new ones.
 */
export function routeInMetrics(request: FastifyRequest, { statusCode }: FastifyReply): string {
  if (!request.is404) return routeOf(request) || 'none';
  return statusCode < 400 ? 'page' : 'none';
}

function statusClass({ raw, statusCode }: FastifyReply): RequestLabels['status'] {
  const first = String(statusCode).slice(0, 1);
  return (raw.writableEnded && STATUSES.find((one) => one.startsWith(first))) || 'gone';
}
