import type { FastifyRequest } from 'fastify';
import type { Asking } from '../../catalogue/connectionChecks';
import { ProblemError } from '../../../platform/http/problems';

/** The access table lets only signed-in people with an institution through; this says so to the compiler. */
export function asking({ principal, institution, language }: FastifyRequest): Asking {
  if (!principal || institution === undefined) throw new ProblemError('forbidden');
  return { person: principal, institution, language };
}
