import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ProblemError } from './problems';

/**
 * Refuses requests with a foreign host: in demo mode a foreign page could point its own host name at this machine (DNS
 * rebinding). Redirects pages that were requested under another name of this server to the public address, which has
 * the cookies.
 */
export function addHostCheck(app: FastifyInstance, { mode, host, port, publicUrl }: Config): void {
  if (mode !== 'demo') return;
  const own = new URL(publicUrl).host;
  const known = ['localhost', '127.0.0.1', '[::1]', host].map((name) => hostOf(`${name}:${port}`));

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const requested = hostOf(request.headers.host);
    if (requested === own) return;
    if (requested === undefined || !known.includes(requested))
      throw new ProblemError('bad-request', { detail: 'headers/host is not this server' });
    if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate') {
      await reply.redirect(publicUrl + request.url, 307);
    }
  }
  app.addHook('onRequest', check);
}

/** Returns the host, without the port if it is the default port. */
function hostOf(header: string | undefined): string | undefined {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
