import type { Federation, HeldContact, HeldInstitution } from '../federation';

/** Returns an institution: with allow-lists and the internal id, but without `publishedInEdugain`. */
export function institutionJson(
  { services, stepupEntities, mfaEntities }: Federation,
  held: HeldInstitution,
): object {
  const levels = (entities: Readonly<Record<string, string>>) =>
    Object.entries(entities).map(([name, level]) => ({ name, level }));
  return {
    id: held.entityId,
    internalId: `m-${held.eid}`,
    eid: held.eid,
    state: held.state,
    name: held.names['en'] ?? held.names['nl'] ?? held.entityId,
    names: held.names,
    displayNames: {},
    descriptions: {},
    homeUrls: {},
    organisations: {},
    keywords: {},
    organisationNames: {},
    organisationDisplayNames: {},
    ...held.texts,
    institutionId: held.institutionId,
    contactPersons: (held.contacts ?? [{ contactPersonType: 'other' }]).map(contactJson),
    disableConsent: [],
    stepupEntities: levels(stepupEntities),
    mfaEntities: levels(mfaEntities),
    connectToRSServicesAutomatically: false,
    allowMaintainersToManageAuthzRules: false,
    displayStatsInDashboard: false,
    allowedAll: false,
    allowedEntityIds: services
      .filter(({ connectedTo }) => connectedTo.includes(held.entityId))
      .map(({ spEntityId }) => spEntityId),
    noConsentRequired: false,
    linked: false,
  };
}

/** Returns the name of a contact, in which a missing given name is the word "null" (WIRE T24). */
export function contactName({ givenName, surName }: Pick<HeldContact, 'givenName' | 'surName'>): string {
  return `${givenName ?? 'null'}${surName === undefined ? '' : ` ${surName}`}`;
}

function contactJson({ givenName, surName, ...contact }: HeldContact): object {
  const name = contactName({ ...(givenName && { givenName }), ...(surName && { surName }) });
  return { ...contact, name, sirtfiSecurityContact: false, sabContact: false };
}

/** Returns an institution that uses a service. */
export function smallInstitutionJson({ entityId, names, institutionId, state }: HeldInstitution): object {
  const name = names['en'] ?? entityId;
  return { id: entityId, name, nameNl: names['nl'] ?? name, institutionId, state };
}
