import { verify, type X509Certificate } from 'node:crypto';

export type Hash = 'sha256' | 'sha384' | 'sha512';

/** Digests of a reference. SHA-1 is not accepted: two documents with the same digest can be made. */
export const digests: ReadonlyMap<string, Hash> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);

interface SignatureMethod {
  readonly key: 'rsa' | 'ec';
  readonly hash: Hash;
}

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';

export const signatureMethods: ReadonlyMap<string, SignatureMethod> = new Map(
  (['rsa', 'ec'] as const).flatMap((key) =>
    (['sha256', 'sha384', 'sha512'] as const).map((hash) => [
      `${MORE}${key === 'rsa' ? 'rsa' : 'ecdsa'}-${hash}`,
      { key, hash },
    ]),
  ),
);

export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const canonicalizations: readonly string[] = [EXCLUSIVE, `${EXCLUSIVE}WithComments`];

/** Returns whether the key of the certificate has made the signature. */
export function isSignedBy(
  { publicKey }: X509Certificate,
  { key, hash }: SignatureMethod,
  signed: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (publicKey.asymmetricKeyType !== key) return false;
  // XML signatures have the two numbers of ECDSA one after the other, not in DER.
  return verify(hash, signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
}
