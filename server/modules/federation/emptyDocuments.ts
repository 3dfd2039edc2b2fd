import type { InstitutionDocument, ServiceDocument } from './documents';

/** What holds of an institution of which nothing is told. */
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

/** What holds of a service of which nothing is told. */
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
