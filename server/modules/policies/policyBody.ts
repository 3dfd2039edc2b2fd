import type { PolicyBody } from '../../../src/contracts/wire/policy';
import type { PolicyDocument } from './policyDocument';
import { refuse } from './policyTexts';

/**
 * Returns the state that a body asks for, based on the stored one. The list of services counts; a new policy, and a body
 * without that list, name a single one (WIRE T22). A policy that denies requires all rules to match.
 */
export function documentOf(body: PolicyBody, stored?: PolicyDocument): PolicyDocument {
  if ((body.type ?? 'reg') !== 'reg')
    refuse('type', 'only policies of type reg can be made and changed here');
  const deny = body.denyRule ?? false;
  return {
    type: 'reg',
    name: body.name.trim(),
    description: body.description.trim(),
    services: servicesOf(body, stored),
    institutions: once(body.identityProviderIds ?? stored?.institutions ?? []),
    deny,
    allAttributesMustMatch: deny || (body.allAttributesMustMatch ?? false),
    attributes: distinct(body.attributes),
    denyMessages: {
      en: body.denyAdvice.trim(),
      nl: body.denyAdviceNl.trim(),
      pt: body.denyAdvicePt?.trim() ?? '',
    },
    active: body.active ?? false,
    activatedSr: body.activatedSr ?? stored?.activatedSr ?? false,
  };
}

function servicesOf(
  { serviceProviderId: one, serviceProviderIds: several = [] }: PolicyBody,
  stored: PolicyDocument | undefined,
): string[] {
  if (stored && several.length > 0) return once(several);
  if (one === undefined || one.trim() === '') refuse('serviceProviderId', 'must name the service');
  return once([one, ...several]);
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Returns the rules without repetitions, in their order. */
function distinct(attributes: PolicyBody['attributes']): PolicyBody['attributes'] {
  const known = new Set<string>();
  return attributes.flatMap(({ name, value }) => {
    const key = JSON.stringify([name, value]);
    if (known.has(key)) return [];
    known.add(key);
    return [{ name, value }];
  });
}
