import { isNetwork } from '../../../src/contracts/domain/policies/decision/networks';
import type { PolicyLevel } from '../../../src/contracts/domain/policies/policy';
import { policyLimits } from '../../../src/contracts/domain/policies/policyLimits';
import type { PolicyBody } from '../../../src/contracts/wire/policy';
import { distinctRules } from './bodyRules';
import type { PolicyDocument } from './policyDocument';
import { quoted, refuse } from './policyTexts';

type WireLevel = NonNullable<PolicyBody['loas']>[number];

/** Returns the levels that a body asks for, or those of the stored state if the body has none. */
export function levelsOf(
  type: PolicyDocument['type'],
  { loas, attributes }: PolicyBody,
  stored: PolicyDocument | undefined,
): Pick<PolicyDocument, 'levels'> {
  if (type === 'reg') {
    if (loas && loas.length > 0) refuse('loas', 'only a policy of type step asks for levels');
    return {};
  }
  if (attributes.length > 0) refuse('attributes', 'those of a policy of type step belong to its levels');
  return { levels: loas?.map(levelOf) ?? stored?.levels ?? [] };
}

function levelOf({ level, attributes = [], cidrNotations = [], ...rest }: WireLevel): PolicyLevel {
  return {
    level,
    attributes: distinctRules(attributes),
    allAttributesMustMatch: rest.allAttributesMustMatch ?? false,
    networks: cidrNotations.map(({ ipAddress, prefix }) => `${ipAddress}/${prefix}`),
    ...(rest.negateCidrNotation && { networksNegated: true }),
  };
}

/** Checks the levels of a policy of type `step`; their attributes are checked with those of every policy. */
export function checkLevels({ type, levels = [] }: PolicyDocument, offered: ReadonlySet<string>): void {
  if (type !== 'step') return;
  if (levels.length === 0) refuse('loas', 'there must be at least one');
  if (levels.length > policyLimits.levels) refuse('loas', `more than ${policyLimits.levels}`);
  levels.forEach(({ level, networks, networksNegated }, index) => {
    const member = `loas/${index}`;
    if (!offered.has(level)) refuse(`${member}/level`, `${quoted(level)} is not a level of this federation`);
    if (networks.length > policyLimits.networks)
      refuse(`${member}/cidrNotations`, `more than ${policyLimits.networks}`);
    const wrong = networks.find((network) => !isNetwork(network));
    if (wrong !== undefined) refuse(`${member}/cidrNotations`, `${quoted(wrong)} is not a network`);
    if (networksNegated && networks.length === 0)
      refuse(`${member}/negateCidrNotation`, 'must name the networks');
  });
}
