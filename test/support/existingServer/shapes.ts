/** The shapes in which the existing server answers (contract §3): what it never sends is not in them. */

export interface HeldService {
  readonly id: number;
  readonly entityType: 'saml20_sp' | 'oidc10_rp' | 'single_tenant_template';
  readonly spEntityId: string;
  readonly name: string;
  readonly institutionId?: string;
  readonly option?: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' | 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL';
  connected: boolean;
}

export interface HeldTicket {
  readonly key: string;
  readonly type: 'LINKREQUEST' | 'UNLINKREQUEST' | 'LINKINVITE' | 'UNLINKINVITE';
  readonly service: HeldService;
  status: string;
  rejected: boolean;
}

export const institution = {
  id: 'https://idp.uni.example',
  internalId: 'm-1',
  eid: 7,
  state: 'prodaccepted',
  name: 'Uni Example',
  names: { en: 'Uni Example', nl: 'Uni Voorbeeld' },
  displayNames: {},
  descriptions: {},
  homeUrls: {},
  organisations: {},
  keywords: {},
  organisationNames: {},
  organisationDisplayNames: {},
  institutionId: 'AB-12',
  contactPersons: [],
  disableConsent: [],
  stepupEntities: [],
  mfaEntities: [],
  connectToRSServicesAutomatically: false,
  allowMaintainersToManageAuthzRules: false,
  displayStatsInDashboard: false,
  allowedAll: false,
  allowedEntityIds: ['https://wiki.example'],
  noConsentRequired: false,
  linked: false,
};

const installation = {
  manageConsentEnabled: true,
  hideTabs: 'none',
  supportedLanguages: 'nl,en',
  organization: 'OpenConext',
  oidcEnabled: true,
  defaultLoa: 'http://x/assurance/loa1',
  loaLevels: ['http://x/assurance/loa1.5', 'http://x/assurance/loa2', 'http://x/assurance/loa3'],
  authnContextLevels: ['https://refeds.org/profile/mfa'],
  invitationRequestEntities: [],
  statisticsDown: false,
};

export interface Login {
  readonly role: 'ADMIN' | 'VIEWER' | 'MEMBER';
  readonly level: 1 | 2 | 3;
}

export function userOf({ role, level }: Login, stepUp: boolean, jiraDown: boolean) {
  return {
    uid: 'urn:collab:person:uni.example:ann',
    displayName: 'Ann Bee',
    givenName: 'Ann',
    surName: 'Bee',
    currentIdp: institution,
    currentLoaLevel: level,
    institutionIdps: [institution],
    institutionId: 'AB-12',
    email: 'ann@uni.example',
    grantedAuthorities: [{ authority: `ROLE_DASHBOARD_${role}` }],
    attributeMap: { uid: ['ann'], 'Shib-InetOrgPerson-mail': ['ann@uni.example'] },
    ...installation,
    dashboardStepupEnabled: stepUp,
    jiraDown,
    guest: false,
    superUser: false,
    dashboardAdmin: role === 'ADMIN',
    dashboardViewer: role === 'VIEWER',
    dashboardMember: role === 'MEMBER',
    statsEnabled: true,
  };
}

/** A guest lacks the members that only people have (contract T3). */
export function guestOf(stepUp: boolean, jiraDown: boolean) {
  return {
    currentLoaLevel: 0,
    institutionIdps: [],
    grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
    attributeMap: {},
    ...installation,
    dashboardStepupEnabled: stepUp,
    jiraDown,
    guest: true,
  };
}

/** `filteredUserAttributes` come with a detail only, never with the list (contract §1.2). */
export function serviceOf(service: HeldService, detail: boolean) {
  const { id, entityType, spEntityId, name, institutionId, option, connected } = service;
  return {
    id,
    spEntityId,
    entityType,
    exampleSingleTenant: entityType === 'single_tenant_template',
    isResourceServer: false,
    state: 'prodaccepted',
    name,
    spName: name,
    names: { en: name },
    displayNames: {},
    descriptions: { en: `About ${name}` },
    organisations: {},
    organisation: '',
    interfedSource: 'SURFconext',
    ...(institutionId && { institutionId }),
    contractualBase: 'NA',
    strongAuthentication: false,
    licenseStatus: 'UNKNOWN',
    connected,
    idpVisibleOnly: false,
    policyEnforcementDecisionRequired: false,
    noConsentRequired: false,
    aansluitovereenkomstRefused: false,
    guestEnabled: false,
    manipulation: false,
    arp: { attributes: {}, noArp: true, noAttrArp: false },
    privacyInfo: {},
    nameIds: [],
    dashboardConnectOption: option ?? 'CONNECT_WITH_INTERACTION',
    categories: [
      { name: 'Type of Service', searchValue: 'type_of_service', values: [{ count: 0, value: 'Research' }] },
    ],
    screenshotUrls: [],
    ...(detail && { filteredUserAttributes: [] }),
  };
}

/** A ticket in search results (contract §3.8). */
export function foundOf({ key, type, service, status, rejected }: HeldTicket) {
  return {
    jiraKey: key,
    userName: 'Ann Bee',
    userEmail: 'ann@uni.example',
    emailTo: '',
    shouldSendEmail: false,
    connectWithoutInteraction: false,
    body: 'Applicant name: Ann Bee',
    personalMessage: '',
    idpId: institution.id,
    spId: service.spEntityId,
    spEid: service.id,
    idpName: institution.name,
    spName: service.name,
    typeMetaData: service.entityType,
    requestDate: '2026-03-01T09:48:21.000+0100',
    updateDate: '2026-03-02T09:48:21.000+0100',
    type,
    status,
    rejected,
  };
}

/** The answer that files a ticket, or connects at once, without a key (contract §2.6). */
export function filedOf(type: string, service: HeldService, key: string | undefined, comments: string) {
  return {
    ...(key && { jiraKey: key }),
    userName: 'Ann Bee',
    userEmail: 'ann@uni.example',
    shouldSendEmail: false,
    connectWithoutInteraction: key === undefined,
    body: comments,
    emailContactPerson: '',
    idpId: institution.id,
    spId: service.spEntityId,
    idpName: institution.name,
    spName: service.name,
    typeMetaData: service.entityType,
    type,
    service: serviceOf(service, false),
    rejected: false,
  };
}
