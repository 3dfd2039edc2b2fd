import type { Policy, PolicyAttribute, PolicyLevel } from '../../contracts/domain/policies/policy';
import type { Texts } from '../../contracts/domain/person/person';
import type { Policy as WirePolicy } from '../../contracts/wire/policy';
import { listOf } from '../envelope';

/** The part of a policy that lists and headers show. */
export type PolicySummary = Pick<Policy, 'id' | 'name' | 'active' | 'services' | 'servicesNegated'>;

/** A policy as any server may send it: every member may be missing or null (WIRE T2). */
export type LoosePolicy = { readonly [K in keyof WirePolicy]?: WirePolicy[K] | null };

export function policyOf(wire: LoosePolicy): Policy {
  return {
    id: String(wire.id ?? ''),
    type: wire.type ?? 'reg',
    name: wire.name ?? '',
    description: wire.description ?? '',
    ...servicesOf(wire),
    institutions: listOf(wire.identityProviderIds),
    institutionNames: namesOf({
      en: wire.identityProviderNames,
      nl: wire.identityProviderNamesNl,
      pt: wire.identityProviderNamesPt,
    }),
    deny: wire.denyRule === true,
    allAttributesMustMatch: wire.allAttributesMustMatch === true,
    ...(wire.serviceProvidersNegated && { servicesNegated: true }),
    attributes: listOf(wire.attributes).map(attributeOf),
    ...(wire.loas && { levels: wire.loas.map(levelOf) }),
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

type LooseAttribute = NonNullable<WirePolicy['attributes']>[number];

function attributeOf({ name, value, negated, groupID }: LooseAttribute): PolicyAttribute {
  return {
    name,
    value: value ?? '',
    ...(negated && { negated }),
    ...(groupID && { group: groupID }),
  };
}

type WireLevel = NonNullable<WirePolicy['loas']>[number];

/** Only our server sends levels, so none of their members is null. */
function levelOf({ attributes = [], cidrNotations = [], ...wire }: WireLevel): PolicyLevel {
  return {
    level: wire.level,
    attributes: attributes.map(attributeOf),
    allAttributesMustMatch: wire.allAttributesMustMatch ?? false,
    networks: cidrNotations.map(({ ipAddress, prefix }) => `${ipAddress}/${prefix}`),
    ...(wire.negateCidrNotation && { networksNegated: true }),
  };
}

/** The older singular member is read as well (WIRE T22). */
function servicesOf(wire: LoosePolicy): Pick<Policy, 'services' | 'serviceNames'> {
  const several = listOf(wire.serviceProviderIds);
  const names = namesOf({ en: wire.serviceProviderNames, nl: wire.serviceProviderNamesNl });
  const one = wire.serviceProviderId;
  if (!one || several.includes(one)) return { services: several, serviceNames: names };
  return {
    services: [one, ...several],
    serviceNames: [wire.serviceProviderName ? { en: wire.serviceProviderName } : {}, ...names],
  };
}

type LooseNames = Readonly<Record<string, readonly string[] | null | undefined>>;

/** Lists of one language each, turned into the names of one entity each. */
function namesOf(lists: LooseNames): Texts[] {
  const known = Object.entries(lists).map(([language, names]) => [language, listOf(names)] as const);
  const count = Math.max(...known.map(([, names]) => names.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      known.flatMap(([language, names]) => (names[index] ? [[language, names[index]]] : [])),
    ),
  );
}

/** Accepts ISO 8601, or epoch milliseconds as text; returns nothing for anything else. */
function createdAt(text: string | null | undefined): Pick<Policy, 'created'> {
  const time = new Date(/^\d{10,}$/.test(text ?? '') ? Number(text) : (text ?? ''));
  return Number.isNaN(time.getTime()) ? {} : { created: time.toISOString() };
}
