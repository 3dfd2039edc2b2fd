import type { Person } from '../../contracts/domain/person';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';
import type { ConnectSubject, ConnectWay } from '../../machines/connect/connect.subject';

interface LookedUp {
  readonly service: ServiceDetail;
  readonly pending: Ticket | null;
  readonly ticketSystemDown: boolean;
}

/** What the connect dialog knows of a service, out of all that the server tells. */
export function connectSubject(
  { service, pending, ticketSystemDown }: LookedUp,
  person: Person,
): ConnectSubject {
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
    ...(pending && { pending: { ticketKey: pending.key } }),
  };
}

/** At once without interaction, or where service and institution share a non-empty id (contract §2.6). */
function wayOf({ connectOption, institutionId }: ServiceDetail, { institution }: Person): ConnectWay {
  if (connectOption !== 'CONNECT_WITH_INTERACTION') return 'immediate';
  return institutionId && institutionId === institution?.institutionId ? 'sharedInstitution' : 'ticket';
}
