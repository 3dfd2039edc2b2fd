import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: 43 characters. */
export function opaqueId(): string {
  return randomBytes(32).toString('base64url');
}

export function isOpaqueId(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

/** Returns what the database keeps instead of the id, in hex, so that a copy of the database opens no session. Hex. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
