import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isInvitation } from '../../../src/contracts/domain/tickets/ticketRules';
import type { Localised } from '../../../src/contracts/wire/common';
import type { TicketType } from '../../../src/contracts/wire/enumerations';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import type { Principal } from '../identity/identity.module';
import type { Queries } from '../../platform/storage/database';
import { ticketChange } from './ticketChange';
import { isWithdrawable } from './requestWithdrawal';
import type { StoredTicket } from './storedTicket';
import { institutionName, institutionNames, type LockedInstitution } from '../federation/federation.module';
import { nameOf } from '../../platform/text/localise';
import { type ServiceRow, serviceView } from '../catalogue/catalogue.module';
import { remarkIn, type RequestTexts } from './ticketText';

const UNKNOWN_NAME = 'Information unavailable';

interface Requested {
  readonly type: TicketType;
  readonly person: Principal;
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  readonly texts: RequestTexts;
  readonly language: string;
  /** Key of the ticket; absent if the service was connected at once, or the ticket is on its way. */
  readonly key?: string | undefined;
  /** True if the service was connected without a ticket. */
  readonly atOnce?: boolean;
}

/** Returns the answer of connect and disconnect (WIRE T19). */
export function requestAnswer(requested: Requested): Ticket {
  const { type, person, institution, service, texts, language, key, atOnce = false } = requested;
  const view = serviceView(service, language);
  return {
    ...(key !== undefined && { jiraKey: key }),
    type,
    userName: person.displayName || person.uid,
    userEmail: person.email,
    ...(texts.comments && { body: texts.comments }),
    emailContactPerson: texts.contactEmail,
    idpId: institution.entity_id,
    spId: service.entity_id,
    idpName: institutionName(institution, language),
    spName: view.name,
    typeMetaData: service.entity_type,
    rejected: false,
    shouldSendEmail: false,
    connectWithoutInteraction: atOnce,
    ...(texts.level && { loaLevel: texts.level }),
    service: view,
  };
}

interface KnownService {
  readonly id: number;
  readonly name: string;
}

/**
 * Reads names of services, by entity ID and type, in one query; a look-up without a type finds a service of any type.
 */
export async function serviceNames(
  queries: Queries,
  entityIds: readonly string[],
  language: string,
): Promise<(entityId: string | null, type: string | null) => KnownService | undefined> {
  const services = new Map<string, KnownService>();
  if (entityIds.length > 0) {
    const named = queries
      .selectFrom('service')
      .select(['eid', 'entity_id', 'entity_type'])
      .select((scope) => scope.ref('document', '->').key('names').$castTo<Localised>().as('names'))
      .where('entity_id', '=', sql<string>`any(${entityIds}::text[])`);
    const { rows } = await queries.selectNoFrom(jsonArrayFrom(named).as('rows')).executeTakeFirstOrThrow();
    for (const { eid: id, entity_id: entityId, entity_type: type, names } of rows) {
      const known = { id, name: nameOf(names, language, entityId) };
      services.set(`${type} ${entityId}`, known);
      services.set(` ${entityId}`, known);
    }
  }
  return (entityId, type) => services.get(`${type ?? ''} ${entityId ?? ''}`);
}

/** Returns the services of a ticket. */
function servicesOf({ service_entity_id: service, change }: StoredTicket): readonly string[] {
  return change?.kind === 'set' ? change.changes.map((one) => one.service) : service ? [service] : [];
}

/** Reads the names of the institutions and services of tickets, in two queries for any number of tickets. */
async function namesFor(queries: Queries, tickets: readonly StoredTicket[], language: string) {
  const institutionIds = [...new Set(tickets.map((ticket) => ticket.institution_entity_id))];
  const names = await institutionNames(queries, institutionIds, language);
  const service = await serviceNames(queries, [...new Set(tickets.flatMap(servicesOf))], language);
  return { institution: (id: string) => names.get(id) ?? UNKNOWN_NAME, service };
}

interface Reader {
  readonly language: string;
  /** Uid of the person who may withdraw their own requests. */
  readonly admin?: string | undefined;
  /** True if this dashboard has written the texts of tickets; elsewhere the operators have. */
  readonly ownDesk: boolean;
}

/** Returns tickets for the answer of a search. */
export async function ticketViews(
  queries: Queries,
  tickets: readonly StoredTicket[],
  { language, admin, ownDesk }: Reader,
): Promise<Ticket[]> {
  const names = await namesFor(queries, tickets, language);
  return tickets.map((ticket) => {
    const service = names.service(ticket.service_entity_id, ticket.service_type);
    return {
      jiraKey: ticket.key,
      type: ticket.type,
      status: ticket.status,
      ...(ticket.resolution && { resolution: ticket.resolution }),
      userName: ticket.user_name,
      userEmail: ticket.user_email ?? 'unknown',
      emailTo: ticket.email_to,
      ...(ticket.body && { body: ticket.body }),
      personalMessage: ticket.personal_message,
      idpId: ticket.institution_entity_id,
      spId: ticket.service_entity_id ?? '',
      idpName: names.institution(ticket.institution_entity_id),
      spName: service?.name ?? UNKNOWN_NAME,
      ...(service && { spEid: service.id }),
      typeMetaData: ticket.service_type ?? '',
      requestDate: ticketTime(ticket.requested_at),
      updateDate: ticketTime(ticket.updated_at),
      rejected: ticket.rejected,
      shouldSendEmail: false,
      connectWithoutInteraction: false,
      ...requestOf(ticket, ownDesk, names.service),
      ...withdrawalOf(ticket, admin),
    };
  });
}

/** Returns the request as data, and the person's words about it. An invitation's text is for the desk. */
function requestOf(
  { type, body, change }: StoredTicket,
  ownDesk: boolean,
  service: Awaited<ReturnType<typeof serviceNames>>,
): Pick<Ticket, 'change' | 'remark'> {
  const remark = ownDesk && !isInvitation(type) ? remarkIn(body) : '';
  return {
    ...(change && {
      change: ticketChange(change, (one) => service(one.service, one.serviceType)?.name),
    }),
    ...(remark && { remark }),
  };
}

/** Returns whether this person can withdraw the request; no one can if it is not known who filed it. */
function withdrawalOf(ticket: StoredTicket, admin: string | undefined): Pick<Ticket, 'withdrawable'> {
  const offered = admin !== undefined && ticket.user_uid !== null && isWithdrawable(ticket);
  return offered ? { withdrawable: ticket.user_uid === admin } : {};
}

/** Returns a time such as `2026-03-01T09:48:21.000+0000`: the offset has no colon (WIRE T14). */
export function ticketTime(time: Date): string {
  return time.toISOString().replace('Z', '+0000');
}
