import { badRequest, enveloped } from '../answers';
import { entityType, jsonOf, loginInstitution, type Call, type Row } from '../call';
import type { HeldTicket } from '../federation';
import { person } from '../shapes/userJson';
import { isAtOnce } from './connection.calls';

/** Rows for invitations, and for the answers to them. */
export const invitationCalls: readonly Row[] = [
  { method: 'POST', path: '/users/inviteRequest', roles: ['SUPER_USER'], answer: invited },
  { method: 'POST', path: '/users/resendInviteRequest', roles: ['SUPER_USER'], answer: resent },
  { method: 'PUT', path: '/users/inviteRequest', roles: ['ADMIN', 'SUPER_USER'], answer: answered },
];

interface Contact {
  readonly emailAddress?: string;
}

/**
 * Checks only that there is a list of contacts. There are no idempotency keys: an invitation that is sent
 * twice is filed twice.
 */
function invited(call: Call): Response {
  const body = jsonOf(call) as Readonly<Record<string, unknown>>;
  const { idpEntityId, idpName, spEntityId, spName, typeMetaData, message, connectionRequest } = body;
  const { contactPersons } = body;
  const { federation, language } = call;
  if (!Array.isArray(contactPersons)) throw badRequest('java.lang.NullPointerException');
  if (federation.ticketSystem === 'fails') throw badRequest('java.lang.RuntimeException');
  const addresses = contactPersons.map(({ emailAddress }: Contact) => emailAddress ?? '');
  const ticket: HeldTicket = {
    key: `CXT-${100 + federation.tickets.length}`,
    type: connectionRequest === true ? 'LINKINVITE' : 'UNLINKINVITE',
    idpId: String(idpEntityId),
    spId: String(spEntityId),
    typeMetaData: String(typeMetaData),
    status: 'Waiting for customer',
    body: `Mailed to ${addresses.join(', ')}`,
    emailTo: addresses.join(','),
    personalMessage: String(message ?? ''),
    comments: [],
    createdAt: Date.now(),
    updatedAt: Date.now(),
  };
  federation.tickets.push(ticket);
  const { key: jiraKey, type, emailTo, personalMessage, idpId, spId } = ticket;
  const flags = { shouldSendEmail: false, connectWithoutInteraction: false, rejected: false };
  const payload = { jiraKey, type, emailTo, personalMessage, idpId, spId, idpName, spName, typeMetaData };
  return enveloped({ ...payload, userName: person.displayName, body: ticket.body, ...flags }, language);
}

/** Looks for the ticket within the institution in the body; without recipients the answer is a 400 like any other. */
function resent(call: Call): Response {
  const { idpId, jiraKey, comments } = jsonOf(call) as Readonly<Record<string, unknown>>;
  const { tickets } = call.federation;
  const place = tickets.findIndex((held) => held.key === jiraKey && held.idpId === idpId);
  const ticket = tickets[place];
  if (!ticket || ticket.emailTo === '') throw badRequest('java.lang.IllegalArgumentException');
  tickets[place] = { ...ticket, personalMessage: String(comments ?? '') };
  return enveloped({ idpId, jiraKey, comments }, call.language);
}

interface Sent {
  readonly status?: unknown;
  readonly type?: unknown;
  readonly jiraKey?: unknown;
  readonly comment?: unknown;
  readonly loaLevel?: unknown;
  readonly spEntityId?: unknown;
  readonly typeMetaData?: unknown;
}

/**
 * Checks neither the level, nor whose ticket it is, nor whether it waits for an answer (WIRE T30). The answer has no
 * `rejected`.
 */
function answered(call: Call): Response {
  const { status, type, jiraKey, comment, loaLevel, spEntityId, typeMetaData }: Sent = jsonOf(call);
  if (status !== 'ACCEPTED' && status !== 'REJECTED') throw badRequest();
  const { federation, language } = call;
  const ticket = federation.tickets.find(({ key }) => key === jiraKey);
  if (!ticket || federation.ticketSystem === 'fails') throw badRequest('java.lang.RuntimeException');

  if (status === 'ACCEPTED') entityType(typeMetaData);
  const connects = status === 'ACCEPTED' && type === 'LINKINVITE';
  const atOnce = connects && connectedAtOnce(call, ticket, spEntityId);
  const verb = status === 'ACCEPTED' ? 'accepted' : 'rejected';
  ticket.comments.push(`${person.uid} / ${person.displayName} has ${verb} this ${String(type)} request.`);
  if (comment) ticket.comments.push(String(comment));
  // Declining does not close the ticket either: only a word in the comment shows it afterwards.
  ticket.status = atOnce ? 'Resolved' : 'In Progress';
  ticket.updatedAt = Date.now();
  const echo = { jiraKey, status, comment, loaLevel, spEntityId, typeMetaData, type };
  return enveloped({ ...echo, connectWithoutInteraction: atOnce }, language);
}

function connectedAtOnce(call: Call, { idpId }: HeldTicket, entityId: unknown): boolean {
  const service = call.federation.services.find(({ spEntityId }) => spEntityId === entityId);
  if (!service) throw badRequest();
  if (!isAtOnce(service, loginInstitution(call))) return false;
  service.connectedTo.push(idpId);
  return true;
}
