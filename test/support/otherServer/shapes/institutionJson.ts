import type { Federation, HeldInstitution } from '../federation';

/** Contract §3.2: allow-lists and the internal id are exposed, `publishedInEdugain` is not sent. */
export function institutionJson({ services }: Federation, held: HeldInstitution): object {
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
    institutionId: held.institutionId,
    // A missing given name becomes the word "null" (contract T24).
    contactPersons: [
      { name: 'null', contactPersonType: 'other', sirtfiSecurityContact: false, sabContact: false },
    ],
    disableConsent: [],
    stepupEntities: [],
    mfaEntities: [],
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

/** An institution that uses a service (contract §3.6). */
export function smallInstitutionJson({ entityId, names, institutionId, state }: HeldInstitution): object {
  const name = names['en'] ?? entityId;
  return { id: entityId, name, nameNl: names['nl'] ?? name, institutionId, state };
}
