import { X509Certificate } from 'node:crypto';
import { SignatureRefused } from './refused';

/** Trusted signers: any of these certificates, or any certificate with one of these fingerprints. */
export interface Trust {
  readonly certificates: readonly X509Certificate[];
  /** SHA-256 of the certificate, in lower-case hexadecimal digits without colons. */
  readonly fingerprints: readonly string[];
}

const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const FEWEST_BITS = 2048;

/**
 * Reads certificates as PEM, fingerprints, or both. Throws SignatureRefused for anything else, or for an empty text.
 */
export function readTrust(text: string): Trust {
  const certificates = (text.match(PEM) ?? []).map(certificateIn);
  const others = text.replace(PEM, '').trim();
  const fingerprints = others === '' ? [] : others.split(/[\s,]+/).map(fingerprintIn);
  if (certificates.length + fingerprints.length === 0) throw new SignatureRefused('no certificate is given');
  return { certificates, fingerprints };
}

function certificateIn(pem: string): X509Certificate {
  try {
    const certificate = new X509Certificate(pem);
    checkStrength(certificate);
    return certificate;
  } catch (error) {
    if (error instanceof SignatureRefused) throw error;
    throw new SignatureRefused('a certificate cannot be read');
  }
}

function fingerprintIn(text: string): string {
  const digits = text.replaceAll(':', '').toLowerCase();
  if (/^[0-9a-f]{64}$/.test(digits)) return digits;
  throw new SignatureRefused(`"${text.slice(0, 80)}" is neither a certificate nor a SHA-256 fingerprint`);
}

/** Throws SignatureRefused for a key that is too short to sign metadata. */
function checkStrength({ publicKey }: X509Certificate): void {
  const { modulusLength } = publicKey.asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined && modulusLength < FEWEST_BITS)
    throw new SignatureRefused(
      `the certificate’s RSA key has ${modulusLength} bits; ${FEWEST_BITS} are the fewest`,
    );
}

export function fingerprintOf(certificate: X509Certificate): string {
  return certificate.fingerprint256.replaceAll(':', '').toLowerCase();
}

/**
 * Returns the certificates whose keys may have signed. The certificates in the signature are used only to find the one
 * with a fingerprint from the operator.
 */
export function candidates(
  { certificates, fingerprints }: Trust,
  sent: readonly string[],
): X509Certificate[] {
  const found = sent.flatMap((base64) => {
    try {
      const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
      return fingerprints.includes(fingerprintOf(certificate)) ? [certificate] : [];
    } catch {
      return [];
    }
  });
  for (const certificate of found) checkStrength(certificate);
  return [...certificates, ...found];
}
