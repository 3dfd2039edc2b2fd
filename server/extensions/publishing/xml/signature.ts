import { createHash, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Signing } from '../keys/signing';

export const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ALGORITHMS = {
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  ec: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
} as const;
/** Runs outside of the main thread. */
const signInBackground = promisify<string, Buffer, Parameters<typeof sign>[2], Buffer>(sign);

/** Returns an ID for the document that consists of these parts; no part can contain it, since it is a hash of them. */
export function documentId(...parts: readonly string[]): string {
  return `_${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

/**
 * Returns the enveloped signature of a document (XML Signature, RSA or ECDSA with SHA-256). `digest` is the SHA-256 of
 * its exclusive canonical form without the signature, base64. The signature is written in canonical form itself, so
 * that it can be signed without parsing.
 */
export async function signatureOf(
  { key, certificate }: Signing,
  id: string,
  digest: string,
): Promise<string> {
  const algorithm = key.asymmetricKeyType === 'rsa' ? ALGORITHMS.rsa : ALGORITHMS.ec;
  const signedInfo =
    `<ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${algorithm}"></ds:SignatureMethod>` +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${XMLDSIG}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${EXCLUSIVE}"></ds:Transform></ds:Transforms>` +
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
  const value = await signed(key, `<ds:SignedInfo xmlns:ds="${XMLDSIG}">${signedInfo}</ds:SignedInfo>`);
  return (
    `<ds:Signature xmlns:ds="${XMLDSIG}"><ds:SignedInfo>${signedInfo}</ds:SignedInfo>` +
    `<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>` +
    `${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`
  );
}

/** XML Signature has the two numbers of an ECDSA signature one after the other (RFC 4050 §3.3). */
async function signed(key: KeyObject, text: string): Promise<string> {
  const value = await signInBackground('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return value.toString('base64');
}
