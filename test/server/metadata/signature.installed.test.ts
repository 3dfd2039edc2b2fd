/**
 * Signatures by xmlsec1, and documents that were tampered with; verified in the thread of the built server.
 */
import path from 'node:path';
import { verifyIn } from '../../../server/modules/metadata/signature/verifyInThread';
import { root } from '../../support/product/serverProcess';
import { aggregate, namedInstitution, namedService } from '../../support/server/metadata';
import {
  canSign,
  ENVELOPED,
  makeKey,
  sign,
  signedAggregate,
  template,
  testSigned,
  type SigningKey,
} from '../../support/server/signing';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const entities =
  namedService('https://maps.example', 'Maps') + namedInstitution('https://uni.example', 'Uni', 'u.example');
let rsa: SigningKey;
let ec: SigningKey;
let mallory: SigningKey;
beforeAll(() => {
  if (!canSign) return;
  [rsa, ec, mallory] = [makeKey('rsa'), makeKey('ec'), makeKey('rsa')];
});

async function verified(text: string, trusted = rsa.certificate): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { document } = await verifyIn(path.join(root, 'dist/server/threads/signature.js'), bytes, trusted);
  return new TextDecoder().decode(document);
}
const refused = (text: string, reason: RegExp, trusted = rsa.certificate) =>
  expect(verified(text, trusted)).rejects.toThrow(reason);

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const ENCRYPTION = 'http://www.w3.org/2001/04/xmlenc#';

testSigned.each([
  ['RSA with SHA-256', 'rsa', {}],
  ['RSA with SHA-384', 'rsa', { method: `${MORE}rsa-sha384`, digest: `${MORE}sha384` }],
  ['RSA with SHA-512', 'rsa', { method: `${MORE}rsa-sha512`, digest: `${ENCRYPTION}sha512` }],
  ['ECDSA with SHA-256', 'ec', {}],
  ['ECDSA with SHA-512', 'ec', { method: `${MORE}ecdsa-sha512`, digest: `${ENCRYPTION}sha512` }],
  ['an empty reference', 'rsa', { uri: '' }],
  ['canonicalization with comments', 'rsa', { canonicalization: `${EXCLUSIVE}WithComments` }],
  [
    'namespaces that are kept',
    'rsa',
    {
      transforms: `${ENVELOPED}<ds:Transform Algorithm="${EXCLUSIVE}WithComments"><ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE}" PrefixList="saml remd #default"/></ds:Transform>`,
    },
  ],
] as const)('%s by xmlsec1 is accepted', async (_title, kind, said) => {
  const key = kind === 'rsa' ? rsa : ec;
  const document = await verified(signedAggregate(entities, key, said), key.certificate);
  expect(document).toContain('entityID="https://maps.example"');
  expect(document).not.toContain('SignatureValue');
  expect(document).toContain('xmlns:remd="http://refeds.org/metadata"');
});

testSigned(
  'what looks different and means the same is accepted: comments, quotes, sections, line ends',
  async () => {
    const text = signedAggregate(entities, rsa)
      .replace('<EntityDescriptor ', '<!-- by hand --><EntityDescriptor\n   ')
      .replace('entityID="https://maps.example"', "entityID='https://maps.example'")
      .replace('>Maps<', '><![CDATA[Ma]]>p&#115;<');
    expect(await verified(text)).toContain('>Maps<');
    expect(await verified(`${text}<!-- after -->`)).not.toContain('after');
  },
);

testSigned('a certificate may be given by its fingerprint, or be one of several', async () => {
  const text = signedAggregate(entities, rsa);
  const { X509Certificate } = await import('node:crypto');
  const { fingerprint256 } = new X509Certificate(rsa.certificate);
  await verified(text, fingerprint256);
  await verified(text, `${ec.certificate}\n${rsa.certificate}`);
  await refused(text, /not of a certificate of this feed/, ec.certificate);
  await refused(signedAggregate(entities, mallory), /not of a certificate of this feed/);
  await refused(signedAggregate(entities, mallory), /not of a certificate of this feed/, fingerprint256);
  await refused(text, /neither a certificate nor a SHA-256 fingerprint/, 'ab:cd');
  await refused(text, /no certificate is given/, ' ');
});

