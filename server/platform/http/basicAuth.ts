import { createHash, timingSafeEqual } from 'node:crypto';

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** An account whose password nobody can read from it; the password is long and random, so that a plain hash will do. */
export interface HashedAccount {
  readonly user: string;
  /** SHA-256 of the password, in hexadecimal. */
  readonly passwordHash: string;
}

/** Tells whether an `Authorization` header names the account (RFC 7617), in constant time. */
export function isAccount(header: string | undefined, { user, password }: Account): boolean {
  return timingSafeEqual(digest(said(header)), digest(Buffer.from(`${user}:${password}`)));
}

/** Tells whether a header names one of the accounts; it compares with each of them, in constant time. */
export function isOneOf(header: string | undefined, accounts: readonly HashedAccount[]): boolean {
  const text = said(header);
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

function said(header: string | undefined): Buffer {
  const [, text = ''] = /^Basic +([\w+/]+=*)$/i.exec(header ?? '') ?? [];
  return Buffer.from(text, 'base64');
}

function digest(text: Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
