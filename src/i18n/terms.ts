import './texts/terms';

interface Entry {
  /** Messages: what it is called, and what it means. */
  readonly word: string;
  readonly text: string;
}

/** The words of the field that pages use and the glossary explains; each is the anchor of its entry, too. */
export const terms = {
  assuranceLevel: { word: 'term.assuranceLevel', text: 'glossary.term.assuranceLevel' },
  attribute: { word: 'term.attribute', text: 'glossary.term.attribute' },
  attributeManipulation: { word: 'term.attributeManipulation', text: 'glossary.term.attributeManipulation' },
  attributeReleasePolicy: {
    word: 'term.attributeReleasePolicy',
    text: 'glossary.term.attributeReleasePolicy',
  },
  authorizationPolicy: { word: 'term.authorizationPolicy', text: 'glossary.term.authorizationPolicy' },
  clientId: { word: 'term.clientId', text: 'glossary.term.clientId' },
  codeOfConduct: { word: 'term.codeOfConduct', text: 'glossary.term.codeOfConduct' },
  connection: { word: 'term.connection', text: 'glossary.term.connection' },
  consent: { word: 'term.consent', text: 'glossary.term.consent' },
  contractualBase: { word: 'term.contractualBase', text: 'glossary.term.contractualBase' },
  edugain: { word: 'term.edugain', text: 'glossary.term.edugain' },
  entityCategory: { word: 'term.entityCategory', text: 'glossary.term.entityCategory' },
  entityId: { word: 'term.entityId', text: 'glossary.term.entityId' },
  federation: { word: 'term.federation', text: 'glossary.term.federation' },
  federationDesk: { word: 'term.federationDesk', text: 'glossary.term.federationDesk' },
  identifier: { word: 'term.identifier', text: 'glossary.term.identifier' },
  identityProvider: { word: 'term.identityProvider', text: 'glossary.term.identityProvider' },
  invitation: { word: 'term.invitation', text: 'glossary.term.invitation' },
  licence: { word: 'term.licence', text: 'glossary.term.licence' },
  metadata: { word: 'term.metadata', text: 'glossary.term.metadata' },
  multiFactor: { word: 'term.multiFactor', text: 'glossary.term.multiFactor' },
  processingAgreement: { word: 'term.processingAgreement', text: 'glossary.term.processingAgreement' },
  registrar: { word: 'term.registrar', text: 'glossary.term.registrar' },
  researchAndScholarship: {
    word: 'term.researchAndScholarship',
    text: 'glossary.term.researchAndScholarship',
  },
  resourceServer: { word: 'term.resourceServer', text: 'glossary.term.resourceServer' },
  role: { word: 'term.role', text: 'glossary.term.role' },
  service: { word: 'term.service', text: 'glossary.term.service' },
  singleTenant: { word: 'term.singleTenant', text: 'glossary.term.singleTenant' },
  sirtfi: { word: 'term.sirtfi', text: 'glossary.term.sirtfi' },
  stepUp: { word: 'term.stepUp', text: 'glossary.term.stepUp' },
  strongAuthentication: { word: 'term.strongAuthentication', text: 'glossary.term.strongAuthentication' },
  testState: { word: 'term.testState', text: 'glossary.term.testState' },
  ticket: { word: 'term.ticket', text: 'glossary.term.ticket' },
} as const satisfies Readonly<Record<string, Entry>>;

export type Term = keyof typeof terms;
