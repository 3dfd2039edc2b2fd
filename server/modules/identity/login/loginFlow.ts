import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import type { Tx } from '../../../platform/storage/database';
import { DatabaseUnavailable } from '../../../platform/storage/unavailable';
import { count } from '../../../platform/telemetry/meters';
import type { Labels } from '../../../platform/telemetry/metricIds';
import { countsForChange, isSince, levelAsked } from '../assurance';
import { cookieNames } from '../session/cookies';
import { LOGIN_ATTEMPT_SECONDS, loginAttemptStore, type LoginAttempt } from './loginAttempt.store';
import { loginFailure } from './loginFailure';
import { isOpaqueId, opaqueId } from '../session/opaqueId';
import { loginPages } from '../pages/loginPages';
import { recordLogin, recordRefused } from './recordLogin';
import type { Principal } from '../principal';
import { pseudonym } from '../pseudonym';
import type { ClaimSettings } from './providerSettings';
import type { RelyingParty } from './relyingParty';
import type { Tokens } from '../session/tokens';
import { marked, ownAddress, type LoginMarker } from './returnAddress';
import { keepSwitch } from '../roles';
import { fromDirectory } from '../session/fromDirectory';
import { sessionStore } from '../session/session.store';
import { signIn } from './signIn';

/** Answers of a provider that mean: this person did not get the level that was asked for. */
const UNMET = ['unmet_authentication_requirements', 'login_required'];
/** Error code of a login that the person has cancelled. */
const CANCELLED = 'access_denied';

/** The provider that people log in with. */
export interface Provider {
  readonly party: RelyingParty;
  readonly settings: ClaimSettings;
}

/** Most characters of what a browser calls itself. */
const LONGEST_NAME = 300;

interface Wanted {
  readonly redirect_url?: string;
  readonly loa?: string;
  /** Asks the provider to have the person log in again, whoever is signed in there. */
  readonly again?: string;
}

/** What a provider vouched for at a login. */
interface Vouched {
  /** As it came: whatever the provider calls the level, so that an operator sees what is not known here. */
  readonly acr: unknown;
  readonly tokens: Tokens | undefined;
}

/**
 * Makes the flow of a login, from `/login` to the return address. It never begins another one by itself: a level that was
 * not reached and a login that was refused lead back with a mark in the address, and a session that exists stays as it is.
 */