testSigned('a key that is too short is no key', async () => {
  const short = makeKey('rsa', 1024);
  await refused(signedAggregate(entities, rsa), /1024 bits; 2048 are the fewest/, short.certificate);
});

testSigned('a byte that was changed, added or taken away is found, wherever it is', async () => {
  const text = signedAggregate(entities, rsa);
  await refused(text.replace('>Maps<', '>Mops<'), /changed after it was signed/);
  await refused(text.replace('u.example', 'v.example'), /changed after it was signed/);
  await refused(
    text.replace('</EntitiesDescriptor>', ' </EntitiesDescriptor>'),
    /changed after it was signed/,
  );
  await refused(text.replace('ID="whole"', 'ID="whole" validUntil="2099-01-01T00:00:00Z"'), /changed after/);
  await refused(text.replace('</EntitiesDescriptor>', `${entities}</EntitiesDescriptor>`), /changed after/);
  const value = /<ds:SignatureValue>\s*(\S)/.exec(text)?.[1] ?? '';
  const other = text.replace(/(<ds:SignatureValue>\s*)\S/, `$1${value === 'A' ? 'B' : 'A'}`);
  await refused(other, /not of a certificate of this feed/);
  await refused(text.replace(/(<ds:DigestValue>)./, '$1/'), /not of a certificate of this feed/);
});

testSigned('a signature that is wrapped, moved, doubled or of something else is refused', async () => {
  const text = signedAggregate(entities, rsa);
  const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/s.exec(text) ?? [];
  const inner = text.slice(text.indexOf('<EntitiesDescriptor'));
  const evil = namedService('https://evil.example', 'Evil');
  await refused(aggregate(evil + inner, 'ID="other"'), /not directly in the outermost element/);
  await refused(aggregate(signature + evil + inner.replace(signature, ''), 'ID="other"'), /is of "#whole"/);
  await refused(
    aggregate(signature + evil + inner.replace(signature, ''), 'ID="whole"'),
    /several elements have the ID/,
  );
  await refused(text.replace(signature, signature + signature), /more than one signature/);
  await refused(
    text.replace('</EntitiesDescriptor>', `${signature}</EntitiesDescriptor>`),
    /more than one signature/,
  );
  await refused(
    text.replace('<SPSSODescriptor ', '<SPSSODescriptor ID="whole" '),
    /several elements have the ID|changed after/,
  );
  const part = entities.replace('<EntityDescriptor ', '<EntityDescriptor ID="part" ');
  await refused(signedAggregate(part, rsa, { uri: '#part' }), /is of "#part", not of the whole document/);
  await refused(text.replace(signature, ''), /it is not signed/);
  const object = signature.replace('</ds:Signature>', `<ds:Object>${evil}</ds:Object></ds:Signature>`);
  await refused(text.replace(signature, object), /holds an Object/);
  const commented = text
    .replace('<ds:SignedInfo>', `<ds:SignedInfo><!--${evil}-->`)
    .replace(/(<ds:DigestValue>)(..)/, '$1$2<!-- -->');
  expect(await verified(commented)).toBe(await verified(text));
});

testSigned('a second reference is refused, and so is one that is signed as well', async () => {
  const two = template('rsa').replace(/<ds:Reference.*<\/ds:Reference>/, (one) => one + one);
  await refused(
    sign(aggregate(two + entities, 'ID="whole"'), rsa),
    /SignedInfo of the signature holds .*; exactly these are expected/,
  );
});

testSigned(
  'a document type, entities and other encodings are refused before anything is made of them',
  async () => {
    const text = signedAggregate(entities, rsa);
    const withType = (declared: string) =>
      text.replace('<EntitiesDescriptor', `${declared}<EntitiesDescriptor`);
    await refused(withType('<!DOCTYPE x [<!ENTITY a "b">]>'), /DOCTYPE/);
    await refused(withType('<!DOCTYPE x SYSTEM "file:///etc/passwd">'), /DOCTYPE/);
    await refused(`<!DOCTYPE x>${text.slice(text.indexOf('?>') + 2)}`, /DOCTYPE/);
    await refused(text.replace('>Maps<', '>&maps;<'), /not well-formed/);
    await refused(text.replace('UTF-8', 'UTF-16'), /only XML 1.0 in UTF-8/);
    await refused(text.slice(0, -30), /not well-formed/);
    await refused('hello', /not well-formed|not signed/);
  },
);
