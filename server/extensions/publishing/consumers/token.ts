import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of the part that identifies the consumer, and of the secret part. */
const ID_BYTES = 9;
const SECRET_BYTES = 32;

export interface Token {
  readonly id: string;
  readonly secret: string;
}

export function newToken(): Token {
  return {
    id: randomBytes(ID_BYTES).toString('base64url'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

export function tokenText({ id, secret }: Token): string {
  return `${id}.${secret}`;
}

/**
 * Reads the token of an `Authorization` header: `Bearer`, or the password of `Basic` with any user name, since some
 * readers of metadata support only that.
 */
export function tokenIn(header: string | undefined): Token | undefined {
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +([\w+/.~-]+=*)$/i.exec(header ?? '') ?? [];
  const text =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : given;
  const [, id, secret] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

export function hashOf({ secret }: Token): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in constant time. */
export function isSecretOf(token: Token, hash: string): boolean {
  const [given, stored] = [hashOf(token), hash].map((text) => Buffer.from(text, 'base64url'));
  return given?.length === stored?.length && timingSafeEqual(given ?? Buffer.of(), stored ?? Buffer.of());
}