export function loginFlow(dependencies: Dependencies, provider: () => Promise<Provider>) {
  const { config, database, now } = dependencies;
  const sessions = sessionStore(database, config, now);
  const directory = fromDirectory(dependencies);
  const attempts = loginAttemptStore(database, now);
  const cookies = cookieNames(config);
  const pages = loginPages(config);

  async function begin(
    request: FastifyRequest<{ Querystring: Wanted }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { redirect_url, loa, again } = request.query;
    const returnTo = ownAddress(redirect_url, config.publicUrl);
    const level = loa ? levelAsked(loa, config.levels) : undefined;
    if (returnTo === undefined || (loa && !level)) return pages.badAddress(request, reply);
    const asked = { level, renew: level !== undefined || again !== undefined, language: request.language };
    const { party } = await provider();
    const begun = await party.begin(asked).catch(async (error: unknown) => {
      request.log.error(await loginFailure(error), 'login service unreachable');
    });
    if (!begun) return ended('unreachable', pages.unreachable(request, reply));
    const known = request.cookies[cookies.login];
    const browser = isOpaqueId(known) ? known : opaqueId();
    await attempts.save(browser, {
      ...begun.secrets,
      returnTo,
      begunAt: now().toISOString(),
      ...(level && { level: level.rank }),
    });
    return reply
      .setCookie(cookies.login, browser, { ...cookies.options, maxAge: LOGIN_ATTEMPT_SECONDS })
      .redirect(begun.url);
  }

  async function finish(
    request: FastifyRequest<{ Querystring: { readonly state?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const browser = request.cookies[cookies.login];
    const { state } = request.query;
    const attempt = isOpaqueId(browser) && state ? await attempts.take(browser, state) : undefined;
    // Somebody who is signed in and goes back to a finished login is not shown a failure.
    if (!attempt) return request.principal ? reply.redirect('/') : ended('lost', pages.lost(request, reply));
    return arrive(request, reply, attempt).catch(async (error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      const failure = await loginFailure(error);
      request.log.error(failure, 'login failed');
      const { error: code } = failure;
      await recordRefused(dependencies, request, { reason: 'failed', facts: { error: code } });
      return ended('failed', reply.redirect(marked(attempt.returnTo, { login: 'failed' })));
    });
  }

  /** Lets the person in whom the provider sends back. Whatever it throws is a login that failed. */
  async function arrive(
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: LoginAttempt,
  ): Promise<FastifyReply> {
    const back = (marker: LoginMarker) => reply.redirect(marked(attempt.returnTo, marker));
    const callback = new URL(config.publicUrl + request.url);
    const { party, settings } = await provider();
    const answer = await party.finish(callback, attempt, request);
    if (answer.kind === 'refused') {
      const { error, description } = answer;
      request.log.info({ error, description, level: attempt.level }, 'login refused by the provider');
      await recordRefused(dependencies, request, { reason: 'refusedByProvider', facts: { error } });
      const outcome = answer.error === CANCELLED ? 'cancelled' : 'refusedByProvider';
      return ended(outcome, back(markerOf(answer.error, attempt)));
    }
    const signedIn = await signIn(database.read, answer.claims, settings, config.levels);
    if (signedIn.kind === 'noAccess') {
      const { institution, person } = signedIn;
      request.log.warn({ person: await pseudonym(database, person), institution }, 'login without access');
      const facts = { institution };
      await recordRefused(dependencies, request, { reason: 'noAccess', person, facts });
      return ended('noAccess', pages.noAccess(request, reply, signedIn.institution));
    }
    const { acr } = answer.claims;
    const isTooLow = !reaches(signedIn.principal, attempt);
    if (isTooLow) {
      const { level, authenticatedAt } = signedIn.principal;
      const { level: asked, begunAt } = attempt;
      const person = await pseudonym(database, signedIn.principal);
      request.log.info({ person, acr, level, asked, authenticatedAt, begunAt }, 'level not reached');
      await recordRefused(dependencies, request, {
        reason: 'levelNotReached',
        person: signedIn.principal,
        institution: signedIn.principal.loginInstitution,
        facts: { acr, level, asked },
      });
    }
    const { idToken, attributes } = answer;
    const browserName = request.headers['user-agent']?.slice(0, LONGEST_NAME);
    const fresh = {
      ...signedIn.principal,
      ...(attributes && { attributes }),
      ...(idToken !== undefined && { idToken }),
      ...(browserName && { browser: browserName }),
    };
    const kind = attempt.level !== undefined && request.principal ? 'login.steppedUp' : 'login.made';
    if (!isTooLow || !request.principal)
      await establish(request, reply, fresh, { acr, tokens: answer.tokens }, kind);
    return isTooLow
      ? ended('levelNotReached', back({ stepup: 'unmet' }))
      : ended('ok', reply.redirect(attempt.returnTo));
  }

  /** Establishes a session under a new id at every login and step-up, with the person built anew (WIRE T38). */
  async function establish(
    request: FastifyRequest,
    reply: FastifyReply,
    loggedIn: Principal,
    { acr, tokens }: Vouched,
    kind: 'login.made' | 'login.steppedUp',
  ): Promise<void> {
    const { levels } = config;
    const { sessionId } = request;
    const fresh = await directory.atLogin(loggedIn, request.log);
    const strong = countsForChange(fresh, levels.superUser, levels, now());
    const former = sessionId ?? request.cookies[cookies.former];
    const before = request.principal ?? (isOpaqueId(former) ? await sessions.formerly(former) : undefined);
    const principal = keepSwitch(before, fresh, strong);
    const record = (tx: Tx) => recordLogin(tx, request, principal, kind, now());
    const id = sessionId
      ? await sessions.rotate(sessionId, principal, tokens, record)
      : await sessions.create(principal, tokens, record);
    reply.setCookie(cookies.session, id, cookies.options).clearCookie(cookies.former, cookies.options);
    const { loginInstitution: institution, authorities, level, switchedTo } = principal;
    request.log.info(
      { person: await pseudonym(database, principal), institution, authorities, acr, level, switchedTo },
      'signed in',
    );
  }

  return { begin, finish };
}

/** Counts how a login has ended, and returns its answer. */
function ended(outcome: Labels<'signIns'>['outcome'], answer: FastifyReply): FastifyReply {
  count('signIns', { outcome });
  return answer;
}

/**
 * Tells whether the login reached the level that was asked for. It must have happened after it was asked for: an earlier
 * login at that level does not count.
 */
function reaches(principal: Principal, { level, begunAt }: LoginAttempt): boolean {
  return level === undefined || (principal.level >= level && isSince(principal, new Date(begunAt)));
}

function markerOf(error: string, { level }: LoginAttempt): LoginMarker {
  if (level !== undefined && UNMET.includes(error)) return { stepup: 'unmet' };
  return { login: error === CANCELLED ? 'cancelled' : 'failed' };
}
