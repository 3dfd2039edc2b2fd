import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Authority } from '../../../src/contracts/wire/enumerations';
import { CurrentUser } from '../../../src/contracts/wire/user';
import type { Dependencies } from '../../platform/dependencies';
import { onlyChanged, recordAudit } from '../../platform/audit/audit.module';
import { enveloping, NO_CONTENT } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import {
  actingInstitution,
  actorOf,
  cookieNames,
  IMPERSONATED_ROLES,
  liveRoles,
  mayTakeOn,
  type Principal,
  requireLevel,
  sessionStore,
  signingOut,
  switched,
  switchedBack,
} from '../identity/identity.module';
import { ProblemError } from '../../platform/http/problems';
import { currentUser } from './currentUser';
import { institutionExists } from '../federation/federation.module';

/** Name that the contract gives this refusal. */
const SECURITY_EXCEPTION = 'java.lang.SecurityException';
const READ_OR_WRITE = ['GET', 'POST'];
/** How long a browser remembers that its session ended. */
const FORMER_SECONDS = 15 * 60;

/** An empty `role` counts as none. */
const Switch = Type.Object({
  idpId: Type.Optional(Type.String()),
  role: Type.Optional(Type.Union([Authority, Type.Literal('')])),
});

/** Adds the calls about the current user, the institution acted for, and the end of the session. */
export function sessionRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database, now } = dependencies;
  const sessions = sessionStore(database, config, now);
  const cookies = cookieNames(config);
  const signOut = signingOut(dependencies);

  /** Never refuses: if the session has ended, answers as for a guest and deletes the cookie. */
  async function me(request: FastifyRequest, reply: FastifyReply) {
    const { principal, language, sessionId, switchLost } = request;
    if (request.sessionState === 'dead' && sessionId) {
      reply
        .clearCookie(cookies.session, cookies.options)
        .setCookie(cookies.former, sessionId, { ...cookies.options, maxAge: FORMER_SECONDS });
    }
    if (principal && sessionId && switchLost) await sessions.update(sessionId, principal);
    return enveloped(request, await currentUser(dependencies, principal, language, { switchLost }));
  }

  async function switchTo(
    request: FastifyRequest<{ Querystring: Static<typeof Switch> }>,
    reply: FastifyReply,
  ) {
    const { principal, sessionId } = request;
    if (!principal || !sessionId) throw new ProblemError('forbidden');
    const after = await afterSwitch(principal, request.query);
    await sessions.update(sessionId, after, (tx) => {
      const institution = actingInstitution(after) ?? '';
      const actor = actorOf(request);
      const changed = onlyChanged({ ...principal.switchedTo }, { ...after.switchedTo });
      const object = { id: institution };
      return recordAudit(tx, { kind: 'institution.switched', actor, institution, object, ...changed }, now());
    });
    request.log.info(
      { person: request.pseudonym, from: principal.switchedTo, to: after.switchedTo },
      'switched institution',
    );
    return reply.code(204).send();
  }

  async function afterSwitch(
    principal: Principal,
    { idpId, role }: Static<typeof Switch>,
  ): Promise<Principal> {
    const { superUser } = liveRoles(principal);
    if (!idpId) {
      if (!superUser) throw new ProblemError('institution-not-allowed', { exception: SECURITY_EXCEPTION });
      return switchedBack(principal);
    }
    if (superUser && role && !IMPERSONATED_ROLES.includes(role)) {
      throw new ProblemError('validation', { detail: 'querystring/role cannot be taken on' });
    }
    if (!mayTakeOn(principal, idpId) || !(await institutionExists(database.read, idpId))) {
      throw new ProblemError('institution-not-allowed', { exception: SECURITY_EXCEPTION });
    }
    // Only super users reach this line with an institution that is not their own.
    if (!principal.institutions.includes(idpId))
      requireLevel(config, principal, config.levels.superUser, now());
    return switched(principal, idpId, role || undefined);
  }

  /** Leaves the provider's own session alone; `/logout` ends that as well. */
  async function logout(request: FastifyRequest, reply: FastifyReply) {
    await signOut(request, reply);
    return reply.code(204).send();
  }

  return async (app) => {
    app.route({
      method: READ_OR_WRITE,
      url: '/dashboard/api/users/me',
      schema: { response: enveloping(CurrentUser) },
      handler: me,
    });
    app.route({
      method: READ_OR_WRITE,
      url: '/dashboard/api/users/me/switch-to-idp',
      schema: { querystring: Switch, response: NO_CONTENT },
      handler: switchTo,
    });
    app.route({
      method: READ_OR_WRITE,
      url: '/dashboard/api/logout',
      schema: { response: NO_CONTENT },
      handler: logout,
    });
  };
}
