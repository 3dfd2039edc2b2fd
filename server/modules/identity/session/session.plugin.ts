import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { ProblemError } from '../../../platform/http/problems';
import { isApiCall, routeOf } from '../../../platform/http/route';
import { together } from '../../../platform/together';
import { cookieNames } from './cookies';
import { institutionExists } from '../../federation/federation.module';
import { isOpaqueId } from './opaqueId';
import type { Principal } from '../principal';
import { pseudonym } from '../pseudonym';
import { switchedBack } from '../roles';
import { fromDirectory } from './fromDirectory';
import { rolesAgain } from './rolesAgain';
import { personKey, sessionStore } from './session.store';

declare module 'fastify' {
  interface FastifyRequest {
    /** Person of the request; null is a guest. */
    principal: Principal | null;
    /** `dead`: the cookie names a session that was ended or has expired. */
    sessionState: 'none' | 'alive' | 'dead';
    /** Value of a well-formed session cookie. */
    sessionId: string | null;
    /** Position of the database after the person's last change (`pg_lsn`); null: unknown. */
    written: string | null;
    /** The session acts for an institution that the federation no longer has; the switch of `principal` was removed. */
    switchLost: boolean;
  }
}

/** Path of the calls about the end of the session; only a write extends it (docs/EXTENSIONS.md). */
const END_PATH = '/dashboard/api/x/session';
const PURGE_EVERY_MS = 3600_000;
/** Calls that treat a dead session as a guest. */
const OPEN_TO_DEAD_SESSIONS: readonly string[] = ['/dashboard/api/users/me', '/dashboard/api/logout'];

/**
 * Returns true if the answer is the same for all callers, so that no session is looked up: the route says so, or it is
 * a hashed file.
 */
function isForAnybody({ params, routeOptions }: FastifyRequest): boolean {
  const { '*': path } = params as { readonly '*'?: string };
  return routeOptions.config.anonymous === true || (path?.startsWith('assets/') ?? false);
}

/** Adds the person to every request. */
export function sessionPlugin(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database, now } = dependencies;
  const names = cookieNames(config);
  const sessions = sessionStore(database, config, now);
  const directory = fromDirectory(dependencies);
  // Reads of many people take one turn among the changes.
  const touch = together((ids) => sessions.touch(ids));

  /** Returns true if the institution that a person acts for has left the federation; the switch ends. */
  async function hasLostSwitch({ switchedTo }: Principal): Promise<boolean> {
    return switchedTo !== undefined && !(await institutionExists(database.read, switchedTo.institution));
  }

  async function identify(request: FastifyRequest, withRoles: ReturnType<typeof rolesAgain>): Promise<void> {
    const route = routeOf(request);
    const id = request.cookies[names.session];
    if (!isOpaqueId(id) || isForAnybody(request)) return;
    const found = await directory.again(id, await withRoles(id, await sessions.find(id)), request.log);
    request.sessionId = id;
    request.sessionState = found.state;
    if (found.state === 'alive') {
      request.switchLost = await hasLostSwitch(found.principal);
      request.principal = request.switchLost ? switchedBack(found.principal) : found.principal;
      request.person = personKey(found.principal);
      request.written = found.written;
      // A database that refuses writes is not a reason to refuse a read.
      request.pseudonym = await pseudonym(database, found.principal).catch(() => undefined);
      if (found.needsTouch && route !== END_PATH) {
        touch(id).catch((error: unknown) => request.log.warn(error, 'session not touched'));
      }
      return;
    }
  }

  async function plugin(app: FastifyInstance): Promise<void> {
    if (!app.hasReplyDecorator('setCookie')) await app.register(cookie);
    app.decorateRequest('principal', null);
    app.decorateRequest('person', undefined);
    app.decorateRequest('pseudonym', undefined);
    app.decorateRequest('sessionState', 'none');
    app.decorateRequest('sessionId', null);
    app.decorateRequest('switchLost', false);
    app.decorateRequest('written', null);
    const withRoles = rolesAgain(dependencies, app.log);
    app.addHook('onRequest', (request) => identify(request, withRoles));

    const purging = setInterval(() => {
      sessions.purge().catch((error: unknown) => app.log.warn(error, 'sessions not purged'));
    }, PURGE_EVERY_MS);
    purging.unref();
    app.addHook('onClose', async () => clearInterval(purging));
  }
  // The plugin's decorators and hook are for the whole application, not for a scope of its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

/** Refuses dead sessions on the API; after the limits, which treat them as guests. */
export function refuseDeadSessions(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.sessionState !== 'dead' || !isApiCall(request)) return;
    if (!OPEN_TO_DEAD_SESSIONS.includes(routeOf(request))) throw new ProblemError('session-expired');
  });
}
