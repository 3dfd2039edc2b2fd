import type { InstitutionDocument } from '../federation/federation.module';
import { connectedBy } from './connections';
import { desk } from './contacts';
import type { SeedInstitution } from './institutions';
import type { SeedService } from './services/seedService';
import type { Federation, SeedTickets } from './requests/seedTickets';

type Drawn = Federation & SeedTickets;

const SERVICES = 3;

/** The first institutions each show something special, so that a smaller federation has no small institution. */
const NEVER = 12;

/** Returns the last institution, if there are enough. */
export function smallInstitution<One>(institutions: readonly One[]): One | undefined {
  return institutions.length > NEVER ? institutions.at(-1) : undefined;
}

/**
 * Makes an institution small: three services, no settings, the shortest metadata that a federation accepts. It keeps
 * only tickets that match its connections or were not carried out.
 */
export function makeSmall(small: SeedInstitution, drawn: Drawn): Drawn {
  const used = servicesOf(small, drawn);
  const isOthers = ({ institution_entity_id }: { readonly institution_entity_id: string }) =>
    institution_entity_id !== small.entity_id;
  const stays = (row: { readonly institution_entity_id: string; readonly service_entity_id: string }) =>
    isOthers(row) || used.has(row.service_entity_id);
  const tickets = drawn.tickets.filter(
    (ticket) => isOthers(ticket) || ticket.resolution !== 'done' || used.has(ticket.service_entity_id ?? ''),
  );
  const keys = new Set(tickets.map(({ key }) => key));
  const { connections, settings } = drawn;
  small.document = shortDocument(small.document);
  return {
    ...drawn,
    connections: {
      institutionAllows: connections.institutionAllows.filter(stays),
      serviceAllows: connections.serviceAllows.filter(stays),
    },
    settings: {
      levels: settings.levels.filter(isOthers),
      consents: settings.consents.filter(isOthers),
    },
    tickets,
    events: drawn.events.filter(({ ticket_key }) => keys.has(ticket_key)),
  };
}

/** Returns the entity IDs of an institution's services, those it has requested first. */
function servicesOf(small: SeedInstitution, { services, connections, tickets }: Drawn): Set<string> {
  const done = tickets.filter(
    (ticket) => ticket.institution_entity_id === small.entity_id && ticket.resolution === 'done',
  );
  const requested = new Set(done.map((ticket) => ticket.service_entity_id));
  const isConnected = connectedBy(connections);
  const connected = services.filter((service) => isConnected(small, service));
  const byTicket =
    (wanted: boolean) =>
    ({ entity_id }: SeedService) =>
      requested.has(entity_id) === wanted;
  const inOrder = [...connected.filter(byTicket(true)), ...connected.filter(byTicket(false))];
  return new Set(inOrder.slice(0, SERVICES).map(({ entity_id }) => entity_id));
}

/** Returns a document with name and contact, and without all optional members. */
function shortDocument(document: InstitutionDocument): InstitutionDocument {
  const { names, scopes, registrationAuthority = '', registrationInstant = '' } = document;
  return {
    names,
    displayNames: {},
    descriptions: {},
    keywords: {},
    homeUrls: {},
    organisationNames: names,
    organisationDisplayNames: {},
    scopes,
    contacts: [desk('Administration', `office@${scopes[0]}`, 'technical')],
    publishedInEdugain: false,
    connectToRSServicesAutomatically: false,
    allowMaintainersToManageAuthzRules: false,
    displayAdminEmailsInDashboard: false,
    displayStatsInDashboard: false,
    noConsentRequired: false,
    registrationAuthority,
    registrationInstant,
    informationUrls: {},
    privacyStatementUrls: {},
    errorUrl: '',
    registrationPolicyUrls: {},
    entityCategorySupport: [],
    assuranceCertifications: [],
  };
}
