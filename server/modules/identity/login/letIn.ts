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

/** Most characters of a browser's user agent. */
const LONGEST_NAME = 300;

/** Data of a login besides the person. */
interface Vouched {
  /** Value of the provider, so that an operator sees levels that are unknown here. */
  readonly acr: unknown;
  readonly tokens: Tokens | undefined;
  readonly kind: 'login.made' | 'login.steppedUp';
  /** Institution that the person chose, if they had a choice. */
  readonly chosen: string | undefined;
}

/**
 * Returns a function that signs a person in after the provider has authenticated them. `ask` asks for one of several
 * institutions.
 */
export function lettingIn(
  dependencies: Dependencies,
  provider: () => Promise<Provider>,
  showChoice: ReturnType<typeof institutionChoice>['showChoice'],
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
      // A step-up does not ask again, since the person continues with the same institution.
      const isHere = principal && personKey(principal) === personKey(person);
      return chosen ?? (isHere ? principal.loginInstitution : undefined);
    });
    if (signedIn.kind === 'several') return showChoice(request, reply, login, signedIn);
    if (signedIn.kind === 'noAccess') {
      const { institution, person } = signedIn;
      request.log.warn({ person: await pseudonym(database, person), institution }, 'login without access');
      const facts = { institution };
      await recordRefused(dependencies, request, { reason: 'noAccess', person, facts });
      return ended('noAccess', pages.noAccess(request, reply, signedIn.institution));
    }
    const { acr } = answer.claims;
    if (acr !== undefined && signedIn.principal.level === 0) request.log.warn({ acr }, UNKNOWN_LEVEL);
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

  /** Creates a session under a new id at every login and step-up, with the person rebuilt (WIRE T38). */
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
    // The choice takes precedence over the institution that the person acted for before.
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

const UNKNOWN_LEVEL = 'neither DEFAULT_LOA nor LOA_LEVELS names the acr of this login';

/** Counts the outcome of a login, and returns its answer. */
export function ended(outcome: Labels<'signIns'>['outcome'], reply: FastifyReply): FastifyReply {
  count('signIns', { outcome });
  return reply;
}

/**
 * Returns true if the login reached the requested level. It must have happened after the request: an earlier login at
 * that level does not count.
 */
function reaches(principal: Principal, { level, begunAt }: LoginAttempt): boolean {
  return level === undefined || (principal.level >= level && isSince(principal, new Date(begunAt)));
}
