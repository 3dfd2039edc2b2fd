import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../src/contracts/wire/common';

/** `{payload, language}`. */
export function enveloped<T>(request: FastifyRequest, payload: T): Envelope<T> {
  return { payload, language: request.language };
}
