import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP has it in JSON, with its attributes as a record. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes traces by OTLP over HTTP, as a collector does; at every other address it takes anything, and keeps the headers. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const services: Readonly<Record<string, unknown>>[] = [];
  const otherRequests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      if (path !== '/v1/traces') otherRequests.push({ path, headers: request.headers });
      else {
        const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Export;
        for (const { resource, scopeSpans } of resourceSpans) {
          services.push(recordOf(resource.attributes));
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, attributes: recordOf(span.attributes) });
        }
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    otherRequests,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
