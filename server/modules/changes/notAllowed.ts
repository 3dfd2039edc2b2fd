import { ProblemError } from '../../platform/http/problems';

/** Returns the 400 that names the member of the body. */
export function notAllowed(member: string, reason: string): ProblemError {
  return new ProblemError('validation', { detail: `${member}: ${reason}` });
}
