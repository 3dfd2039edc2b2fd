import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { routeOf } from '../http/route';
import { SCOPE } from './meters';

/**
 * Makes a span for each request if there is tracing, and adds the trace id to the log. It continues the trace of a
 * proxy in front (`TRUST_PROXY`). Headers of other clients are ignored, since they could have everything traced.
 */
export function addRequestSpans(
  app: FastifyInstance,
  { tracesTo, trustProxy }: Pick<Config, 'tracesTo' | 'trustProxy'>,
): void {
  if (tracesTo === undefined) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const tracer = trace.getTracer(SCOPE);

  app.addHook('onRequest', (request, reply, done) => {
    const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const route = routeOf(request);
    const { method } = request;
    const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) };
    const span = tracer.startSpan(`${method} ${route}`.trim(), { kind: SpanKind.SERVER, attributes }, parent);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    request.log = request.log.child({ trace: span.spanContext().traceId });
    const within = trace.setSpan(parent, span);
    contexts.set(request, within);
    context.with(within, done);
  });
  // Reading a body loses the context.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
}
