/** An attribute in a text in canonical form. */
export interface Attribute {
  readonly name: string;
  /** Still escaped. */
  readonly value: string;
  /** As written, with the space before it. */
  readonly text: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** Writes an attribute in canonical form. */
export function canonicalAttribute(name: string, text: string): Attribute {
  const value = text.replace(/[&<"\t\n\r]/g, (one) => ESCAPES[one] ?? one);
  return { name, value, text: ` ${name}="${value}"` };
}

export interface FirstTag {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** Text after the tag. */
  readonly rest: string;
}

/** Splits off the first tag of a text in canonical form, in which there is one way to write it. */
export function firstTag(xml: string): FirstTag {
  const [tag = '', name = '', attributes = ''] = /^<([^\s>]+)((?: [^\s=]+="[^"]*")*)>/.exec(xml) ?? [];
  return {
    name,
    attributes: [...attributes.matchAll(/ ([^\s=]+)="([^"]*)"/g)].map(([text, key = '', value = '']) => ({
      name: key,
      value,
      text,
    })),
    rest: xml.slice(tag.length),
  };
}
