import { hasPersistentId } from '../../../contracts/domain/attributes/attribute';
import type { Person } from '../../../contracts/domain/person/person';
import { isLoggedInHere } from '../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import type { ConnectionSubject, ConnectWay } from '../../../machines/connection/connection.subject';
import { releasedAttributes } from './releasedAttributes';

interface LookedUp {
  readonly service: ServiceDetail;
  readonly ticket: Ticket | null;
  readonly ticketSystemDown: boolean;
}

/** Returns what a dialog about a connection needs of a service, from the server's full answer. */
export function connectionSubject(
  { service, ticket, ticketSystemDown }: LookedUp,
  person: Person,
): ConnectionSubject {
  const { publishedInEdugain, minimalLevel, privacy, links } = service;
  const loggedInHere = isLoggedInHere(person);
  return {
    entityId: service.entityId,
    name: service.name,
    names: service.names,
    organisation: service.organisation,
    way: wayOf(service, person),
    asksContact: service.connectOption === 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
    singleTenant: service.type === 'single_tenant_template',
    agreementRefused: service.agreementRefused,
    policyRequired: service.policyEnforcementRequired,
    connected: service.connected,
    saml1Only: service.saml1Only,
    license: service.license,
    attributes: releasedAttributes(service, loggedInHere),
    persistentId: hasPersistentId(service.nameIds),
    loggedInHere,
    hasPrivacyInfo: Object.values(privacy).some(Boolean),
    ticketSystemDown,
    ...(publishedInEdugain !== undefined && { publishedInEdugain }),
    ...(minimalLevel && { ownLevel: minimalLevel }),
    ...(privacy.dpaType && { processingAgreement: privacy.dpaType }),
    ...(links.wiki && { wikiUrl: links.wiki }),
    ...(ticket && { ticket }),
  };
}

/**
 * Returns how the connection is made: at once without interaction, or where service and institution share a non-empty id.
 */
function wayOf({ connectOption, institutionId }: ServiceDetail, { institution }: Person): ConnectWay {
  if (connectOption !== 'CONNECT_WITH_INTERACTION') return 'immediate';
  return institutionId && institutionId === institution?.institutionId ? 'sharedInstitution' : 'ticket';
}
