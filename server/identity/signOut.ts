import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGED_OUT } from '../../src/contracts/domain/providerLogout';
import type { Dependencies } from '../dependencies';
import { isAskedByUs } from '../http/originCheck';
import { cookieNames } from './cookies';
import { loginFailure } from './loginFailure';
import type { Provider } from './loginFlow';
import { personKey, sessionStore } from './session.store';

/**
 * Ends the session of a request, and what the browser keeps of it. Only our own cookie goes: `Clear-Site-Data:
 * "cookies"` would sign out every copy on this host, whatever its port.
 */
export function signingOut({ config, database, now }: Dependencies) {
  const sessions = sessionStore(database, config, now);
  const cookies = cookieNames(config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.sessionId) await sessions.end(request.sessionId);
    if (request.principal) request.log.info({ person: personKey(request.principal) }, 'signed out');
    reply.clearCookie(cookies.session, cookies.options).header('clear-site-data', '"storage"');
  };
}

/**
 * Ends the session here and sends the person on to end the one at the provider, which would let whoever comes next at
 * this browser in without asking. A page of somebody else's can lead here, but signs nobody out.
 */
export function providerLogout(dependencies: Dependencies, provider: () => Promise<Provider>) {
  const { config } = dependencies;
  const signOut = signingOut(dependencies);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isAskedByUs(request, config)) return reply.redirect('/');
    await signOut(request, reply);
    if (!request.principal) return reply.redirect(LOGGED_OUT);
    const { party } = await provider();
    const url = await party
      .logoutUrl(config.publicUrl + LOGGED_OUT, request.principal.idToken)
      .catch(async (error: unknown) => {
        request.log.error(await loginFailure(error), 'login service unreachable');
      });
    return reply.redirect(url ?? LOGGED_OUT);
  };
}
