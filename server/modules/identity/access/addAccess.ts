import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, ruleFor, type AccessRule } from './accessRule';
import { decideAccess, neededAllowance, type Allowance } from './accessDecision';
import type { Dependencies } from '../../../platform/dependencies';
import { countedRank, rankForChange } from '../assurance';
import { institutionExists } from '../../federation/federation.module';
import { actingInstitution, impersonates, liveRoles, mayActFor, mayTakeOn } from '../roles';
import type { Principal } from '../principal';
import { levelTooLow } from './levelTooLow';
import { ProblemError } from '../../../platform/http/problems';
import { isApiRoute } from '../../../platform/http/route';
import type { Queries } from '../../../platform/storage/database';
import { UNKNOWN_CALLS } from '../../../platform/http/unknownCalls';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Row of the access table for the route. */
    access?: AccessRule;
  }
  interface FastifyRequest {
    /** Entity ID of the institution acted for, checked; `undefined` for a guest. */
    institution: string | undefined;
    /** Access of a super user to other institutions by this call; other people have none. */
    beyond: AccessRule['beyond'];
    /**
     * Database for the reads of the request: the replica, if the access table allows it and it is current enough, else
     * the database itself.
     */
    readonly reading: Queries;
    /** The replica, if `reading` is that. */
    replica: Queries | null;
  }
}

const NOT_ALLOWED: Record<Allowance, string> = {
  allowMaintainersToManageAuthzRules: 'The institution leaves policies to its admins',
  displayStatsInDashboard: 'The institution keeps its statistics from members',
};

/**
 * Checks every call of the API against the access table before its body is read, and the institution in the body
 * afterwards.
 */
export function addAccess(
  app: FastifyInstance,
  { config, database, now, replica }: Pick<Dependencies, 'config' | 'database' | 'now' | 'replica'>,
  table: readonly AccessRule[],
): void {
  /**
   * Returns true if the institution allows the call. For policies and statistics that is the session's institution,
   * whatever the header contains.
   */
  async function institutionAllows(principal: Principal | null, allowance: Allowance): Promise<boolean> {
    const row = await database.read
      .selectFrom('institution')
      .select('document')
      .where('entity_id', '=', actingInstitution(principal) ?? '')
      .executeTakeFirst();
    return row?.document[allowance] === true;
  }

  async function institutionOf(
    request: FastifyRequest,
    { institution, beyond }: AccessRule,
  ): Promise<string | undefined> {
    const { principal } = request;
    const requested = institution === 'ignored' ? undefined : requestedInstitution(request);
    if (institution === 'required' && requested === undefined) {
      throw new ProblemError('bad-request', { detail: 'headers/x-idp-entity-id is missing' });
    }
    if (!principal || requested === undefined) return actingInstitution(principal);
    return checked(principal, requested, beyond);
  }

  async function checked(
    principal: Principal,
    requested: string,
    beyond: AccessRule['beyond'],
  ): Promise<string> {
    const may = beyond === 'anyInstitution' ? mayTakeOn : mayActFor;
    if (!may(principal, requested) || !(await institutionExists(database.read, requested))) {
      throw new ProblemError('institution-not-allowed', { exception: 'java.lang.SecurityException' });
    }
    return requested;
  }

  /** Returns the rank of the login for this call, 0 without a login; `undefined` if step-up is off. */
  function levelOf(principal: Principal | null, { changes }: AccessRule): number | undefined {
    if (!config.levels.stepUpEnabled) return undefined;
    if (!principal) return 0;
    const rank = changes ? rankForChange(principal, config.levels, now()) : principal.level;
    return countedRank(rank, config.levels);
  }

  async function check(request: FastifyRequest): Promise<void> {
    const { access: rule } = request.routeOptions.config;
    if (!rule) return;
    request.institution = await institutionOf(request, rule);
    const { principal } = request;
    const roles = liveRoles(principal);
    request.beyond = roles.superUser ? rule.beyond : undefined;
    const caller = callerOf(roles);
    const needed = neededAllowance(rule, caller);
    const decision = decideAccess(rule, {
      caller,
      level: levelOf(principal, rule),
      superUserLevel: config.levels.superUser,
      allowed: needed !== undefined && (await institutionAllows(principal, needed)),
    });
    if (decision === 'forbidden')
      throw new ProblemError('forbidden', needed && { detail: NOT_ALLOWED[needed] });
    if (decision !== 'allowed') throw levelTooLow(config, decision.levelNeeded);
    if (principal && rule.changes && impersonates(principal)) logImpersonation(request, principal);
    if (replica && !rule.changes && rule.reads === 'replica')
      request.replica = await replica.queriesFor(request.written);
  }

  /** Checks the institution in the body, since the call is about that one. */
  async function checkNamed(request: FastifyRequest): Promise<void> {
    const { access: rule } = request.routeOptions.config;
    if (!rule?.named || !request.principal) return;
    const { [rule.named]: requested = '' } = request.body as Partial<Record<string, string>>;
    request.institution = await checked(request.principal, requested, rule.beyond);
  }

  app.decorateRequest('institution', undefined);
  app.decorateRequest('beyond', undefined);
  app.decorateRequest('replica', null);
  app.decorateRequest('reading', {
    getter() {
      return this.replica ?? database.read;
    },
  });
  app.addHook('onRequest', check);
  app.addHook('preHandler', checkNamed);
  app.addHook('onRoute', (route) => {
    const { method, url } = route;
    if (!isApiRoute(url) || url === UNKNOWN_CALLS) return;
    const rules = new Set([method].flat().map((one) => ruleFor(table, one, url)));
    const [access, another] = rules;
    if (rules.has(undefined) || !access)
      throw new Error(`${String(method)} ${url} is missing in the access table`);
    if (another) throw new Error(`${String(method)} ${url} is one route with two rows of the access table`);
    const { changes, costly = false } = access;
    route.config = { ...route.config, access, changes, costly };
  });
}

/** Returns the institution in the header, else in the query parameter `idpEntityId`; blank counts as absent. */
function requestedInstitution(request: FastifyRequest): string | undefined {
  const { idpEntityId } = request.query as { idpEntityId?: unknown };
  const requested = request.headers['x-idp-entity-id'] ?? idpEntityId;
  return typeof requested === 'string' && requested.trim() !== '' ? requested : undefined;
}

function logImpersonation(request: FastifyRequest, { switchedTo }: Principal): void {
  request.log.info(
    { person: request.pseudonym, actingAs: switchedTo, institution: request.institution },
    'act of a super user in another role',
  );
}
