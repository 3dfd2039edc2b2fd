import type { FastifyRequest } from 'fastify';
import type { Principal } from '../principal';
import { ProblemError } from '../../../platform/http/problems';

/** A person to whom access was granted, an admin or a super user in that role, with what a request needs of them. */
export interface Asking {
  readonly person: Principal;
  /** Entity id of the institution acted for. */
  readonly institution: string;
  readonly language: string;
}

/**
 * Returns the person, institution and language of the request. The access table lets nobody else through; this tells the
 * compiler.
 */
export function requireAsker({ principal, institution, language }: FastifyRequest): Asking {
  if (!principal || institution === undefined) throw new ProblemError('forbidden');
  return { person: principal, institution, language };
}
