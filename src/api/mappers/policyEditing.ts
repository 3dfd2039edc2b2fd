import {
  typeOf,
  type Policy,
  type PolicyAttribute,
  type PolicyAttributeOption,
  type PolicyContent,
  type PolicyLevel,
} from '../../contracts/domain/policy';
import { listOf } from '../envelope';
import type { LoosePolicy } from './policy';

/** Levels are beyond the contract, with all their members. */
function wireLevelOf({ networks, networksNegated, ...asked }: PolicyLevel) {
  return {
    level: asked.level,
    allAttributesMustMatch: asked.allAttributesMustMatch,
    attributes: asked.attributes.map((attribute) => wireAttributeOf(attribute, true)),
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
  // A member that is left out stays as it was stored, so that all are sent as soon as one says something.
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
