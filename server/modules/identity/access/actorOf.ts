import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/audit.module';
import type { Principal } from '../principal';
import { liveRoles } from '../roles';
import { callerOf } from './accessRule';

/** Returns the person of a login, as the audit trail names them. */
export function personAs(
  principal: Principal,
): Required<Pick<Actor, 'kind' | 'issuer' | 'subject' | 'name' | 'role'>> & Pick<Actor, 'actingFor'> {
  const { issuer, subject, displayName, uid, switchedTo } = principal;
  const roles = liveRoles(principal);
  return {
    kind: 'person',
    issuer,
    subject,
    name: displayName || uid,
    role: callerOf(roles),
    ...(roles.superUser && switchedTo && { actingFor: switchedTo.institution }),
  };
}

/** Returns who makes a request, as the audit trail names them. */
export function actorOf(request: FastifyRequest, principal = request.principal): Actor {
  const { id: requestId, ip: address } = request;
  const who = principal ? personAs(principal) : ({ kind: 'guest', name: 'guest' } as const);
  return { ...who, requestId, address };
}
