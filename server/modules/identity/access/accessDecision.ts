import type { AccessRule, Caller } from './accessRule';
import type { InstitutionDocument } from '../../federation/federation.module';

/** What an institution allows by its metadata, by the name in its document. */
export type Allowance = keyof Pick<
  InstitutionDocument,
  'allowMaintainersToManageAuthzRules' | 'displayStatsInDashboard'
>;

export interface Asking {
  readonly caller: Caller;
  /** Rank of the login's assurance level, 0 without a login; `undefined` where step-up is off, so that none is too low. */
  readonly level: number | undefined;
  /** Rank that acts of super users need. */
  readonly superUserLevel: number;
  /** Whether the institution of the session allows what `neededAllowance` names. */
  readonly allowed: boolean;
}

/** The outcome; the object means that the caller may with a login of at least this rank. */
export type Decision = 'allowed' | 'forbidden' | { readonly levelNeeded: number };

/** Returns what the institution of the session has to allow for this caller; for most calls nothing. */
export function neededAllowance(rule: AccessRule, caller: Caller): Allowance | undefined {
  if (!rule.callers.includes(caller)) return undefined;
  if (rule.maintainers && (caller === 'viewer' || caller === 'superUserAsViewer'))
    return 'allowMaintainersToManageAuthzRules';
  return rule.shownToMembers && caller === 'member' ? 'displayStatsInDashboard' : undefined;
}

/** Decides whether a call is allowed. Nobody is sent to a stronger login for something that it would not allow either. */
export function decideAccess(rule: AccessRule, { caller, level, superUserLevel, allowed }: Asking): Decision {
  if (!rule.callers.includes(caller)) return 'forbidden';
  if (neededAllowance(rule, caller) && !allowed) return 'forbidden';
  const needed = rule.level === 'superUser' ? superUserLevel : rule.level;
  const tooLow = needed !== undefined && level !== undefined && level < needed;
  return tooLow ? { levelNeeded: needed } : 'allowed';
}
