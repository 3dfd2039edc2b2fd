import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/audit.module';
import type { Principal } from '../principal';
import { liveRoles } from '../roles';
import { callerOf } from './accessRule';

/** Returns the person of a login in the form of the audit trail. */
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

/** Returns the caller of a request in the form of the audit trail. */
export function actorOf(request: FastifyRequest, principal = request.principal): Actor {
  const { id: requestId, ip: address } = request;
  const who = principal ? personAs(principal) : ({ kind: 'guest', name: 'guest' } as const);
  return { ...who, requestId, address };
}
