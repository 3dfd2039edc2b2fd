import type { HeldService, Login } from '../federation';

export function textIn(texts: Readonly<Record<string, string>>, language: string): string | undefined {
  return texts[['en', 'pt'].includes(language) ? language : 'nl'];
}

export function nameOf({ names, spEntityId }: HeldService, language: string): string {
  return textIn(names, language) ?? names['en'] ?? names['nl'] ?? spEntityId;
}

/**
 * Tells whether service and institution are connected: they have to allow each other, and a template is never
 * connected.
 */
export function isConnected(
  { entityType, connectedTo }: HeldService,
  institution: string | undefined,
): boolean {
  return (
    institution !== undefined && entityType !== 'single_tenant_template' && connectedTo.includes(institution)
  );
}

/** Returns a service, without members that our own server adds. */
export function serviceJson(held: HeldService, institution: string | undefined, language: string): object {
  const { id, spEntityId, entityType, state, names, descriptions, institutionId, arp } = held;
  const name = nameOf(held, language);
  const description = textIn(descriptions, language);
  const attributes = Object.keys(arp ?? {});
  return {
    id,
    spEntityId,
    entityType,
    exampleSingleTenant: entityType === 'single_tenant_template',
    isResourceServer: entityType === 'oauth20_rs',
    state,
    name,
    spName: name,
    names,
    displayNames: {},
    descriptions,
    organisations: {},
    organisation: '',
    description,
    enduserDescription: description,
    institutionDescription: description,
    interfedSource: 'SURFconext',
    institutionId,
    contractualBase: 'NA',
    strongAuthentication: false,
    licenseStatus: 'UNKNOWN',
    connected: isConnected(held, institution),
    idpVisibleOnly: held.idpVisibleOnly,
    policyEnforcementDecisionRequired: false,
    noConsentRequired: false,
    aansluitovereenkomstRefused: false,
    guestEnabled: false,
    manipulation: false,
    arp: arp
      ? { name: 'arp', description: 'arp', attributes: arp, noArp: false, noAttrArp: attributes.length === 0 }
      : { attributes: {}, noArp: true, noAttrArp: false },
    motivations: arp && Object.fromEntries(attributes.map((attribute) => [attribute, ''])),
    sources: arp && Object.fromEntries(attributes.map((attribute) => [attribute, 'idp'])),
    privacyInfo: {},
    nameIds: [],
    resourceServers: held.resourceServers,
    dashboardConnectOption: held.option,
    categories: [categoryJson([held], language)],
    screenshotUrls: [],
  };
}

/** Adds what a service has only if it is alone in the payload or in a list (WIRE T4). */
export function enriched(service: object, { arp }: HeldService, login: Login | null): object {
  const values: Readonly<Record<string, readonly string[]>> = { 'urn:mace:dir:attribute-def:uid': ['ann'] };
  const filteredUserAttributes = Object.entries(arp ?? {}).map(([name, filters]) => ({
    name,
    filters,
    userValues: login ? (values[name] ?? []) : [],
  }));
  return { ...service, filteredUserAttributes };
}

/**
 * Returns the categories of services. Values are split at commas and keep their blanks; the count is always 0
 * (WIRE T32).
 */
export function categoryJson(services: readonly HeldService[], language: string): object {
  const other = textIn({ en: 'Other', nl: 'Overig', pt: 'Outro' }, language) ?? '';
  const values = services.flatMap(({ typeOfService }) => (typeOfService ?? other).split(','));
  return {
    name: textIn({ en: 'Type of Service', nl: 'Type Service', pt: 'Tipo de Serviço' }, language),
    searchValue: 'type_of_service',
    values: [...new Set(values)].sort().map((value) => ({ count: 0, value })),
  };
}
