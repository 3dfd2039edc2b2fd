import {
  typeOf,
  type Policy,
  type PolicyAttribute,
  type PolicyAttributeOption,
  type PolicyContent,
  type PolicyLevel,
} from '../../contracts/domain/policies/policy';
import { listOf } from '../envelope';
import type { LoosePolicy } from './policy';

/** Levels are beyond the contract, with all their members. */
function wireLevelOf({ networks, networksNegated, ...rest }: PolicyLevel) {
  return {
    level: rest.level,
    allAttributesMustMatch: rest.allAttributesMustMatch,
    attributes: rest.attributes.map((attribute) => wireAttributeOf(attribute, true)),
    cidrNotations: networks.map((network) => {
      const [ipAddress = '', prefix] = network.split('/');
      return { ipAddress, prefix: Number(prefix) };
    }),
    negateCidrNotation: networksNegated === true,
  };
}

function wireAttributeOf({ name, value, negated, group = 0 }: PolicyAttribute, beyond: boolean) {
  return { name, value, ...(beyond && { negated: negated === true, groupID: group }) };
}

export function attributeOptionsOf(payload: unknown): readonly PolicyAttributeOption[] {
  const options = listOf<LooseOption>(Array.isArray(payload) ? payload : undefined);
  return options.flatMap(({ name, value, label, values }) =>
    name
      ? [
          {
            name,
            label: label || value || name,
            ...(label && { isOwnLabel: true as const }),
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
 * Returns the policy to save: the stored one with its edits, or a new one. The contract requires one service
 * by itself as well, and every list, even an empty one (WIRE T22).
 */
export function wirePolicyOf(content: PolicyContent, stored: Policy | undefined): LoosePolicy {
  // The server keeps the stored value of a member that is left out, so all are sent as soon as one has
  // content.
  const beyond = [...content.attributes, ...(stored?.attributes ?? [])].some(
    ({ negated, group }) => negated === true || group !== undefined,
  );
  return {
    ...(stored && { id: stored.id, revisionNbr: stored.revision }),
    type: typeOf(content),
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
    ...(content.servicesNegated || stored?.servicesNegated
      ? { serviceProvidersNegated: content.servicesNegated === true }
      : {}),
    attributes: content.attributes.map((attribute) => wireAttributeOf(attribute, beyond)),
    ...(content.levels && { loas: content.levels.map(wireLevelOf) }),
    denyRule: content.deny,
    allAttributesMustMatch: content.allAttributesMustMatch,
    denyAdvice: content.denyMessages.en,
    denyAdviceNl: content.denyMessages.nl,
    denyAdvicePt: content.denyMessages.pt,
    active: content.active,
  };
}
