import type { FastifyRequest } from 'fastify';
import type { Principal } from '../principal';
import { ProblemError } from '../../../platform/http/problems';

/** A person whom access was granted, and what they ask for: an admin, or a super user in that role. */
export interface Asking {
  readonly person: Principal;
  /** Entity id of the institution acted for. */
  readonly institution: string;
  readonly language: string;
}

/** The access table lets only signed-in people with an institution through; this says so to the compiler. */
export function requireAsker({ principal, institution, language }: FastifyRequest): Asking {
  if (!principal || institution === undefined) throw new ProblemError('forbidden');
  return { person: principal, institution, language };
}
