import type { PolicyAttribute, PolicyLevel } from '../../../src/contracts/domain/policies/policy';
import type { Localised } from '../../../src/contracts/wire/common';
import type { Policy } from '../../../src/contracts/wire/policy';
import { nameOf } from '../../platform/text/localise';
import type { Queries } from '../../platform/storage/database';
import type { PolicyDocument } from './policyDocument';
import { isChangeable, type Reach } from './policyReach';
import type { PolicyState } from './policyStates';

type Names = ReadonlyMap<string, Localised>;

/** Reads the present names by entity ID; parties that the federation no longer knows are missing. */
async function namesOf(queries: Queries, table: 'institution' | 'service', ids: Set<string>): Promise<Names> {
  if (ids.size === 0) return new Map();
  const rows = await queries
    .selectFrom(table)
    .select(['entity_id', 'document'])
    .where('entity_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ entity_id, document }) => [entity_id, document.names]));
}

function named(ids: readonly string[], names: Names, language: string): string[] {
  return ids.map((id) => nameOf(names.get(id) ?? {}, language, id));
}

function idsIn(states: readonly PolicyState[], member: 'institutions' | 'services'): Set<string> {
  return new Set(states.flatMap(({ document }) => document[member]));
}

/** Returns states of policies as the wire has them, for an institution that may see them. */
export async function policyViews(
  queries: Queries,
  states: readonly PolicyState[],
  reach: Reach,
): Promise<Policy[]> {
  const services = await namesOf(queries, 'service', idsIn(states, 'services'));
  const institutions = await namesOf(queries, 'institution', idsIn(states, 'institutions'));
  return states.map(({ id, number, document, author, authority, savedAt }) => ({
    id,
    ...contentView(document),
    serviceProviderNames: named(document.services, services, 'en'),
    serviceProviderNamesNl: named(document.services, services, 'nl'),
    identityProviderNames: named(document.institutions, institutions, 'en'),
    identityProviderNamesNl: named(document.institutions, institutions, 'nl'),
    identityProviderNamesPt: named(document.institutions, institutions, 'pt'),
    actionsAllowed: isChangeable(document, authority, reach),
    userDisplayName: author,
    authenticatingAuthorityName: authority,
    created: savedAt.toISOString(),
    numberOfRevisions: number - 1,
    revisionNbr: number,
  }));
}

function contentView(document: PolicyDocument) {
  const { denyMessages } = document;
  return {
    name: document.name,
    description: document.description,
    denyAdvice: denyMessages.en,
    denyAdviceNl: denyMessages.nl,
    ...(denyMessages.pt && { denyAdvicePt: denyMessages.pt }),
    serviceProviderIds: [...document.services],
    identityProviderIds: [...document.institutions],
    ...(document.servicesNegated && { serviceProvidersNegated: true }),
    attributes: document.attributes.map(ruleView),
    ...(document.levels && { loas: document.levels.map(levelView) }),
    denyRule: document.deny,
    allAttributesMustMatch: document.allAttributesMustMatch,
    isActivatedSr: document.activatedSr,
    active: document.active,
    type: document.type,
  };
}

function ruleView({ name, value, negated, group }: PolicyAttribute) {
  return { name, value, ...(negated && { negated }), ...(group !== undefined && { groupID: group }) };
}

function levelView({ networks, networksNegated, ...level }: PolicyLevel) {
  return {
    level: level.level,
    allAttributesMustMatch: level.allAttributesMustMatch,
    attributes: level.attributes.map(ruleView),
    cidrNotations: networks.map((network) => {
      const [ipAddress = '', prefix] = network.split('/');
      return { ipAddress, prefix: Number(prefix) };
    }),
    negateCidrNotation: networksNegated === true,
  };
}

/** Initial values of a new policy: no ID, active, everything else empty. */
export const policyTemplate: Policy = {
  serviceProviderIds: [],
  serviceProviderNames: [],
  serviceProviderNamesNl: [],
  identityProviderIds: [],
  identityProviderNames: [],
  identityProviderNamesNl: [],
  identityProviderNamesPt: [],
  attributes: [],
  denyRule: false,
  allAttributesMustMatch: false,
  isActivatedSr: false,
  active: true,
  actionsAllowed: false,
  numberOfRevisions: 0,
  revisionNbr: 0,
  type: 'reg',
};
