import type { FastifyBaseLogger } from 'fastify';
import { recordAudit, SERVER } from '../../../platform/audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import { personAs } from '../access/actorOf';
import { authoritiesOf } from '../login/claims';
import { loginFailure } from '../login/loginFailure';
import { recordRoles } from '../login/recordLogin';
import type { Principal } from '../principal';
import { CALLBACK_PATH } from '../login/providerSettings';
import { relyingParty, type RelyingParty } from '../login/relyingParty';
import { pseudonym } from '../pseudonym';
import { keepSwitch } from '../roles';
import { combined } from './fromDirectory';
import { opened } from './sealed';
import { sessionStore } from './session.store';
import type { FoundSession } from './sessionStore.types';
import type { Tokens } from './tokens';

/** Part of ROLES_SECONDS after which roles are read again, so that the provider may be unavailable for the rest. */
const EARLY = 0.75;
const RETRY_MS = 60_000;

/**
 * Returns the session with roles that the provider confirmed less than `ROLES_SECONDS` ago. Reads them again if
 * necessary, and ends the session if that fails for too long. People of the demonstration keep their roles.
 */
export function rolesAgain(
  { config, database, now }: Dependencies,
  log: FastifyBaseLogger,
): (id: string, found: FoundSession) => Promise<FoundSession> {
  const { oidc, session, publicUrl } = config;
  if (!oidc) return async (_id, found) => found;
  const settings = oidc;
  const party: RelyingParty = relyingParty(settings, publicUrl + CALLBACK_PATH);
  const sessions = sessionStore(database, config, now);
  /** Attempts under way by session id, so that concurrent calls read the roles once. */
  const attempts = new Map<string, Promise<boolean>>();

  async function read(id: string, principal: Principal, renewal: string): Promise<boolean> {
    const person = await pseudonym(database, principal);
    try {
      const { claims, tokens } = await party.readAgain(opened(id, renewal) as Tokens, principal.subject);
      const authorities = authoritiesOf(claims, settings);
      const { switchedTo: _left, directory, ...home } = principal;
      const after = directory
        ? combined(home, { ...directory, fromLogin: authorities })
        : { ...home, authorities };
      const renewed = keepSwitch(principal, after, true);
      await sessions.renew(id, renewed, tokens, (tx) => recordRoles(tx, principal, renewed, SERVER, now()));
      log.info({ person, before: principal.authorities, authorities }, 'roles read again');
      return true;
    } catch (error) {
      log.warn({ person, ...(await loginFailure(error)) }, 'roles not read again');
      return false;
    }
  }

  function attempt(id: string, principal: Principal, renewal: string): Promise<boolean> {
    const under = attempts.get(id);
    if (under) return under;
    const pendingAttempt = read(id, principal, renewal).then((isRead) => {
      if (isRead) attempts.delete(id);
      else setTimeout(() => attempts.delete(id), RETRY_MS).unref();
      return isRead;
    });
    attempts.set(id, pendingAttempt);
    return pendingAttempt;
  }

  return async (id, found) => {
    if (found.state === 'dead') return found;
    const { principal, rolesReadAt } = found;
    const { renewal } = principal;
    if (renewal === undefined) return found;
    const seconds = (now().getTime() - rolesReadAt.getTime()) / 1000;
    if (seconds <= EARLY * session.rolesSeconds) return found;
    if (await attempt(id, principal, renewal)) return sessions.find(id);
    if (seconds <= session.rolesSeconds) return found;
    log.info({ person: await pseudonym(database, principal) }, 'session ended, its roles are too old');
    await sessions.end(id, (tx) => {
      const { subject, loginInstitution: institution } = principal;
      const object = { id: subject, name: personAs(principal).name };
      const after = { reason: 'rolesTooOld' };
      return recordAudit(tx, { kind: 'session.ended', actor: SERVER, institution, object, after }, now());
    });
    return { state: 'dead' };
  };
}
