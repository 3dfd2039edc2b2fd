import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { CustomFetch } from 'openid-client';

/**
 * Returns a `fetch` for the embedded provider inside of this process: it needs no network or certificate, and works
 * before the server listens and with any public address.
 */
export function inProcessFetch(app: FastifyInstance, publicUrl: string): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const response = await app.inject({
      method: method as HTTPMethods,
      url: url.pathname + url.search,
      headers: { ...headers, host: new URL(publicUrl).host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) received.set(name, String(value));
    }
    return new Response(response.body || null, { status: response.statusCode, headers: received });
  };
}
