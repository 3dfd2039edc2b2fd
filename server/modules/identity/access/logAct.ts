import type { FastifyRequest } from 'fastify';
import type { Requester } from './requireRequester';

/** Logs an act with its person, for accountability. */
export function logAct(
  request: FastifyRequest,
  { institution }: Requester,
  act: string,
  facts: Readonly<Record<string, string | number | undefined>>,
): void {
  request.log.info({ person: request.pseudonym, institution, ...facts }, act);
}
