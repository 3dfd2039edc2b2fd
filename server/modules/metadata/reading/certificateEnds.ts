import { X509Certificate } from 'node:crypto';
import { SaxesParser } from 'saxes';
import type { CertificateUse } from '../../../../src/contracts/wire/news';
import type { CertificateEnds } from '../../federation/federation.module';
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
  /** Text of its first certificate; further ones belong to issuers. Empty: it has none. */
  certificate: string;
}

/**
 * Reads the expiry of a service's certificates from the text of its entity, which is well-formed. A key without `use`
 * is for both uses (SAML metadata 2.4.1.1). Several keys of one use are a rollover of keys: the use expires with the
 * last of them.
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
  parser.on('cdata', (piece) => (text += piece));
  parser.on('closetag', () => {
    const key = keys.at(-1);
    if (key?.certificate === '' && open.slice(-5).join('/') === CERTIFICATE) key.certificate = text;
    open.pop();
  });
  parser.write(xml).close();
  return keys;
}

const PEM = /-----BEGIN [A-Z0-9 ]*CERTIFICATE-----([^-]*)/g;

/**
 * Returns the expiry of a certificate in base64, or in PEM with any text around it. In a chain, it is the certificate
 * that has issued none of the others, in whichever order they are.
 */
function endOf(text: string): string | undefined {
  const written = [...text.matchAll(PEM)].map(([, base64 = '']) => base64);
  try {
    const chain = (written.length > 0 ? written : [text.replace(/-----[^-]*-----/g, '')]).map(
      (base64) => new X509Certificate(Buffer.from(base64, 'base64')),
    );
    const own = chain.find((one) => !chain.some((other) => other !== one && other.checkIssued(one)));
    return new Date((own ?? chain[0])?.validTo ?? '').toISOString();
  } catch {
    return undefined;
  }
}
