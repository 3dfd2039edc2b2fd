import type { FastifyRequest } from 'fastify';
import type { Asking } from './requireAsker';

/** Logs an act with its person, for accountability. */
export function logAct(
  request: FastifyRequest,
  { institution }: Asking,
  act: string,
  facts: Readonly<Record<string, string | number | undefined>>,
): void {
  request.log.info({ person: request.pseudonym, institution, ...facts }, act);
}
