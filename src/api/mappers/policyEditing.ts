import type { Policy, PolicyAttributeOption, PolicyContent } from '../../contracts/domain/policy';
import { listOf } from '../envelope';
import type { LoosePolicy } from './policy';

export function attributeOptionsOf(payload: unknown): readonly PolicyAttributeOption[] {
  const options = listOf<LooseOption>(Array.isArray(payload) ? payload : undefined);
  return options.flatMap(({ name, value, label, values }) =>
    name
      ? [
          {
            name,
            label: label || value || name,
            ...(label && { ownWord: true as const }),
            ...(values && { values }),
          },
        ]
      : [],
  );
}

interface LooseOption {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly label?: string | null;
  readonly values?: readonly string[] | null;
}

/**
 * Returns what is saved: the stored policy that was edited, or a new one. The contract wants one service by itself too, and
 * every list, be it empty (WIRE T22).
 */
export function wirePolicyOf(content: PolicyContent, stored: Policy | undefined): LoosePolicy {
  return {
    ...(stored && { id: stored.id, revisionNbr: stored.revision }),
    type: 'reg',
    serviceProviderNames: [],
    serviceProviderNamesNl: [],
    identityProviderNames: [],
    identityProviderNamesNl: [],
    identityProviderNamesPt: [],
    name: content.name,
    description: content.description,
    ...(content.services[0] && { serviceProviderId: content.services[0] }),
    serviceProviderIds: [...content.services],
    identityProviderIds: [...content.institutions],
    attributes: content.attributes.map(({ name, value }) => ({ name, value })),
    denyRule: content.deny,
    allAttributesMustMatch: content.allAttributesMustMatch,
    denyAdvice: content.denyMessages.en,
    denyAdviceNl: content.denyMessages.nl,
    denyAdvicePt: content.denyMessages.pt,
    active: content.active,
  };
}
