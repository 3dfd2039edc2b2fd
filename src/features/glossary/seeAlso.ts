import type { Term } from '../../i18n/terms';

/** Related words, by word. */
export const seeAlso: Readonly<Partial<Record<Term, readonly Term[]>>> = {
  assuranceLevel: ['strongAuthentication', 'stepUp'],
  attribute: ['attributeReleasePolicy', 'consent'],
  attributeReleasePolicy: ['attribute', 'attributeManipulation'],
  authorizationPolicy: ['attribute', 'role'],
  clientId: ['entityId'],
  codeOfConduct: ['entityCategory'],
  connection: ['service', 'ticket'],
  contractualBase: ['licence', 'processingAgreement'],
  edugain: ['federation'],
  entityCategory: ['codeOfConduct', 'researchAndScholarship'],
  entityId: ['clientId', 'metadata'],
  federation: ['federationDesk', 'edugain'],
  identifier: ['attribute'],
  identityProvider: ['service', 'metadata'],
  invitation: ['connection', 'ticket'],
  licence: ['contractualBase'],
  metadata: ['entityId', 'registrar'],
  multiFactor: ['strongAuthentication'],
  researchAndScholarship: ['entityCategory'],
  service: ['identityProvider', 'connection'],
  stepUp: ['assuranceLevel'],
  strongAuthentication: ['multiFactor', 'assuranceLevel'],
  ticket: ['federationDesk'],
};
