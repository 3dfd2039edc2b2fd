import type { Policy, PolicyAttributeOption, PolicyContent } from '../../contracts/domain/policy';
import type { Policy as WirePolicy } from '../../contracts/wire/policy';
import { listOf } from '../envelope';

/** What lists and headers need of an authorization policy. */
export type PolicySummary = Pick<Policy, 'id' | 'name' | 'active' | 'services'>;

/** A policy as any server may send it: every member may be missing or null (contract T2). */
export type LoosePolicy = { readonly [K in keyof WirePolicy]?: WirePolicy[K] | null };

export function policyOf(wire: LoosePolicy): Policy {
  return {
    id: String(wire.id ?? ''),
    type: wire.type ?? 'reg',
    name: wire.name ?? '',
    description: wire.description ?? '',
    ...servicesOf(wire),
    institutions: listOf(wire.identityProviderIds),
    institutionNames: listOf(wire.identityProviderNames),
    deny: wire.denyRule === true,
    allAttributesMustMatch: wire.allAttributesMustMatch === true,
    attributes: listOf(wire.attributes).map(({ name, value }) => ({ name, value: value ?? '' })),
    denyMessages: {
      en: wire.denyAdvice ?? '',
      nl: wire.denyAdviceNl ?? '',
      pt: wire.denyAdvicePt ?? '',
    },
    active: wire.active === true,
    actionsAllowed: wire.actionsAllowed === true,
    author: wire.userDisplayName ?? '',
    authority: wire.authenticatingAuthorityName ?? '',
    ...createdAt(wire.created),
    revision: wire.revisionNbr ?? 0,
    revisions: wire.numberOfRevisions ?? 0,
  };
}

/** The older singular member counts too (contract T22). */
function servicesOf(wire: LoosePolicy): Pick<Policy, 'services' | 'serviceNames'> {
  const several = listOf(wire.serviceProviderIds);
  const one = wire.serviceProviderId;
  if (!one || several.includes(one))
    return { services: several, serviceNames: listOf(wire.serviceProviderNames) };
  return {
    services: [one, ...several],
    serviceNames: [wire.serviceProviderName ?? '', ...listOf(wire.serviceProviderNames)],
  };
}

/** ISO, or epoch milliseconds as text (contract §1.8); nothing where it is no time. */
function createdAt(text: string | null | undefined): Pick<Policy, 'created'> {
  const time = new Date(/^\d{10,}$/.test(text ?? '') ? Number(text) : (text ?? ''));
  return Number.isNaN(time.getTime()) ? {} : { created: time.toISOString() };
}

export function attributeOptionsOf(payload: unknown): readonly PolicyAttributeOption[] {
  const options = listOf<LooseOption>(Array.isArray(payload) ? payload : undefined);
  return options.flatMap(({ name, value, values }) =>
    name ? [{ name, label: value || name, ...(values && { values }) }] : [],
  );
}

interface LooseOption {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly values?: readonly string[] | null;
}

/**
 * What is saved: the stored policy that was edited, or a new one. The contract wants one service by itself too, and
 * every list, be it empty (contract §3.10, T22).
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
