import { createHash, timingSafeEqual } from 'node:crypto';

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** Tells whether an `Authorization` header names the account (RFC 7617), in constant time. */
export function isAccount(header: string | undefined, { user, password }: Account): boolean {
  const [, said = ''] = /^Basic +([\w+/]+=*)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(digest(Buffer.from(said, 'base64')), digest(Buffer.from(`${user}:${password}`)));
}

function digest(text: Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
