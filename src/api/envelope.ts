import type { Envelope } from '../contracts/wire/common';

/** Returns the content of an answer, with or without the envelope (WIRE T1). */
export function payloadOf<T>(answer: unknown): T | undefined {
  if (answer === null || answer === undefined) return undefined;
  return isEnvelope(answer) ? (answer.payload as T) : (answer as T);
}

export function isEnvelope(answer: unknown): answer is Envelope<unknown> {
  return typeof answer === 'object' && answer !== null && 'payload' in answer;
}

export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
