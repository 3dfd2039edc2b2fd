import { attributeTrace } from './attributeTrace';
import type { AttributeTrace, Login, PolicyTrace, ReadyLevel } from './decision.types';

type LevelTrace = Omit<Extract<PolicyTrace, { verdict: unknown }>, 'policy'>;

/**
 * Finds the level that a policy asks for: the first whose conditions hold. A person who matches none is allowed without
 * a level. If a condition cannot be read, or the address that it needs is not known, the result is unknown.
 */
export function levelTrace(levels: readonly ReadyLevel[], login: Login): LevelTrace {
  for (const ready of levels) {
    const attributes = ready.conditions.map((condition) => attributeTrace(condition, login));
    const unreadable = attributes.filter(({ invalid }) => invalid.length > 0);
    if (unreadable.length > 0) return undecided('invalidExpression', attributes, unreadable);
    if (!areMet(ready, attributes)) continue;
    const from = ready.takes ? ready.takes(login.address ?? '') : true;
    if (from === undefined) return undecided('addressUnknown', attributes, []);
    const decisive = attributes.filter(({ match }) => match);
    if (from) {
      return { verdict: 'permit', reason: 'levelAsked', attributes, decisive, level: ready.level };
    }
  }
  return { verdict: 'permit', reason: 'noLevelAsked', attributes: [], decisive: [] };
}

function undecided(
  reason: 'invalidExpression' | 'addressUnknown',
  attributes: readonly AttributeTrace[],
  decisive: readonly AttributeTrace[],
): LevelTrace {
  return { verdict: 'indeterminate', reason, attributes, decisive };
}

function areMet({ allAttributesMustMatch }: ReadyLevel, attributes: readonly AttributeTrace[]): boolean {
  if (attributes.length === 0) return true;
  return allAttributesMustMatch
    ? attributes.every(({ match }) => match)
    : attributes.some(({ match }) => match);
}
