import { Type, type TSchema } from 'typebox';
import { envelope } from '../../../src/contracts/wire/common';

/** Returns the schema of a successful answer, for the description of the API (operations/openapi.ts). */
export function enveloping(payload: TSchema) {
  return { 200: envelope(payload) };
}

export const EMPTY = { 200: Type.Null({ description: 'Nothing' }) };
export const NO_CONTENT = { 204: Type.Null({ description: 'Nothing' }) };
