/** Software of the field that reads metadata from us by the query protocol. */
export interface Reading {
  /** Base address of the query protocol. */
  readonly base: string;
  /** Absent if everyone may read. */
  readonly token?: string;
  /** File of the certificate that signs. */
  readonly certificate: string;
}

/** Returns the address with the token as the password, as they all take it. */
export function withToken(base: string, token: string | undefined): string {
  return token === undefined ? base : base.replace('://', `://any:${token}@`);
}
