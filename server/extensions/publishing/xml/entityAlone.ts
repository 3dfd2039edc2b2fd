import { createHash } from 'node:crypto';
import type { Signing } from '../keys/signing';
import { canonicalAttribute, firstTag, type Attribute } from './canonicalText';
import { documentId, signatureOf, XMLDSIG } from './signature';

/** Validity and cache time of a document. */
export interface Validity {
  /** ISO 8601, UTC. */
  readonly validUntil: string;
  /** A duration of XML Schema. */
  readonly cacheDuration: string;
}

/**
 * Returns an entity as a signed document of its own. ID and validity are ours, but it never outlives the validity of
 * its source; its own signature is removed, since it cannot be valid for the new document. The rest is unchanged.
 */
export async function signedEntity(xml: string, signing: Signing, validity: Validity): Promise<string> {
  const { name, attributes, rest } = firstTag(xml);
  const id = documentId(xml, signing.id, validity.validUntil);
  const validUntil = attributes.find((attribute) => attribute.name === 'validUntil')?.value;
  const ours = { ID: id, ...validity, validUntil: earlier(validity.validUntil, validUntil) };
  const open = `<${name}${withOwn(attributes, ours)}>`;
  const content = withoutSignature(rest);
  const digest = createHash('sha256').update(open).update(content).digest('base64');
  return open + (await signatureOf(signing, id, digest)) + content;
}

/** The canonical form has namespaces first, then attributes without one by their names, then the others. */
function withOwn(attributes: readonly Attribute[], own: Readonly<Record<string, string>>): string {
  const isNamespace = ({ name }: Attribute) => name === 'xmlns' || name.startsWith('xmlns:');
  const isForeign = ({ name }: Attribute) => name.includes(':');
  const others = attributes.filter((one) => !isNamespace(one));
  const plain = [
    ...others.filter((one) => !isForeign(one) && !(one.name in own)),
    ...Object.entries(own).map(([name, value]) => canonicalAttribute(name, value)),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  const all = [...attributes.filter(isNamespace), ...plain, ...others.filter(isForeign)];
  return all.map(({ text }) => text).join('');
}

function earlier(ours: string, declared: string | undefined): string {
  const theirs = Date.parse(declared ?? '');
  return theirs < Date.parse(ours) ? new Date(theirs).toISOString() : ours;
}

/** By its schema, the signature of an entity is its first child. */
function withoutSignature(content: string): string {
  const [begin, tag] = /^\s*<([^\s<>/]+)[^<>]*>/.exec(content) ?? [];
  if (begin === undefined || tag === undefined) return content;
  const isSignature = tag.split(':').at(-1) === 'Signature' && begin.includes(`"${XMLDSIG}"`);
  return isSignature ? content.slice(content.indexOf(`</${tag}>`) + tag.length + 3) : content;
}
