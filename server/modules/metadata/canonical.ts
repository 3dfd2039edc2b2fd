/**
 * Returns what puts a document into exclusive canonical form without comments (https://www.w3.org/TR/xml-exc-c14n/). It
 * throws for text that is not well-formed. The library is loaded here, since little else of the server needs it.
 */
export async function canonicaliser(): Promise<(xml: string) => string> {
  const { ParseOption, XmlC14NMode, XmlDocument } = await import('libxml2-wasm');
  const options = { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_HUGE };
  return (xml) => {
    const document = XmlDocument.fromString(xml, options);
    try {
      return document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 });
    } finally {
      document.dispose();
    }
  };
}
