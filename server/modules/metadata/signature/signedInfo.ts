import type { XmlElement } from 'libxml2-wasm';
import { canonicalizations, digests, ENVELOPED, EXCLUSIVE, signatureMethods, type Hash } from './algorithms';
import { SignatureRefused } from './refused';
import { DSIG, elementsIn, isOf, textIn } from './xml';

/** Contents of a SignedInfo, all within the profile. */
export interface SignedInfo {
  readonly method: { readonly key: 'rsa' | 'ec'; readonly hash: Hash };
  /** `` or `#id`. */
  readonly uri: string;
  /** Prefixes of namespaces that the canonical form has although they are not used. */
  readonly inclusivePrefixes: readonly string[];
  readonly digest: { readonly hash: Hash; readonly value: Buffer };
}

/** Reads SignedInfo in its canonical form. Throws SignatureRefused for anything outside of the profile of metadata. */
export function readSignedInfo(signedInfo: XmlElement): SignedInfo {
  if (!isOf(signedInfo, DSIG, 'SignedInfo')) throw new SignatureRefused('the signature has no SignedInfo');
  const [canonicalization, signatureMethod, reference] = named(signedInfo, [
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  ]);
  canonicalizationOf(canonicalization);
  const [transforms, digestMethod, digestValue] = named(reference, [
    'Transforms',
    'DigestMethod',
    'DigestValue',
  ]);
  const method = signatureMethods.get(algorithmOf(signatureMethod));
  if (!method) return unknown('signature method', signatureMethod, signatureMethods.keys());
  const hash = digests.get(algorithmOf(digestMethod));
  if (!hash) return unknown('digest', digestMethod, digests.keys());
  return {
    method,
    uri: uriOf(reference),
    inclusivePrefixes: prefixesOf(transforms),
    digest: { hash, value: Buffer.from(textIn(digestValue), 'base64') },
  };
}

/** Reads a canonicalization: exclusive, with or without comments. Returns its inclusive prefixes. */
export function canonicalizationOf(element: XmlElement): string[] {
  if (!canonicalizations.includes(algorithmOf(element)))
    return unknown('canonicalization', element, canonicalizations);
  const [inclusive, ...others] = elementsIn(element);
  if (!inclusive) return [];
  if (others.length > 0 || !isOf(inclusive, EXCLUSIVE, 'InclusiveNamespaces'))
    throw new SignatureRefused('a canonicalization of the signature has parameters that are not known');
  return (inclusive.attr('PrefixList')?.value ?? '').split(/\s+/).filter(Boolean);
}

function prefixesOf(transforms: XmlElement): string[] {
  const found = elementsIn(transforms);
  const [enveloped, exclusive] = found;
  const isRight =
    found.length === 2 &&
    found.every((one) => isOf(one, DSIG, 'Transform')) &&
    enveloped !== undefined &&
    algorithmOf(enveloped) === ENVELOPED &&
    elementsIn(enveloped).length === 0;
  if (!isRight || !exclusive || !canonicalizations.includes(algorithmOf(exclusive)))
    throw new SignatureRefused(
      `the signature’s transforms are ${listed(found.map(algorithmOf))}; exactly two are expected: ${ENVELOPED}, then ${EXCLUSIVE}`,
    );
  return canonicalizationOf(exclusive);
}

function uriOf(reference: XmlElement): string {
  const uri = reference.attr('URI');
  if (uri === null) throw new SignatureRefused('the signature’s Reference has no URI');
  return uri.value;
}

/** Returns the child elements, which must be exactly these, in this order. */
function named<const Names extends readonly string[]>(
  parent: XmlElement,
  names: Names,
): { [Index in keyof Names]: XmlElement } {
  const found = elementsIn(parent);
  const isRight =
    found.length === names.length && names.every((name, index) => isOf(found[index], DSIG, name));
  if (!isRight)
    throw new SignatureRefused(
      `${parent.name} of the signature holds ${listed(found.map(({ name }) => name))}; exactly these are expected, in this order: ${listed(names)}`,
    );
  return found as unknown as { [Index in keyof Names]: XmlElement };
}

function algorithmOf(element: XmlElement): string {
  return element.attr('Algorithm')?.value ?? '';
}

function listed(names: Iterable<string>): string {
  return [...names].map((name) => name || 'one without a name').join(', ') || 'missing';
}

function unknown(what: string, element: XmlElement, accepted: Iterable<string>): never {
  throw new SignatureRefused(
    `the signature’s ${what} is ${algorithmOf(element) || 'missing'}, which is not accepted; accepted are ${listed(accepted)}`,
  );
}
