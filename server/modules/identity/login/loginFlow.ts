import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { DatabaseUnavailable } from '../../../platform/storage/unavailable';
import { isOwnRequest } from '../../../platform/http/originCheck';
import { ProblemError } from '../../../platform/http/problems';
import { requestedLevel } from '../assurance';
import { cookieNames } from '../session/cookies';
import { LOGIN_ATTEMPT_SECONDS, loginAttemptStore, type LoginAttempt } from './loginAttempt.store';
import { institutionChoice } from './institutionChoice';
import { loginFailure } from './loginFailure';
import { isOpaqueId, opaqueId } from '../session/opaqueId';
import { loginPages } from '../pages/loginPages';
import { ended, lettingIn } from './letIn';
import { recordRefused } from './recordLogin';
import type { Provider } from './relyingParty';
import { marked, ownAddress, type LoginMarker } from './returnAddress';

/** Errors of a provider if the person did not reach the requested level. */
const UNMET = ['unmet_authentication_requirements', 'login_required'];
/** Error code if the person cancelled the login. */
const CANCELLED = 'access_denied';

interface LoginQuery {
  readonly redirect_url?: string;
  readonly loa?: string;
  /** Asks the provider for a new login, even if a person is signed in there. */
  readonly again?: string;
}

/**
 * Makes the flow of a login, from `/login` to the return address. It never starts another login by itself: if a level
 * was not reached or a login was refused, it returns with a mark in the address, and an existing session stays as it
 * is.
 */
export function loginFlow(dependencies: Dependencies, provider: () => Promise<Provider>) {
  const { config, database, now } = dependencies;
  const attempts = loginAttemptStore(database, now);
  const choices = institutionChoice(dependencies);
  const letIn = lettingIn(dependencies, provider, choices.showChoice);
  const cookies = cookieNames(config);
  const pages = loginPages(config);

  async function begin(
    request: FastifyRequest<{ Querystring: LoginQuery }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { redirect_url, loa, again } = request.query;
    const returnTo = ownAddress(redirect_url, config.publicUrl);
    const level = loa ? requestedLevel(loa, config.levels) : undefined;
    if (returnTo === undefined || (loa && !level)) return pages.badAddress(request, reply);
    const options = { level, renew: level !== undefined || again !== undefined, language: request.language };
    const { party } = await provider();
    const started = await party.begin(options).catch(async (error: unknown) => {
      request.log.error(await loginFailure(error), 'login service unreachable');
    });
    if (!started) return ended('unreachable', pages.unreachable(request, reply));
    const known = request.cookies[cookies.login];
    const browser = isOpaqueId(known) ? known : opaqueId();
    await attempts.save(browser, {
      ...started.secrets,
      returnTo,
      begunAt: now().toISOString(),
      ...(level && { level: level.rank }),
    });
    return reply
      .setCookie(cookies.login, browser, { ...cookies.options, maxAge: LOGIN_ATTEMPT_SECONDS })
      .redirect(started.url);
  }

  async function finish(
    request: FastifyRequest<{ Querystring: { readonly state?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const browser = request.cookies[cookies.login];
    const { state } = request.query;
    const attempt = isOpaqueId(browser) && state ? await attempts.take(browser, state) : undefined;
    if (!attempt) return lost(request, reply);
    return arrive(request, reply, attempt).catch(failed(request, reply, attempt));
  }

  async function askInstitution(
    request: FastifyRequest<{ Querystring: { readonly state: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await choices.page(request, request.query.state);
    if (page === undefined) return lost(request, reply);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  }

  async function chooseInstitution(
    request: FastifyRequest<{ Body: { readonly state: string; readonly institution: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!isOwnRequest(request, config)) throw new ProblemError('foreign-origin');
    const { state, institution } = request.body;
    const login = await choices.take(request, state);
    if (!login) return lost(request, reply);
    return letIn(request, reply.code(303), login, institution).catch(failed(request, reply, login.attempt));
  }

  /** Answers a login that cannot continue. If a signed-in person goes back to a finished one, it shows no failure. */
  function lost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return request.principal ? reply.redirect('/', 303) : ended('lost', pages.lost(request, reply));
  }

  function failed(request: FastifyRequest, reply: FastifyReply, attempt: LoginAttempt) {
    return async (error: unknown): Promise<FastifyReply> => {
      if (error instanceof DatabaseUnavailable) throw error;
      const failure = await loginFailure(error);
      request.log.error(failure, 'login failed');
      const { error: code } = failure;
      await recordRefused(dependencies, request, { reason: 'failed', facts: { error: code } });
      return ended('failed', reply.redirect(marked(attempt.returnTo, { login: 'failed' })));
    };
  }

  /** Reads the provider's answer. Any exception means that the login failed. */
  async function arrive(
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: LoginAttempt,
  ): Promise<FastifyReply> {
    const callback = new URL(config.publicUrl + request.url);
    const { party } = await provider();
    const answer = await party.finish(callback, attempt, request);
    if (answer.kind === 'refused') {
      const { error, description } = answer;
      request.log.info({ error, description, level: attempt.level }, 'login refused by the provider');
      await recordRefused(dependencies, request, { reason: 'refusedByProvider', facts: { error } });
      const outcome = answer.error === CANCELLED ? 'cancelled' : 'refusedByProvider';
      return ended(outcome, reply.redirect(marked(attempt.returnTo, markerOf(answer.error, attempt))));
    }
    return letIn(request, reply, { attempt, answer });
  }

  return { begin, finish, askInstitution, chooseInstitution };
}

function markerOf(error: string, { level }: LoginAttempt): LoginMarker {
  if (level !== undefined && UNMET.includes(error)) return { stepup: 'unmet' };
  return { login: error === CANCELLED ? 'cancelled' : 'failed' };
}
