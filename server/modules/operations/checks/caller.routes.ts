import type { FastifyPluginAsync } from 'fastify';
import { SeenCaller } from '../../../../src/contracts/wire/checks';
import { enveloped } from '../../../platform/http/envelope';
import { enveloping } from '../../../platform/http/responses';

export const CALLER_PATH = '/dashboard/api/x/caller';

/**
 * Adds the call that shows callers themselves: their address and protocol as they arrive through the proxies. It tells
 * whether TRUST_PROXY is right (docs/PROXIES.md).
 */
export function callerRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get(CALLER_PATH, { schema: { response: enveloping(SeenCaller) } }, async (request) => {
      const { ip: address, ips = [], protocol } = request;
      return enveloped(request, { address, protocol, forwarded: ips.length > 1 } satisfies SeenCaller);
    });
  };
}
