import type { Ticket, TicketPage } from '../../contracts/domain/tickets/ticket';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type {
  EntityType,
  TicketResolution,
  TicketStatus,
  TicketType,
} from '../../contracts/wire/enumerations';
import type { Ticket as WireTicket, TicketPage as WireTicketPage } from '../../contracts/wire/ticket';
import { utcOf } from '../../lib/dates';
import { listOf } from '../envelope';

export type LooseTicket = { readonly [K in keyof WireTicket]?: WireTicket[K] | null };

const types: readonly TicketType[] = [
  'LINKREQUEST',
  'UNLINKREQUEST',
  'CHANGE',
  'LINKINVITE',
  'UNLINKINVITE',
  'QUESTION',
];
const statuses: readonly TicketStatus[] = [
  'Waiting for Acceptance',
  'Open',
  'In Progress',
  'On Hold',
  'Waiting for customer',
  'Resolved',
  'Reopened',
  'Closed',
];
const resolutions: readonly TicketResolution[] = [
  'no_change_required',
  'incomplete',
  'done',
  'wont_do',
  'cancelled',
  'wont_fix',
  'resolved',
  'duplicate',
  'not_completed',
  'cannot_reproduce',
  'suspended',
];
const serviceTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

/** Texts with which the other server says that it knows no name. */
const unknownName = 'Information unavailable';

/** Reads a ticket of a search; a status that only the ticket system knows is read as being worked on. */
export function ticketOf(wire: LooseTicket): Ticket {
  const updatedAt = utcOf(wire.updateDate);
  const resolution = resolutions.find((known) => known === wire.resolution);
  const serviceName = nameOrNothing(wire.spName);
  return {
    key: wire.jiraKey ?? '',
    type: types.find((known) => known === wire.type) ?? 'CHANGE',
    status: statuses.find((known) => known === wire.status) ?? 'In Progress',
    ...(resolution && { resolution }),
    rejected: wire.rejected === true,
    userName: wire.userName && wire.userName !== 'unknown' ? wire.userName : '',
    emailTo: (wire.emailTo ?? '').split(',').flatMap((address) => address.trim() || []),
    // `body` is what the desk reads; on other servers it is the full text of the operator's ticket.
    message: (wire.personalMessage || wire.remark) ?? '',
    ...(wire.change && { change: wire.change }),
    institutionEntityId: wire.idpId ?? '',
    institutionName: nameOrNothing(wire.idpName) ?? wire.idpId ?? '',
    serviceEntityId: wire.spId && wire.spId !== 'N/A' ? wire.spId : '',
    ...(serviceName && { serviceName }),
    ...(typeof wire.spEid === 'number' && { serviceId: wire.spEid }),
    serviceType: serviceTypes.find((known) => known === wire.typeMetaData) ?? 'saml20_sp',
    requestedAt: utcOf(wire.requestDate) ?? '',
    ...(updatedAt && { updatedAt }),
    ...(wire.events && { events: wire.events }),
    ...(typeof wire.withdrawable === 'boolean' && { withdrawable: wire.withdrawable }),
  };
}

export function ticketPageOf(payload: Partial<WireTicketPage> | undefined): TicketPage {
  const tickets = listOf(payload?.issues).map(ticketOf);
  return { tickets, total: payload?.total ?? tickets.length };
}

/** Reads the answer of a write that may end in a ticket (WIRE T19, T20). */
export function requestOutcomeOf(
  payload: (LooseTicket & { 'no-changes'?: boolean }) | undefined,
): RequestOutcome {
  if (payload?.['no-changes'] === true) return { kind: 'unchanged' };
  if (payload?.connectWithoutInteraction === true) {
    return { kind: payload.rejected === true ? 'rejected' : 'established' };
  }
  if (payload?.queued === true) return { kind: 'queued' };
  return payload?.jiraKey ? { kind: 'filed', key: payload.jiraKey } : { kind: 'filed' };
}

function nameOrNothing(name: string | null | undefined): string | undefined {
  return name && name !== unknownName ? name : undefined;
}
