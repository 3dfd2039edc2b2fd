import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { ConnectOption, LicenseStatus } from '../../contracts/wire/enumerations';
import type { SubjectIdRequirement } from '../../contracts/wire/service';
import { safeLink } from '../../lib/links';
import { listOf } from '../envelope';
import { catalogueServiceOf, type LooseService } from './catalogueService';
import { shownContacts } from './institution';

const licenses: readonly LicenseStatus[] = [
  'HAS_LICENSE_SURFMARKET',
  'HAS_LICENSE_SP',
  'NOT_NEEDED',
  'NO_LICENSE',
  'UNKNOWN',
];
const connectOptions: readonly ConnectOption[] = [
  'CONNECT_WITH_INTERACTION',
  'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
  'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL',
];
const subjectIds: readonly SubjectIdRequirement[] = ['subject-id', 'pairwise-id', 'any', 'none'];

/** Reads the payload of `GET /services/detail`; unknown values are treated as none. */
export function serviceDetailOf(wire: LooseService): ServiceDetail {
  const subjectId = subjectIds.find((known) => known === wire.subjectIdRequirement);
  return {
    ...catalogueServiceOf(wire),
    license: licenses.find((known) => known === wire.licenseStatus) ?? 'UNKNOWN',
    organisations: wire.organisations ?? {},
    description: wire.description ?? '',
    contractualBase: wire.contractualBase ?? '',
    connectOption:
      connectOptions.find((known) => known === wire.dashboardConnectOption) ?? 'CONNECT_WITH_INTERACTION',
    agreementRefused: wire.aansluitovereenkomstRefused === true,
    policyEnforcementRequired: wire.policyEnforcementDecisionRequired === true,
    exampleSingleTenant: wire.exampleSingleTenant === true || wire.entityType === 'single_tenant_template',
    ...(wire.vendor && { vendor: wire.vendor }),
    assurances: listOf(wire.assuranceCertifications),
    ...(wire.registrationAuthority && { registrar: wire.registrationAuthority }),
    ...(subjectId && { subjectId }),
    links: linksOf(wire),
    privacy: wire.privacyInfo ?? {},
    nameIds: [...new Set(listOf(wire.nameIds))],
    motivations: wire.motivations ?? {},
    requested: requestedOf(wire),
    sources: wire.sources ?? {},
    resourceServers: listOf(wire.resourceServers),
    contacts: shownContacts(wire.contactPersons),
    ownAttributes: listOf(wire.filteredUserAttributes),
  };
}

function requestedOf({ requestedAttributes }: LooseService): ServiceDetail['requested'] {
  return Object.fromEntries(
    Object.entries(requestedAttributes ?? {}).map(([urn, attribute]) => [
      urn,
      {
        required: attribute?.required === true,
        ...(attribute?.friendlyName && { friendlyName: attribute.friendlyName }),
      },
    ]),
  );
}

function linksOf(wire: LooseService): ServiceDetail['links'] {
  const website = safeLink(wire.websiteUrl);
  const support = safeLink(wire.supportUrl);
  const login = safeLink(wire.appUrl);
  const terms = safeLink(wire.eulaUrl);
  const registrationPolicy = safeLink(wire.registrationPolicyUrl);
  const privacyStatement = safeLink(wire.privacyStatementUrl);
  const registrationInfo = safeLink(wire.registrationInfoUrl);
  const wiki = safeLink(wire.wikiUrl);
  const service = safeLink(wire.serviceUrl);
  return {
    ...(website && { website }),
    ...(support && { support }),
    ...(login && { login }),
    ...(terms && { terms }),
    ...(registrationPolicy && { registrationPolicy }),
    ...(privacyStatement && { privacyStatement }),
    ...(registrationInfo && { registrationInfo }),
    ...(wiki && { wiki }),
    ...(service && { service }),
  };
}
