import type { Envelope } from '../contracts/wire/common';

/** Returns the content of an answer, with or without the envelope (WIRE T1). */
export function payloadOf<T>(response: unknown): T | undefined {
  if (response === null || response === undefined) return undefined;
  return isEnvelope(response) ? (response.payload as T) : (response as T);
}

export function isEnvelope(response: unknown): response is Envelope<unknown> {
  return typeof response === 'object' && response !== null && 'payload' in response;
}

export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
