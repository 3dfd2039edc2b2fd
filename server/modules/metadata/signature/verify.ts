import { createHash, timingSafeEqual, type X509Certificate } from 'node:crypto';
import type { XmlDocument, XmlElement } from 'libxml2-wasm';
import { isSignedBy } from './algorithms';
import { SignatureRefused } from './refused';
import { canonicalizationOf, readSignedInfo, type SignedInfo } from './signedInfo';
import { candidates, fingerprintOf, readTrust } from './trust';
import { canonicalize, DSIG, elementsIn, isOf, parseDocument, textIn } from './xml';

export interface Signer {
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
  /** Expiry of the certificate, ISO 8601. Metadata is trusted by its key, so the certificate may have expired. */
  readonly validTo: string;
}

export interface Verified {
  readonly signer: Signer;
  /** The document whose digest was signed, in canonical form, without its signature. */
  readonly document: Uint8Array<ArrayBuffer>;
}

const MOST_OF_A_SIGNATURE = 256 * 1024;

/**
 * Verifies the signature of metadata with a certificate from the operator, and returns the verified document: later
 * steps read the tree that the digest was made of. Throws SignatureRefused.
 *
 * Accepts one signature in the whole document, a child of the outermost element, with one reference to that element
 * (decision 18). Reads SignedInfo from the bytes that were signed.
 */
export function verifySignature(bytes: Uint8Array, trusted: string): Verified {
  const trust = readTrust(trusted);
  const document = parseDocument(bytes);
  try {
    const { root } = document;
    const signature = signatureIn(root);
    const sealed = sealedIn(signature, root);
    const info = sealed.info;
    checkReference(document, root, info.uri);
    const signer = candidates(trust, sealed.certificates).find((certificate) =>
      isSignedBy(certificate, info.method, sealed.signed, sealed.value),
    );
    if (!signer) throw new SignatureRefused('the signature is not of a certificate of this feed');
    signature.remove();
    if (info.uri !== '') removeSiblings(root);
    checkDigest(document, info);
    return { signer: signerOf(signer), document: canonicalForm(document) };
  } finally {
    document.dispose();
  }
}

function signatureIn(root: XmlElement): XmlElement {
  const all = root.find('descendant::ds:Signature', { ds: DSIG });
  const [signature] = all;
  if (!signature) throw new SignatureRefused('it is not signed');
  if (all.length > 1) throw new SignatureRefused('it holds more than one signature');
  if (!isOf(signature, DSIG, 'Signature') || !signature.parent?.isSameNode(root))
    throw new SignatureRefused('its signature is not directly in the outermost element');
  return signature;
}

interface Sealed {
  readonly info: SignedInfo;
  /** The bytes that the signature covers. */
  readonly signed: Uint8Array;
  readonly value: Uint8Array;
  /** Certificates in the signature, in base64. */
  readonly certificates: readonly string[];
}

/** Reads a signature by itself, with the namespaces in scope around it. */
function sealedIn(signature: XmlElement, root: XmlElement): Sealed {
  const text = signature.toString({ format: false });
  if (text.length > MOST_OF_A_SIGNATURE) throw new SignatureRefused('its signature is too large');
  const alone = parseDocument(Buffer.from(`<around${declarations(root)}>${text}</around>`));
  try {
    const inside = alone.root.firstChild;
    if (!isOf(inside, DSIG, 'Signature')) throw new SignatureRefused('its signature cannot be read');
    const [info, value, ...others] = elementsIn(inside);
    if (!isOf(info, DSIG, 'SignedInfo') || !isOf(value, DSIG, 'SignatureValue'))
      throw new SignatureRefused('the signature does not begin with SignedInfo and SignatureValue');
    if (others.some((other) => !isOf(other, DSIG, 'KeyInfo')))
      throw new SignatureRefused('the signature holds an Object, which is not accepted');
    const signed = signedBytes(info);
    return {
      info: readFrom(signed),
      signed,
      value: Buffer.from(textIn(value), 'base64'),
      certificates: inside
        .find('ds:KeyInfo/ds:X509Data/ds:X509Certificate', { ds: DSIG })
        .map((certificate) => certificate.content),
    };
  } finally {
    alone.dispose();
  }
}

function declarations(root: XmlElement): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return Object.entries(root.nsDeclarations)
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escape(uri)}"`)
    .join('');
}

function signedBytes(signedInfo: XmlElement): Uint8Array {
  const [method] = elementsIn(signedInfo);
  if (!isOf(method, DSIG, 'CanonicalizationMethod'))
    throw new SignatureRefused('SignedInfo does not begin with its canonicalization');
  const inclusiveNamespacePrefixes = canonicalizationOf(method);
  const withComments = method.attr('Algorithm')?.value.endsWith('WithComments') ?? false;
  return Buffer.from(signedInfo.canonicalizeToString({ mode: 1, withComments, inclusiveNamespacePrefixes }));
}

function readFrom(signed: Uint8Array): SignedInfo {
  const document = parseDocument(signed);
  try {
    return readSignedInfo(document.root);
  } finally {
    document.dispose();
  }
}

/** Throws unless the reference is to the outermost element and its ID is unique. */
function checkReference(document: XmlDocument, root: XmlElement, uri: string): void {
  if (uri === '') return;
  const id = root.attr('ID')?.value;
  if (id === undefined || uri !== `#${id}`)
    throw new SignatureRefused(`the signature is of "${uri.slice(0, 100)}", not of the whole document`);
  if (!/^[A-Za-z_][\w.-]*$/.test(id))
    throw new SignatureRefused('the ID of the outermost element is not a name as XML has them');
  const same = document.find(
    `//@*[local-name() = 'ID' or local-name() = 'Id' or local-name() = 'id'][. = '${id}']`,
  );
  if (same.length !== 1) throw new SignatureRefused(`several elements have the ID ${id}`);
}

/** Removes instructions and comments around the outermost element, since a reference to it does not cover them. */
function removeSiblings(root: XmlElement): void {
  for (const side of ['prev', 'next'] as const)
    for (let beside = root[side]; beside !== null; beside = root[side]) beside.remove();
}

function checkDigest(document: XmlDocument, { digest, inclusivePrefixes }: SignedInfo): void {
  const hash = createHash(digest.hash);
  canonicalize(document, (piece) => hash.update(piece), { exclusive: true, inclusivePrefixes });
  const made = hash.digest();
  if (made.length !== digest.value.length || !timingSafeEqual(made, digest.value))
    throw new SignatureRefused('it was changed after it was signed');
}

/** Returns the canonical form of the same tree with all of its namespaces, since a value may name one by its prefix. */
function canonicalForm(document: XmlDocument): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  canonicalize(document, (piece) => pieces.push(Buffer.from(piece)), { exclusive: false });
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function signerOf(certificate: X509Certificate): Signer {
  return { fingerprint: fingerprintOf(certificate), validTo: new Date(certificate.validTo).toISOString() };
}
