import { createHash, timingSafeEqual } from 'node:crypto';

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** Account with a hashed password. The password is long and random, so that a plain hash is enough. */
export interface HashedAccount {
  readonly user: string;
  /** SHA-256 of the password in hex. */
  readonly passwordHash: string;
}

/** Returns true if an `Authorization` header matches the account (RFC 7617), in constant time. */
export function isAccount(header: string | undefined, { user, password }: Account): boolean {
  return timingSafeEqual(digest(credentials(header)), digest(Buffer.from(`${user}:${password}`)));
}

/** Returns true if a header matches one of the accounts. Compares all of them, in constant time. */
export function isOneOf(header: string | undefined, accounts: readonly HashedAccount[]): boolean {
  const text = credentials(header);
  const colon = text.indexOf(':');
  const user = digest(text.subarray(0, Math.max(colon, 0)));
  const password = digest(text.subarray(colon + 1));
  const fitting = accounts.filter((account) => {
    const isUser = timingSafeEqual(user, digest(Buffer.from(account.user)));
    const isPassword = timingSafeEqual(password, Buffer.from(account.passwordHash, 'hex'));
    return isUser && isPassword;
  });
  return colon >= 0 && fitting.length > 0;
}

function credentials(header: string | undefined): Buffer {
  const [, text = ''] = /^Basic +([\w+/]+=*)$/i.exec(header ?? '') ?? [];
  return Buffer.from(text, 'base64');
}

function digest(text: Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
