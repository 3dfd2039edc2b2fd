import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/audit.module';
import type { Principal } from '../principal';
import { ProblemError } from '../../../platform/http/problems';
import { actorOf } from './actorOf';

/** A person to whom access was granted, an admin or a super user in that role, with what a request needs of them. */
export interface Asking {
  readonly person: Principal;
  /** Entity id of the institution acted for. */
  readonly institution: string;
  readonly language: string;
  /** The person as the audit trail names them. */
  readonly actor: Actor;
}

/**
 * Returns the person, institution and language of the request. The access table lets nobody else through; this tells the
 * compiler.
 */
export function requireAsker(request: FastifyRequest): Asking {
  const { principal, institution, language } = request;
  if (!principal || institution === undefined) throw new ProblemError('forbidden');
  return { person: principal, institution, language, actor: actorOf(request, principal) };
}
