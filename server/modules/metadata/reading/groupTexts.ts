import { randomUUID } from 'node:crypto';
import type { XmlDocument, XmlElement, XmlNode } from 'libxml2-wasm';
import { METADATA } from './namespaces';

const ATTRIBUTE = 'urn:oasis:names:tc:SAML:metadata:attribute';
const NAMESPACES = {
  md: METADATA,
  mdattr: ATTRIBUTE,
  mdrpi: 'urn:oasis:names:tc:SAML:metadata:rpi',
  saml: 'urn:oasis:names:tc:SAML:2.0:assertion',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
};

/** Paths of the elements of a group that its entities get when they are published by themselves. */
export const GROUP_TEXTS: readonly string[] = [
  'Extensions/mdattr:EntityAttributes/saml:Attribute',
  'Extensions/mdrpi:RegistrationInfo',
];

type Canonical = (node: XmlNode) => string;

/** An attribute of groups; values of the same attribute of several groups are in one. */
interface GroupAttribute {
  /** Canonical form of its tag. */
  readonly tag: string;
  readonly name: string;
  readonly key: string;
  /** Canonical forms of the elements by value. */
  readonly values: Map<string, string>;
}

/**
 * Marks the positions in an entity for the elements of the groups around it, and returns a function that inserts them
 * into the canonical form of the entity. An attribute that the entity has itself gets the values that it lacks, since
 * some readers keep only one element of a name. A registration counts only if the entity has none; the nearest group's
 * is used. The signature of the entity is removed, since it does not cover the additions.
 */
export function spreadGroups(
  entity: XmlElement,
  said: readonly XmlDocument[],
  canonical: Canonical,
): (xml: string) => string {
  const texts = new Map<string, string>();
  const mark = (text: string) => {
    const token = randomUUID();
    texts.set(token, text);
    return token;
  };
  const extensions = elementAt(entity, 'md:Extensions');
  const attributes = extensions && elementAt(extensions, 'mdattr:EntityAttributes');
  const own = new Map(attributes && elementsAt(attributes, 'saml:Attribute').map((one) => [keyOf(one), one]));
  const added = attributesOf(said, canonical).flatMap(({ key, tag, name, values }) => {
    const known = own.get(key);
    if (!known) return `${tag}${[...values.values()].join('')}</${name}>`;
    for (const { content } of elementsAt(known, 'saml:AttributeValue')) values.delete(content.trim());
    if (values.size > 0) known.addText(mark([...values.values()].join('')));
    return [];
  });
  const all = added.join('');
  const isRegistered = extensions && elementAt(extensions, 'mdrpi:RegistrationInfo');
  const registration = isRegistered ? undefined : said.find(({ root }) => root.name === 'RegistrationInfo');
  if (attributes && all !== '') attributes.addText(mark(all));
  const inExtensions = [
    registration ? canonical(registration.root) : '',
    attributes || all === ''
      ? ''
      : `<mdattr:EntityAttributes xmlns:mdattr="${ATTRIBUTE}">${all}</mdattr:EntityAttributes>`,
  ].join('');
  if (inExtensions !== '') {
    if (extensions) extensions.addText(mark(inExtensions));
    else entity.firstChild?.prependText(mark(`<Extensions xmlns="${METADATA}">${inExtensions}</Extensions>`));
  }
  if (texts.size > 0) elementAt(entity, 'ds:Signature')?.remove();
  return (xml) => [...texts].reduce((whole, [token, text]) => whole.replace(token, () => text), xml);
}

function attributesOf(said: readonly XmlDocument[], canonical: Canonical): GroupAttribute[] {
  const found = new Map<string, GroupAttribute>();
  for (const { root } of said) {
    if (root.name !== 'Attribute') continue;
    const key = keyOf(root);
    const [tag = '', name = ''] = /^<([^\s>]+)(?: [^\s=]+="[^"]*")*>/.exec(canonical(root)) ?? [];
    const attribute = found.get(key) ?? { tag, name, key, values: new Map<string, string>() };
    for (const value of elementsAt(root, 'saml:AttributeValue'))
      attribute.values.set(value.content.trim(), canonical(value));
    found.set(key, attribute);
  }
  return [...found.values()];
}

function keyOf(attribute: XmlElement): string {
  return JSON.stringify([attribute.attr('Name')?.value, attribute.attr('NameFormat')?.value]);
}

function elementAt(within: XmlElement, path: string): XmlElement | undefined {
  return elementsAt(within, path)[0];
}

function elementsAt(within: XmlElement, path: string): XmlElement[] {
  return within.find(path, NAMESPACES) as XmlElement[];
}
