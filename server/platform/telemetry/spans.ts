import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { SCOPE } from './meters';

interface Work {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Runs the work within a span. Without tracing, just runs it. An error is recorded by its kind only. */
export function inSpan<T>({ name, ...options }: Work, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer(SCOPE).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs the work within a span if a trace is active. Periodic background work is not a trace by itself. */
export function withinTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() ? inSpan({ name }, work) : work();
}

/** External systems that this server calls. */
export type ExternalSystem =
  'Jira' | 'Request Tracker' | 'webhook' | 'feed' | 'login provider' | 'role directory';

/**
 * Returns a `fetch` for calls to one kind of system. Each call is a span and propagates the trace (W3C Trace Context).
 * Only the host of the address is recorded, since the rest may be secret.
 */
export function fetchFrom(system: ExternalSystem) {
  return (address: string, init: RequestInit = {}): Promise<Response> => {
    const { hostname, port } = new URL(address);
    const method = init.method ?? 'GET';
    const attributes = {
      'http.request.method': method,
      'server.address': hostname,
      ...(port !== '' && { 'server.port': Number(port) }),
    };
    return inSpan({ name: `${method} ${system}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
      const carried: Record<string, string> = {};
      propagation.inject(context.active(), carried);
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(carried)) headers.set(name, value);
      const response = await fetch(address, { ...init, headers });
      span.setAttribute('http.response.status_code', response.status);
      return response;
    });
  };
}
