import {
  ParseOption,
  XmlC14NMode,
  XmlComment,
  XmlDocument,
  XmlElement,
  XmlLibError,
  XmlText,
  type XmlNode,
} from 'libxml2-wasm';
import { SaxesParser } from 'saxes';
import { READABLE_ENCODING } from '../reading/namespaces';
import { SignatureRefused } from './refused';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Loads nothing from outside; there are never entities to expand, since a DOCTYPE is refused. */
const OPTIONS =
  ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG;
const PIECE = 64 * 1024;

/** Parses a document. Throws SignatureRefused if it is not XML 1.0 in UTF-8, or has a DOCTYPE. */
export function parseDocument(bytes: Uint8Array): XmlDocument {
  refuseDoctype(bytes);
  try {
    const document = XmlDocument.fromBuffer(bytes, { encoding: 'utf-8', option: OPTIONS });
    if (document.dtd !== null) throw new SignatureRefused(DOCTYPE);
    return document;
  } catch (error) {
    if (error instanceof XmlLibError)
      throw new SignatureRefused(`it is not well-formed: ${oneLine(error.message)}`);
    throw error;
  }
}

const DOCTYPE = 'a document type (DOCTYPE) is not allowed in metadata';

/** Reads the text before the outermost element, before any other parser sees it. */
function refuseDoctype(bytes: Uint8Array): void {
  const saxes = new SaxesParser();
  const refuse = (reason: string) => {
    throw new SignatureRefused(reason);
  };
  let hasRoot = false;
  saxes.on('error', (error) => refuse(`it is not well-formed: ${oneLine(error.message)}`));
  saxes.on('doctype', () => refuse(DOCTYPE));
  saxes.on('xmldecl', ({ encoding = 'utf-8', version = '1.0' }) => {
    if (!READABLE_ENCODING.test(encoding) || version !== '1.0') refuse('only XML 1.0 in UTF-8 is read');
  });
  saxes.on('opentagstart', () => (hasRoot = true));
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length && !hasRoot; at += PIECE)
    saxes.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** Returns the child elements of an element. Text beside them must be blank; comments are ignored. */
export function elementsIn(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) found.push(node);
    else if (!(node instanceof XmlComment) && node.content.trim() !== '')
      throw new SignatureRefused(`${parent.name} of the signature holds text`);
  }
  return found;
}

/**
 * Returns the only text of an element without blanks. Other programs would read a text that a comment splits
 * differently.
 */
export function textIn(element: XmlElement): string {
  const text = element.firstChild;
  if (!(text instanceof XmlText) || text.next !== null)
    throw new SignatureRefused(`${element.name} of the signature is not one text`);
  return text.content.replace(/\s+/g, '');
}

/** Returns whether it is an element of this name. */
export function isOf(node: XmlNode | null | undefined, namespace: string, name: string): node is XmlElement {
  return node instanceof XmlElement && node.namespaceUri === namespace && node.name === name;
}

/**
 * Passes the canonical form of a document without comments to `take`, piece by piece; a piece is only valid during the
 * call.
 */
export function canonicalize(
  document: XmlDocument,
  take: (piece: Uint8Array) => void,
  how: { readonly exclusive: boolean; readonly inclusivePrefixes?: readonly string[] },
): void {
  const handler = {
    write(piece: Uint8Array) {
      take(piece);
      return piece.length;
    },
    close: () => true,
  };
  document.canonicalize(handler, {
    mode: how.exclusive ? XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 : XmlC14NMode.XML_C14N_1_0,
    ...(how.inclusivePrefixes && { inclusiveNamespacePrefixes: [...how.inclusivePrefixes] }),
  });
}
