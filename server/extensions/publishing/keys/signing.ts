import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';

/** Key for signing metadata, and its data for readers. */
export interface Signing {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** The certificate of the key that will sign later, so that readers have it in advance. */
  readonly next?: X509Certificate | undefined;
  /** Identifies key and certificate in tags and caches. */
  readonly id: string;
}

const SMALLEST_RSA = 2048;
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];

/** Returns the fault of a key for signing metadata; undefined if there is none. */
export function keyFault({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  if (asymmetricKeyType === 'rsa') {
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < SMALLEST_RSA ? `has ${bits} bits; ${SMALLEST_RSA} are needed` : undefined;
  }
  const known = asymmetricKeyType === 'ec' && CURVES.includes(asymmetricKeyDetails?.namedCurve ?? '');
  return known ? undefined : 'is neither an RSA key nor one on the curve P-256, P-384 or P-521';
}

export function signingWith(key: KeyObject, certificate: X509Certificate, next?: X509Certificate): Signing {
  const id = createHash('sha256').update(certificate.raw).digest('base64url');
  return { key, certificate, next, id };
}
