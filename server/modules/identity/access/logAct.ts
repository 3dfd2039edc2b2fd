import type { FastifyRequest } from 'fastify';
import { personKey } from '../session/session.store';
import type { Asking } from './requireAsker';

/** Logs who did what, for those who have to account for it. */
export function logAct(
  request: FastifyRequest,
  { person, institution }: Asking,
  act: string,
  facts: Readonly<Record<string, string | number | undefined>>,
): void {
  request.log.info({ person: personKey(person), institution, ...facts }, act);
}
