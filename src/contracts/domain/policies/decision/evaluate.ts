import { isAbout } from '../policy';
import type {
  NotApplicableReason,
  AttributeTrace,
  DecisionReason,
  Decision,
  JudgedPolicy,
  Login,
  Outcome,
  PolicyTrace,
  ReadExpression,
  ReadyPolicy,
  Verdict,
} from './decision.types';
import { attributeTrace } from './attributeTrace';
import { levelTrace } from './levels';
import { readyPolicy } from './readyPolicy';

/** Returns the decision about a login, and its reasons (decision 6). */
export function evaluate(policies: readonly JudgedPolicy[], login: Login, read: ReadExpression): Decision {
  return decide(
    policies.map((policy) => readyPolicy(policy, read)),
    login,
  );
}

/**
 * Returns the same for policies that are ready: any deny denies; else any indeterminate denies access; else a permit
 * allows it; if no policy applies, every login is allowed.
 */
export function decide(policies: readonly ReadyPolicy[], login: Login): Decision {
  const traces = policies.map((policy) => traceOf(policy, login));
  const levels = traces.flatMap((trace) => ('level' in trace && trace.level ? [trace.level] : []));
  return { outcome: together(traces), traces, levels: [...new Set(levels)] };
}

function together(traces: readonly PolicyTrace[]): Outcome {
  const verdicts = new Set(traces.flatMap((trace) => ('verdict' in trace ? [trace.verdict] : [])));
  const order: readonly Verdict[] = ['deny', 'indeterminate', 'permit'];
  return order.find((verdict) => verdicts.has(verdict)) ?? 'notApplicable';
}

function traceOf(ready: ReadyPolicy, login: Login): PolicyTrace {
  const { policy, conditions, levels } = ready;
  const notApplicable = notApplicableReason(policy, login);
  if (notApplicable) return { policy, notApplicable };
  if (levels) return { policy, ...levelTrace(levels, login) };
  const attributes = conditions.map((condition) => attributeTrace(condition, login));
  const { reason, decisive } = reasonOf(policy, attributes);
  return { policy, verdict: verdictOf(policy.deny, reason), reason, attributes, decisive };
}

/** Returns why a policy does not apply to a login, if it does not. */
function notApplicableReason(
  policy: JudgedPolicy,
  { service, institution }: Login,
): NotApplicableReason | undefined {
  if (policy.type !== 'reg' && !policy.levels) return 'asksForLevel';
  if (!policy.active) return 'inactive';
  if (!isAbout(policy, service)) return 'otherService';
  const anyInstitution = policy.institutions.length === 0;
  return anyInstitution || policy.institutions.includes(institution) ? undefined : 'otherInstitution';
}

function reasonOf(
  { deny, allAttributesMustMatch }: JudgedPolicy,
  attributes: readonly AttributeTrace[],
): { reason: DecisionReason; decisive: readonly AttributeTrace[] } {
  const unreadable = attributes.filter(({ invalid }) => invalid.length > 0);
  if (unreadable.length > 0) return { reason: 'invalidExpression', decisive: unreadable };

  const matching = attributes.filter(({ match }) => match);
  const missing = attributes.filter(({ match }) => !match);
  // A policy without rules matches every login.
  const matches = missing.length === 0 || (!allAttributesMustMatch && matching.length > 0);
  if (matches) return { reason: 'matches', decisive: matching };

  const absent = missing.filter(({ found }) => found.length === 0);
  // For a permit, the reason of a mismatch does not matter; for a deny it does.
  if (absent.length > 0 && (deny || absent.length === missing.length)) {
    return { reason: 'attributeAbsent', decisive: absent };
  }
  return { reason: 'doesNotMatch', decisive: missing };
}

function verdictOf(deny: boolean, reason: DecisionReason): Verdict {
  switch (reason) {
    case 'matches':
      return deny ? 'deny' : 'permit';
    case 'attributeAbsent':
      return deny ? 'indeterminate' : 'deny';
    case 'doesNotMatch':
      return deny ? 'permit' : 'deny';
    default:
      return 'indeterminate';
  }
}
