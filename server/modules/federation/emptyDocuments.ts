import type { InstitutionDocument, ServiceDocument } from './documents';

/** Defaults of an institution without data. */
export const emptyInstitution: InstitutionDocument = {
  names: {},
  displayNames: {},
  descriptions: {},
  keywords: {},
  homeUrls: {},
  organisationNames: {},
  organisationDisplayNames: {},
  scopes: [],
  contacts: [],
  publishedInEdugain: false,
  connectToRSServicesAutomatically: false,
  allowMaintainersToManageAuthzRules: false,
  displayAdminEmailsInDashboard: false,
  displayStatsInDashboard: false,
  noConsentRequired: false,
};

/** Defaults of a service without data. */
export const emptyService: ServiceDocument = {
  names: {},
  displayNames: {},
  descriptions: {},
  organisations: {},
  keywords: {},
  supportUrls: {},
  organisationUrls: {},
  wikiUrls: {},
  registrationPolicyUrls: {},
  privacyStatementUrls: {},
  interfedSource: '',
  contractualBase: 'NA',
  entityCategories: [],
  licenseStatus: 'UNKNOWN',
  motivations: {},
  sources: {},
  nameIds: [],
  privacyInfo: {},
  resourceServers: [],
  /** No type: every language has its own word for *other*. */
  typesOfService: {},
  manipulation: false,
  policyEnforcementDecisionRequired: false,
  noConsentRequired: false,
  aansluitovereenkomstRefused: false,
  guestEnabled: false,
  publishedInEdugain: false,
  contacts: [],
};
