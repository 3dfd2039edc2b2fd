import type { FastifyBaseLogger } from 'fastify';
import { SERVER } from '../../../platform/audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import { strongest } from '../login/authorisations';
import { loginFailure } from '../login/loginFailure';
import { recordRoles } from '../login/recordLogin';
import type { DirectoryRoles, Principal } from '../principal';
import { pseudonym } from '../pseudonym';
import { keepSwitch } from '../roles';
import { sessionStore } from './session.store';
import type { FoundSession } from './sessionStore.types';

/** Part of ROLES_SECONDS after which the directory is asked again, so that it may be unavailable for the rest. */
const EARLY = 0.75;

/** Returns the person with the roles of both the login and the directory. */
export function combined(principal: Principal, directory: DirectoryRoles): Principal {
  const authorities = strongest([...directory.fromLogin, ...directory.told]);
  return { ...principal, authorities, directory };
}

/**
 * Adds the roles of a directory to people: `atLogin`, and `again` if those in the session are old. If the directory is
 * unavailable, its last answer counts for ROLES_SECONDS, and nothing of it after that.
 */
export function fromDirectory({ config, database, roles, now }: Dependencies) {
  const { rolesSeconds } = config.session;
  const sessions = sessionStore(database, config, now);
  /** Readings under way by session id, so that concurrent calls share one. */
  const underWay = new Map<string, Promise<Principal>>();

  const ageOf = ({ toldAt }: Pick<DirectoryRoles, 'toldAt'>) =>
    toldAt === undefined ? Infinity : (now().getTime() - new Date(toldAt).getTime()) / 1000;

  async function read(
    principal: Principal,
    fromLogin: DirectoryRoles['fromLogin'],
    last: () => Promise<DirectoryRoles | undefined>,
    log: FastifyBaseLogger,
  ): Promise<DirectoryRoles> {
    try {
      const toldAt = now().toISOString();
      return { fromLogin, told: await rolesAtHome(principal), toldAt };
    } catch (error) {
      const { reason } = await loginFailure(error);
      log.warn({ person: await pseudonym(database, principal), reason }, 'roles of the directory not read');
      const known = await last();
      return known && ageOf(known) <= rolesSeconds ? { ...known, fromLogin } : { fromLogin, told: [] };
    }
  }

  /** Reads the roles in the institution of the login. */
  async function rolesAtHome(principal: Principal): Promise<DirectoryRoles['told']> {
    const institution = await database.read
      .selectFrom('institution')
      .select('institution_id')
      .where('entity_id', '=', principal.loginInstitution)
      .executeTakeFirst();
    const id = institution?.institution_id;
    return id && roles.heldBy ? roles.heldBy(principal, id) : [];
  }

  async function readAgain(id: string, principal: Principal, log: FastifyBaseLogger): Promise<Principal> {
    const { switchedTo: _left, directory: before, ...home } = principal;
    const fromLogin = before?.fromLogin ?? principal.authorities;
    const after: Principal = roles.heldBy
      ? combined(home, await read(principal, fromLogin, async () => before, log))
      : { ...home, authorities: fromLogin };
    if (JSON.stringify(after.directory) === JSON.stringify(before)) return principal;
    const renewed = keepSwitch(principal, after, true);
    // A database that refuses writes is not a reason to keep a withdrawn role.
    await sessions
      .update(id, renewed, (tx) => recordRoles(tx, principal, renewed, SERVER, now()))
      .catch((error: unknown) => log.warn(error, 'roles of the directory not kept'));
    return renewed;
  }

  return {
    async atLogin(principal: Principal, log: FastifyBaseLogger): Promise<Principal> {
      if (!roles.heldBy) return principal;
      const last = async () => sessions.lastDirectoryRoles(principal);
      return combined(principal, await read(principal, principal.authorities, last, log));
    },
    async again(id: string, found: FoundSession, log: FastifyBaseLogger): Promise<FoundSession> {
      if (found.state === 'dead') return found;
      const { directory } = found.principal;
      const isDue = roles.heldBy ? ageOf(directory ?? {}) > EARLY * rolesSeconds : directory !== undefined;
      if (!isDue) return found;
      const reading = underWay.get(id) ?? readAgain(id, found.principal, log);
      underWay.set(id, reading);
      const principal = await reading.finally(() => underWay.delete(id));
      return { ...found, principal };
    },
  };
}
