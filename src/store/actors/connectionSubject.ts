import type { Person } from '../../contracts/domain/person';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';
import type { ConnectionSubject, ConnectWay } from '../../machines/connection/connection.subject';

interface LookedUp {
  readonly service: ServiceDetail;
  readonly ticket: Ticket | null;
  readonly ticketSystemDown: boolean;
}

/** What a dialog about a connection knows of a service, out of all that the server tells. */
export function connectionSubject(
  { service, ticket, ticketSystemDown }: LookedUp,
  person: Person,
): ConnectionSubject {
  const { publishedInEdugain, minimalLevel, privacy, links } = service;
  return {
    entityId: service.entityId,
    name: service.name,
    organisation: service.organisation,
    way: wayOf(service, person),
    asksContact: service.connectOption === 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
    singleTenant: service.type === 'single_tenant_template',
    agreementRefused: service.agreementRefused,
    policyRequired: service.policyEnforcementRequired,
    connected: service.connected,
    license: service.license,
    attributes: service.releasePolicy.noArp ? 'all' : Object.keys(service.releasePolicy.attributes).length,
    ownAttributes: service.ownAttributes.filter(({ userValues }) => userValues.length > 0).length,
    hasPrivacyInfo: Object.values(privacy).some(Boolean),
    ticketSystemDown,
    ...(publishedInEdugain !== undefined && { publishedInEdugain }),
    ...(minimalLevel && { ownLevel: minimalLevel }),
    ...(privacy.dpaType && { processingAgreement: privacy.dpaType }),
    ...(links.wiki && { wikiUrl: links.wiki }),
    ...(ticket && { ticket }),
  };
}

/** At once without interaction, or where service and institution share a non-empty id (contract §2.6). */
function wayOf({ connectOption, institutionId }: ServiceDetail, { institution }: Person): ConnectWay {
  if (connectOption !== 'CONNECT_WITH_INTERACTION') return 'immediate';
  return institutionId && institutionId === institution?.institutionId ? 'sharedInstitution' : 'ticket';
}
