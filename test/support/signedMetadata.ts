/** What a reader of metadata does: it verifies the signature, and looks at what is signed. */
import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { selfSigned } from '../../server/modules/publishing/keys/selfSigned';

const namespaces = {
  md: 'urn:oasis:names:tc:SAML:2.0:metadata',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
};
const exclusive = { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 };

export interface KeyFiles {
  readonly folder: string;
  readonly key: string;
  readonly certificate: string;
  readonly pem: string;
}

/** Makes an RSA key and its certificate, in files. */
export function keyFiles(modulusLength = 2048): KeyFiles {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const pem = selfSigned(privateKey, 'Test', new Date()).toString();
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-keys-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(certificate, pem);
  return { folder, key, certificate, pem };
}

/** Returns the settings with which a server signs. */
export function signingSettings({ key, certificate }: KeyFiles): Record<string, string> {
  return { PUBLISH_KEY: key, PUBLISH_CERTIFICATE: certificate };
}

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
