import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGED_OUT } from '../../../../src/contracts/domain/person/providerLogout';
import { basePathOf } from '../../../platform/config/basePathOf';
import type { Dependencies } from '../../../platform/dependencies';
import { recordAudit } from '../../../platform/audit/audit.module';
import { actorOf } from '../access/actorOf';
import { isOwnRequest } from '../../../platform/http/originCheck';
import { cookieNames } from './cookies';
import { pseudonym } from '../pseudonym';
import { loginFailure } from '../login/loginFailure';
import type { Provider } from '../login/relyingParty';
import { sessionStore } from './session.store';

/**
 * Ends the session of a request, and removes its data from the browser. Only our own cookie is removed:
 * `Clear-Site-Data: "cookies"` would sign out every copy on this host, whatever its port.
 */
export function signingOut({ config, database, now }: Dependencies) {
  const sessions = sessionStore(database, config, now);
  const cookies = cookieNames(config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { sessionId, principal } = request;
    if (sessionId && principal)
      await sessions.end(sessionId, (tx) => {
        const actor = actorOf(request);
        const { subject, loginInstitution: institution } = principal;
        const object = { id: subject, name: actor.name };
        return recordAudit(tx, { kind: 'login.ended', actor, institution, object }, now());
      });
    else if (sessionId) await sessions.end(sessionId);
    if (principal) request.log.info({ person: request.pseudonym }, 'signed out');
    reply.clearCookie(cookies.session, cookies.options);
    // Below a path, other applications on the host share the storage.
    if (basePathOf(config.publicUrl) === '') reply.header('clear-site-data', '"storage"');
  };
}

/**
 * Ends the session here and redirects to end the one at the provider, which would otherwise sign in the next user of
 * this browser without asking. A link on a foreign page can open this address, but signs no user out. A person who types the
 * address, or has a bookmark of it, is signed out: browsers say so by `none`, which no page can send.
 */
export function providerLogout(dependencies: Dependencies, provider: () => Promise<Provider>) {
  const { config } = dependencies;
  const signOut = signingOut(dependencies);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isTyped = request.headers['sec-fetch-site'] === 'none';
    if (!isTyped && !isOwnRequest(request, config)) return reply.redirect('/');
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
 * Adds the call by which the provider reports that a session has ended, so that ours ends as well. It answers 200 even
 * if there was none.
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
    const refused = () => reply.code(400).send({ error: 'invalid_request' });
    if (!over) return refused();
    const { issuer, subject, session: providerSession } = over;
    const actor = { ...actorOf(request, null), kind: 'program', name: 'identity provider' } as const;
    const object = { id: subject ?? '' };
    const after = { reason: 'endedAtProvider', providerSession };
    const ended = await sessions.endFor(over, (tx) =>
      recordAudit(tx, { kind: 'session.ended', actor, object, after }, now()),
    );
    if (ended === undefined) {
      request.log.warn({ reason: 'It was used before' }, 'logout token refused');
      return refused();
    }
    const person = subject === undefined ? undefined : await pseudonym(database, { issuer, subject });
    request.log.info({ person, ended }, 'ended by the provider');
    return reply.code(200).send();
  };
}
