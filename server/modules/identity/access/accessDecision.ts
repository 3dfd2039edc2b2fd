import type { AccessRule, Caller } from './accessRule';
import type { InstitutionDocument } from '../../federation/federation.module';

/** Permission in an institution's metadata, by its name in the document. */
export type Allowance = keyof Pick<
  InstitutionDocument,
  'allowMaintainersToManageAuthzRules' | 'displayStatsInDashboard'
>;

export interface AccessRequest {
  readonly caller: Caller;
  /**
   * Rank of the login's assurance level, 0 without a login; `undefined` if step-up is off, so that every level is
   * enough.
   */
  readonly level: number | undefined;
  /** Rank that acts of super users need. */
  readonly superUserLevel: number;
  /** True if the institution of the session grants what `neededAllowance` returns. */
  readonly allowed: boolean;
}

/** Result. The object means that a login of at least this rank is allowed. */
export type Decision = 'allowed' | 'forbidden' | { readonly levelNeeded: number };

/** Returns the permission of the session's institution that this caller needs; for most calls none. */
export function neededAllowance(rule: AccessRule, caller: Caller): Allowance | undefined {
  if (!rule.callers.includes(caller)) return undefined;
  if (rule.maintainers && (caller === 'viewer' || caller === 'superUserAsViewer'))
    return 'allowMaintainersToManageAuthzRules';
  return rule.shownToMembers && caller === 'member' ? 'displayStatsInDashboard' : undefined;
}

/** Decides if a call is allowed. A caller is asked for a stronger login only if that would be enough. */
export function decideAccess(
  rule: AccessRule,
  { caller, level, superUserLevel, allowed }: AccessRequest,
): Decision {
  if (!rule.callers.includes(caller)) return 'forbidden';
  if (neededAllowance(rule, caller) && !allowed) return 'forbidden';
  const needed = rule.level === 'superUser' ? superUserLevel : rule.level;
  const tooLow = needed !== undefined && level !== undefined && level < needed;
  return tooLow ? { levelNeeded: needed } : 'allowed';
}
