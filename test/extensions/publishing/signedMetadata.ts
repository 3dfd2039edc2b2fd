/** A reader of metadata: it verifies the signature, and uses the signed part. */
import { createHash, verify, X509Certificate } from 'node:crypto';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';

const namespaces = {
  md: 'urn:oasis:names:tc:SAML:2.0:metadata',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
};
const exclusive = { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 };

/** Tells whether the enveloped signature of a document over its root holds, by a parser that had no part in making it. */
export function isSigned(xml: string, pem: string): boolean {
  const document = XmlDocument.fromString(xml);
  try {
    const text = (xpath: string) => document.get(xpath, namespaces)?.content ?? '';
    const info = document.get('/*/ds:Signature/ds:SignedInfo', namespaces);
    const signed = info?.canonicalizeToString(exclusive) ?? '';
    const [value, digest] = ['/*/ds:Signature/ds:SignatureValue', '/*/ds:Signature//ds:DigestValue'].map(
      (one) => Buffer.from(text(one), 'base64'),
    );
    const reference = text('/*/ds:Signature//ds:Reference/@URI');
    document.get('/*/ds:Signature', namespaces)?.remove();
    const hash = createHash('sha256').update(document.canonicalizeToString(exclusive)).digest();
    const key = { key: new X509Certificate(pem).publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return (
      reference === `#${text('/*/@ID')}` &&
      hash.equals(digest ?? Buffer.of()) &&
      verify('sha256', Buffer.from(signed), key, value ?? Buffer.of())
    );
  } finally {
    document.dispose();
  }
}

/** Returns the entities of a document by their ids, each in its own exclusive canonical form. */
export function entitiesOf(xml: string): Map<string, string> {
  const document = XmlDocument.fromString(xml);
  try {
    const found = document.find('//md:EntityDescriptor', namespaces);
    return new Map(
      found.map((entity) => {
        const id = entity.get('@entityID')?.content ?? '';
        return [id, entity.canonicalizeToString(exclusive)];
      }),
    );
  } finally {
    document.dispose();
  }
}
