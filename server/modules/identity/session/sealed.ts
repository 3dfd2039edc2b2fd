import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Returns the key, derived from the session's id. The database has only the hash of the id, so that a copy of it opens
 * nothing.
 */
function keyOf(sessionId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionId, '', 'tokens of the provider', 32));
}

/** Encrypts content for a session. Returns nonce, tag and cipher text in base64url. */
export function sealed(sessionId: string, content: object): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(sessionId), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Returns the sealed content. Throws if it was sealed for another session, or changed. */
export function opened(sessionId: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  const textAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(sessionId), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
  const plain = Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]);
  return JSON.parse(plain.toString('utf8'));
}
