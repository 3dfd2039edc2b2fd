import type { PolicyAttribute, PolicyLevel } from '../policy';
import type { Condition, JudgedPolicy, ReadExpression, ReadyLevel, ReadyPolicy } from './decision.types';
import { networksOf } from './networks';

/** Reads the expressions and networks of a policy once, for all logins. */
export function readyPolicy(policy: JudgedPolicy, read: ReadExpression): ReadyPolicy {
  const { attributes, levels } = policy;
  return {
    policy,
    conditions: conditionsOf(attributes, read),
    ...(levels && { levels: levels.map((level) => readyLevel(level, read)) }),
  };
}

function readyLevel(requirement: PolicyLevel, read: ReadExpression): ReadyLevel {
  const { level, attributes, allAttributesMustMatch, networks, networksNegated = false } = requirement;
  const inOne = networksOf(networks);
  return {
    level,
    conditions: conditionsOf(attributes, read),
    allAttributesMustMatch,
    ...(networks.length > 0 && {
      takes: (address) => {
        const isIn = inOne(address);
        return isIn === undefined ? undefined : isIn !== networksNegated;
      },
    }),
  };
}

/** Values under the same name and of the same group are alternatives. */
function conditionsOf(attributes: readonly PolicyAttribute[], read: ReadExpression): Condition[] {
  const groups = new Map<string, { name: string; wanted: PolicyAttribute[] }>();
  for (const attribute of attributes) {
    const key = JSON.stringify([attribute.name, attribute.group ?? 0]);
    const group = groups.get(key) ?? { name: attribute.name, wanted: [] };
    group.wanted.push(attribute);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ name, wanted }) => ({
    name,
    wanted: wanted.map(({ value, negated }) => ({
      value,
      ...(negated && { negated }),
      matches: read(value),
    })),
  }));
}
