import { X509Certificate } from 'node:crypto';
import { SaxesParser } from 'saxes';
import type { CertificateUse } from '../../../src/contracts/wire/news';
import type { CertificateEnds } from '../federation/federation.module';
import { METADATA } from './namespaces';

const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const EVERY_USE: readonly CertificateUse[] = ['encryption', 'signing'];
const CERTIFICATE = [
  `${METADATA} SPSSODescriptor`,
  `${METADATA} KeyDescriptor`,
  `${SIGNATURE} KeyInfo`,
  `${SIGNATURE} X509Data`,
  `${SIGNATURE} X509Certificate`,
].join('/');

interface Key {
  readonly uses: readonly CertificateUse[];
  /** Base64 of its first certificate; further ones are those of issuers. Empty: it has none. */
  certificate: string;
}

/**
 * Reads when the certificates of a service end from the text of its entity, which is well-formed. A key without `use` is for
 * both uses (SAML metadata 2.4.1.1). Several keys of one use are a change of keys: the use ends with the last of them.
 */
export function certificateEnds(xml: string): CertificateEnds {
  const keys = keysIn(xml);
  const ends: CertificateEnds = {};
  for (const use of EVERY_USE) {
    const own = keys.filter(({ uses }) => uses.includes(use)).map(({ certificate }) => endOf(certificate));
    const known = own.flatMap((end) => end ?? []);
    const last = known.sort().at(-1);
    if (last !== undefined && known.length === own.length) ends[use] = last;
  }
  return ends;
}

function keysIn(xml: string): Key[] {
  const keys: Key[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ uri, local, attributes }) => {
    open.push(`${uri} ${local}`);
    text = '';
    if (uri !== METADATA || local !== 'KeyDescriptor') return;
    const use = EVERY_USE.find((one) => one === attributes['use']?.value);
    keys.push({
      uses: open.at(-2)?.endsWith(' SPSSODescriptor') ? (use ? [use] : EVERY_USE) : [],
      certificate: '',
    });
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', () => {
    const key = keys.at(-1);
    if (key?.certificate === '' && open.slice(-5).join('/') === CERTIFICATE) key.certificate = text;
    open.pop();
  });
  parser.write(xml).close();
  return keys;
}

function endOf(certificate: string): string | undefined {
  try {
    return new Date(new X509Certificate(Buffer.from(certificate, 'base64')).validTo).toISOString();
  } catch {
    return undefined;
  }
}
