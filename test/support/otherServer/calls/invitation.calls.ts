import { badRequest, enveloped } from '../answers';
import { entityType, jsonOf, loginInstitution, type Call, type Row } from '../call';
import type { HeldTicket } from '../federation';
import { person } from '../shapes/userJson';
import { isAtOnce } from './connection.calls';

/** Answers to invitations (contract §2.5). */
export const invitationCalls: readonly Row[] = [
  { method: 'PUT', path: '/users/inviteRequest', roles: ['ADMIN', 'SUPER_USER'], answer: answered },
];

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
 * No look at the level, and none at whose ticket it is or whether it awaits an answer (contract T30). The echo has
 * no `rejected`.
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
  // A denial does not close the ticket either: only the word in the comment tells it afterwards.
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
