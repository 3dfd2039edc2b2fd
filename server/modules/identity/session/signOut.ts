import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGED_OUT } from '../../../../src/contracts/domain/providerLogout';
import type { Dependencies } from '../../../platform/dependencies';
import { isAskedByUs } from '../../../platform/http/originCheck';
import { cookieNames } from './cookies';
import { pseudonym } from '../pseudonym';
import { loginFailure } from '../login/loginFailure';
import type { Provider } from '../login/loginFlow';
import { sessionStore } from './session.store';

/**
 * Ends the session of a request, and what the browser keeps of it. Only our own cookie goes: `Clear-Site-Data:
 * "cookies"` would sign out every copy on this host, whatever its port.
 */
export function signingOut({ config, database, now }: Dependencies) {
  const sessions = sessionStore(database, config, now);
  const cookies = cookieNames(config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.sessionId) await sessions.end(request.sessionId);
    if (request.principal) request.log.info({ person: request.pseudonym }, 'signed out');
    reply.clearCookie(cookies.session, cookies.options).header('clear-site-data', '"storage"');
  };
}

/**
 * Ends the session here and sends the person on to end the one at the provider, which would let whoever comes next at this
 * browser in without asking. A link on a foreign page leads here, but signs nobody out.
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

/**
 * Adds the call by which the provider says that a session has ended there, so that ours ends, too. It answers 200 whether
 * or not there was one.
 */
export function backChannelLogout(
  { config, database, now }: Dependencies,
  provider: () => Promise<Provider>,
) {
  const sessions = sessionStore(database, config, now);
  return async (
    request: FastifyRequest<{ Body: { readonly logout_token: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { party } = await provider();
    const over = await party.endedAtProvider(request.body.logout_token).catch(async (error: unknown) => {
      request.log.warn(await loginFailure(error), 'logout token refused');
    });
    if (!over) return reply.code(400).send({ error: 'invalid_request' });
    const ended = await sessions.endFor(over);
    const { issuer, subject } = over;
    const person = subject === undefined ? undefined : await pseudonym(database, { issuer, subject });
    request.log.info({ person, ended }, 'ended by the provider');
    return reply.code(200).send();
  };
}
