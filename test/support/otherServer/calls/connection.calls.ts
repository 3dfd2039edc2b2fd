import { badRequest, emptyForbidden, enveloped } from '../answers';
import {
  entityType,
  fieldsOf,
  liveRoles,
  loginInstitution,
  required,
  requireLevel,
  type Call,
  type Row,
} from '../call';
import type { HeldInstitution, HeldService } from '../federation';
import { filedJson } from '../shapes/actionJson';
import { person } from '../shapes/userJson';
import { visibleServices } from './service.calls';

/** Rows for requests about connections. */
export const connectionCalls: readonly Row[] = [
  {
    method: 'POST',
    path: '/services/connect',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    needsInstitution: true,
    answer: (call) => requested(call, 'LINKREQUEST'),
  },
  {
    method: 'POST',
    path: '/services/disconnect',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    needsInstitution: true,
    answer: (call) => requested(call, 'UNLINKREQUEST'),
  },
];

/** Tells whether a connection is made at once: of one institution, or without interaction. */
export function isAtOnce(held: HeldService, own: HeldInstitution | undefined): boolean {
  const shared = held.institutionId !== undefined && held.institutionId === own?.institutionId;
  return shared || held.option !== 'CONNECT_WITH_INTERACTION';
}

/**
 * Checks the refusals in this order, and answers them without a reason. There are no idempotency keys: each post files
 * a ticket.
 */
function requested(call: Call, type: 'LINKREQUEST' | 'UNLINKREQUEST'): Response {
  const { federation, login, institution, language } = call;
  const fields = fieldsOf(call);
  const entityId = required(fields, 'spEntityId');
  const typeMetaData = entityType(required(fields, 'type'));
  requireLevel(call, 2);
  const own = loginInstitution(call);
  if (!login || login.role === 'SUPER_USER' || !liveRoles(login).includes('ADMIN')) throw emptyForbidden();
  if (!own?.institutionId || !institution) throw emptyForbidden();
  const service = visibleServices(call).find(({ spEntityId }) => spEntityId === entityId);
  if (!service) throw emptyForbidden();

  if (type === 'LINKREQUEST' && isAtOnce(service, own)) {
    service.connectedTo.push(institution.entityId);
    return enveloped(filedJson(call, { type, service, typeMetaData, fields }), language);
  }
  if (federation.ticketSystem === 'fails') throw badRequest('java.lang.RuntimeException');
  const key = fileTicket(call, type, service, typeMetaData);
  if (federation.ticketSystem === 'failsAfterFiling') throw badRequest('java.lang.RuntimeException');
  return enveloped(filedJson(call, { type, service, typeMetaData, key, fields }), language);
}

function fileTicket(
  { federation, institution }: Call,
  type: 'LINKREQUEST' | 'UNLINKREQUEST',
  { spEntityId }: HeldService,
  typeMetaData: string,
): string {
  const key = `CXT-${501 + federation.tickets.length}`;
  const now = Date.now();
  federation.tickets.push({
    key,
    type,
    idpId: institution?.entityId ?? '',
    spId: spEntityId,
    typeMetaData,
    status: 'Open',
    body: `Applicant name: ${person.displayName}\nApplicant email: ${person.email}`,
    emailTo: '',
    personalMessage: '',
    comments: [],
    createdAt: now,
    updatedAt: now,
  });
  return key;
}
