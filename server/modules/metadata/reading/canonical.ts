import { spreadGroups } from './groupTexts';

/**
 * Returns a function that puts a document into exclusive canonical form without comments
 * (https://www.w3.org/TR/xml-exc-c14n/), with the elements that the groups around it have added. It throws for text
 * that is not well-formed. The library is loaded here, since little else of the server needs it.
 */
export async function canonicaliser(): Promise<(xml: string, said?: readonly string[]) => string> {
  const { ParseOption, XmlC14NMode, XmlDocument } = await import('libxml2-wasm');
  const options = { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_HUGE };
  const form = { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 } as const;

  function canonical(xml: string): string {
    const document = XmlDocument.fromString(xml, options);
    try {
      return document.canonicalizeToString(form);
    } finally {
      document.dispose();
    }
  }

  return (xml, said = []) => {
    if (said.length === 0) return canonical(xml);
    const [document, ...groups] = [xml, ...said].map((text) => XmlDocument.fromString(text, options));
    if (!document) return canonical(xml);
    try {
      const spread = spreadGroups(document.root, groups, (node) => node.canonicalizeToString(form));
      return canonical(spread(document.canonicalizeToString(form)));
    } finally {
      for (const one of [document, ...groups]) one.dispose();
    }
  };
}
