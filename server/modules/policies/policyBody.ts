import type { PolicyBody } from '../../../src/contracts/wire/policy';
import { distinctRules } from './bodyRules';
import type { PolicyDocument } from './policyDocument';
import { levelsOf } from './policyLevels';
import { refuse } from './policyTexts';

/**
 * Returns the state that a body asks for, based on the stored one. The list of services counts; a new policy, and a
 * body without that list, name a single one (WIRE T22). A policy that denies requires all rules to match.
 */
export function documentOf(body: PolicyBody, stored?: PolicyDocument): PolicyDocument {
  const type = body.type ?? stored?.type ?? 'reg';
  if (type !== 'reg' && type !== 'step') refuse('type', 'neither reg nor step');
  if (stored && type !== stored.type) refuse('type', 'a policy stays of its type');
  const deny = type === 'reg' && (body.denyRule ?? false);
  return {
    type,
    name: body.name.trim(),
    description: body.description.trim(),
    ...scopeOf(body, stored),
    institutions: once(body.identityProviderIds ?? stored?.institutions ?? []),
    deny,
    allAttributesMustMatch: deny || (body.allAttributesMustMatch ?? false),
    attributes: distinctRules(body.attributes, stored?.attributes),
    ...levelsOf(type, body, stored),
    denyMessages: {
      en: body.denyAdvice.trim(),
      nl: body.denyAdviceNl.trim(),
      pt: body.denyAdvicePt?.trim() ?? '',
    },
    active: body.active ?? false,
    activatedSr: body.activatedSr ?? stored?.activatedSr ?? false,
  };
}

type Scope = Pick<PolicyDocument, 'services' | 'servicesNegated'>;

function scopeOf(body: PolicyBody, stored: PolicyDocument | undefined): Scope {
  const services = servicesOf(body, stored);
  const negated = body.serviceProvidersNegated ?? stored?.servicesNegated ?? false;
  if (negated && services.length === 0) {
    refuse('serviceProvidersNegated', 'must name the services that the policy is not about');
  }
  return { services, ...(negated && { servicesNegated: true }) };
}

/** Returns the services of the policy; an empty list without a single service means every service. */
function servicesOf(
  { serviceProviderId: one, serviceProviderIds: several }: PolicyBody,
  stored: PolicyDocument | undefined,
): string[] {
  if (several?.length === 0 && one === undefined) return [];
  if (stored && several && several.length > 0) return once(several);
  if (one === undefined || one.trim() === '') refuse('serviceProviderId', 'must name the service');
  return once([one, ...(several ?? [])]);
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)];
}
