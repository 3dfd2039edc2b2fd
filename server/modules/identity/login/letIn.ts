import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import type { Tx } from '../../../platform/storage/database';
import { count } from '../../../platform/telemetry/meters';
import type { Labels } from '../../../platform/telemetry/metricIds';
import { countsForChange, isSince } from '../assurance';
import { loginPages } from '../pages/loginPages';
import type { Principal } from '../principal';
import { pseudonym } from '../pseudonym';
import { keepSwitch } from '../roles';
import { cookieNames } from '../session/cookies';
import { fromDirectory } from '../session/fromDirectory';
import { isOpaqueId } from '../session/opaqueId';
import { personKey, sessionStore } from '../session/session.store';
import type { Tokens } from '../session/tokens';
import type { institutionChoice, Login } from './institutionChoice';
import type { LoginAttempt } from './loginAttempt.store';
import { recordLogin, recordRefused } from './recordLogin';
import type { Provider } from './relyingParty';
import { marked } from './returnAddress';
import { signIn } from './signIn';

/** Most characters of what a browser calls itself. */
const LONGEST_NAME = 300;

/** What there is to know of a login beside the person. */
interface Vouched {
  /** As the provider sent it: whatever the provider calls the level, so that an operator sees what is not known here. */
  readonly acr: unknown;
  readonly tokens: Tokens | undefined;
  readonly kind: 'login.made' | 'login.steppedUp';
  /** The institution that the person chose, if they were asked. */
  readonly chosen: string | undefined;
}

/** Makes what lets a person in when the provider has vouched for them. `ask` asks which of several institutions it is. */
export function lettingIn(
  dependencies: Dependencies,
  provider: () => Promise<Provider>,
  ask: ReturnType<typeof institutionChoice>['ask'],
) {
  const { config, database, now } = dependencies;
  const sessions = sessionStore(database, config, now);
  const directory = fromDirectory(dependencies);
  const cookies = cookieNames(config);
  const pages = loginPages(config);

  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    login: Login,
    chosen?: string,
  ): Promise<FastifyReply> {
    const { attempt, answer } = login;
    const { settings } = await provider();
    const signedIn = await signIn(database.read, answer.claims, settings, config.levels, (person) => {
      const { principal } = request;
      // A step-up does not ask again, since the institution belongs to what the person is doing.
      const isHere = principal && personKey(principal) === personKey(person);
      return chosen ?? (isHere ? principal.loginInstitution : undefined);
    });
    if (signedIn.kind === 'several') return ask(request, reply, login, signedIn);
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
      await establish(request, reply, fresh, { acr, tokens: answer.tokens, kind, chosen });
    return isTooLow
      ? ended('levelNotReached', reply.redirect(marked(attempt.returnTo, { stepup: 'unmet' })))
      : ended('ok', reply.redirect(attempt.returnTo));
  }

  /** Establishes a session under a new id at every login and step-up, with the person built anew (WIRE T38). */
  async function establish(
    request: FastifyRequest,
    reply: FastifyReply,
    loggedIn: Principal,
    { acr, tokens, kind, chosen }: Vouched,
  ): Promise<void> {
    const { levels } = config;
    const { sessionId } = request;
    const fresh = await directory.atLogin(loggedIn, request.log);
    const strong = countsForChange(fresh, levels.superUser, levels, now());
    const former = sessionId ?? request.cookies[cookies.former];
    const before = request.principal ?? (isOpaqueId(former) ? await sessions.formerly(former) : undefined);
    // The choice counts, even if the person acted for another institution before.
    const principal = chosen === undefined ? keepSwitch(before, fresh, strong) : fresh;
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

  return letIn;
}

/** Counts how a login has ended, and returns its answer. */
export function ended(outcome: Labels<'signIns'>['outcome'], answer: FastifyReply): FastifyReply {
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
