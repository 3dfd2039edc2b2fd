import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url: 43 characters. */
export function opaqueId(): string {
  return randomBytes(32).toString('base64url');
}

export function isOpaqueId(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

/**
 * Returns the hash, in hex, that the database stores instead of the id, so that a copy of the database opens no
 * session.
 */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
