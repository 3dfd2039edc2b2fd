import { createHmac, hkdfSync } from 'node:crypto';

const SECRET_BYTES = 32;

/** Inputs of a secret: the secret itself is not stored, only the key of the server and the number of rotations. */
export interface Generation {
  /** ID of the receiver. */
  readonly id: string;
  readonly generation: number;
}

function secretOf(key: string, { id, generation }: Generation): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `webhook ${id} ${generation}`, SECRET_BYTES));
}

/** Returns the secret in the receivers' format. */
export function secretText(key: string, generation: Generation): string {
  return `whsec_${secretOf(key, generation).toString('base64')}`;
}

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the header `webhook-signature` (Standard Webhooks 1.0): one signature for each secret. */
export function signatures(
  key: string,
  generations: readonly Generation[],
  { id, timestamp, body }: Signed,
): string {
  return generations
    .map((generation) =>
      createHmac('sha256', secretOf(key, generation)).update(`${id}.${timestamp}.${body}`).digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ');
}
