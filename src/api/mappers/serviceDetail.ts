import type { ServiceDetail } from '../../contracts/domain/service';
import { safeLink } from '../../lib/links';
import { listOf } from '../envelope';
import { catalogueServiceOf, type LooseService } from './catalogueService';
import { namedContacts } from './institution';

/** Payload of `GET /services/detail`. */
export function serviceDetailOf(wire: LooseService): ServiceDetail {
  return {
    ...catalogueServiceOf(wire),
    organisations: wire.organisations ?? {},
    description: wire.description ?? '',
    contractualBase: wire.contractualBase ?? '',
    connectOption: wire.dashboardConnectOption ?? 'CONNECT_WITH_INTERACTION',
    agreementRefused: wire.aansluitovereenkomstRefused === true,
    policyEnforcementRequired: wire.policyEnforcementDecisionRequired === true,
    exampleSingleTenant: wire.exampleSingleTenant === true || wire.entityType === 'single_tenant_template',
    ...(wire.vendor && { vendor: wire.vendor }),
    assurances: listOf(wire.assuranceCertifications),
    ...(wire.registrationAuthority && { registrar: wire.registrationAuthority }),
    ...(wire.subjectIdRequirement && { subjectId: wire.subjectIdRequirement }),
    links: linksOf(wire),
    privacy: wire.privacyInfo ?? {},
    nameIds: [...new Set(listOf(wire.nameIds))],
    motivations: wire.motivations ?? {},
    requested: requestedOf(wire),
    sources: wire.sources ?? {},
    resourceServers: listOf(wire.resourceServers),
    contacts: namedContacts(wire.contactPersons),
    ownAttributes: listOf(wire.filteredUserAttributes),
  };
}

function requestedOf({ requestedAttributes }: LooseService): ServiceDetail['requested'] {
  return Object.fromEntries(
    Object.entries(requestedAttributes ?? {}).map(([urn, said]) => [
      urn,
      {
        required: said?.required === true,
        ...(said?.friendlyName && { friendlyName: said.friendlyName }),
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
