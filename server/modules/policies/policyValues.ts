import {
  GROUP_ATTRIBUTE,
  ROLE_ATTRIBUTE,
  type PolicyAttribute,
} from '../../../src/contracts/domain/policies/policy';
import { isGroupId, policyLimits } from '../../../src/contracts/domain/policies/policyLimits';
import type { PolicyDocument } from './policyDocument';
import { sizeOfExpression } from './expressions';
import type { PolicyAttributeSetting } from './policyAttributes';
import { checkText, quoted, refuse } from './policyTexts';

/** Maximum number of instructions of all expressions together, enough for as much plain text as a policy may hold. */
const LARGEST_TOGETHER = policyLimits.attributes * (policyLimits.value + 2);

function isSame(one: PolicyAttribute, other: PolicyAttribute): boolean {
  return one.name === other.name && one.value === other.value;
}

/** Checks names and values that are new; those that were stored under an earlier configuration may stay. */
function checkChoice(
  member: string,
  { name, value }: PolicyAttribute,
  configured: readonly PolicyAttributeSetting[],
): void {
  const setting = configured.find((attribute) => attribute.name === name);
  if (!setting) refuse(`${member}/name`, `${quoted(name)} is not an attribute that policies may name`);
  if (name === GROUP_ATTRIBUTE && !isGroupId(value)) {
    refuse(`${member}/value`, `${quoted(value)} is not a fully qualified group id, urn:collab:group:…`);
  }
  if (name === ROLE_ATTRIBUTE && setting.values && !setting.values.includes(value)) {
    refuse(`${member}/value`, `${quoted(value)} is not one of the roles`);
  }
}

/** Returns the size of a value's expression; throws a refusal if it cannot be read. */
function readValue(member: string, value: string): number {
  if (value.trim() === '') refuse(member, 'must not be blank');
  checkText(member, value, policyLimits.value);
  const size = sizeOfExpression(value);
  if (size === 'invalid') refuse(member, `${quoted(value)} is not a valid regular expression`);
  if (size === 'too large') refuse(member, `${quoted(value)} unfolds into too large an expression`);
  return size;
}

/** Returns the rules of a policy, each with the member of the body that holds it. */
function rulesOf({ attributes, levels = [] }: PolicyDocument) {
  const listed = (all: readonly PolicyAttribute[], within: string) =>
    all.map((attribute, index) => ({ attribute, member: `${within}attributes/${index}` }));
  return [
    ...listed(attributes, ''),
    ...levels.flatMap((level, index) => listed(level.attributes, `loas/${index}/`)),
  ];
}

/** Checks the rules of a policy (REQUIREMENTS 188; decision 6); `stored` is the state before. */
export function checkAttributes(
  document: PolicyDocument,
  configured: readonly PolicyAttributeSetting[],
  stored: PolicyDocument | undefined,
): void {
  const rules = rulesOf(document);
  const before = stored ? rulesOf(stored) : [];
  if (document.type === 'reg' && rules.length === 0) refuse('attributes', 'there must be at least one');
  if (rules.length > policyLimits.attributes) {
    refuse('attributes', `more than ${policyLimits.attributes} values`);
  }
  let together = 0;
  for (const { attribute, member } of rules) {
    together += readValue(`${member}/value`, attribute.value);
    if (together > LARGEST_TOGETHER) refuse('attributes', 'the expressions are too large together');
    if ((attribute.group ?? 0) > policyLimits.group) {
      refuse(`${member}/groupID`, `higher than ${policyLimits.group}`);
    }
    if (!before.some((one) => isSame(one.attribute, attribute))) checkChoice(member, attribute, configured);
  }
}
