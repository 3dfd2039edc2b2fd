import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/audit.module';
import type { Principal } from '../principal';
import { ProblemError } from '../../../platform/http/problems';
import { actorOf } from './actorOf';

/** Person with access, an admin or a super user in that role, with the data that a request needs. */
export interface Requester {
  readonly person: Principal;
  /** Entity ID of the institution acted for. */
  readonly institution: string;
  readonly language: string;
  /** The person in the form of the audit trail. */
  readonly actor: Actor;
}

/**
 * Returns the person, institution and language of the request. The access table refuses all others; this narrows the
 * type.
 */
export function requireRequester(request: FastifyRequest): Requester {
  const { principal, institution, language } = request;
  if (!principal || institution === undefined) throw new ProblemError('forbidden');
  return { person: principal, institution, language, actor: actorOf(request, principal) };
}
