/** Writes text as a PHP literal; within single quotes only these two characters are special. */
export function phpText(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Writes text as a YAML scalar within double quotes, in ASCII: YAML 1.1 reads some other characters as line ends. */
export function yamlText(text: string): string {
  const inside = Array.from(text, (character) => {
    if (character === '"' || character === '\\') return `\\${character}`;
    const code = character.codePointAt(0) ?? 0;
    return code >= 0x20 && code < 0x7f ? character : `\\U${code.toString(16).padStart(8, '0')}`;
  });
  return `"${inside.join('')}"`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes text for an attribute or the content of an element. Keeps whitespace that an attribute would lose. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (one) => ENTITIES[one] ?? `&#${one.charCodeAt(0)};`);
}

/**
 * Returns whether the Shibboleth IdP reads text literally. Spring replaces properties and evaluates expressions, and
 * has no way to escape their beginnings.
 */
export function isPlainForSpring(text: string): boolean {
  return !/[#$%]\{/.test(text);
}
