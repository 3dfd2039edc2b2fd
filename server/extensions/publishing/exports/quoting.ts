/** Writes text as a PHP literal; within single quotes only these two characters mean something. */
export function phpText(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Writes text as a YAML scalar within double quotes, in ASCII: YAML 1.1 takes some other characters for line ends. */
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

/** Writes text for an attribute or the content of an element. Blank characters that an attribute would lose are kept. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (one) => ENTITIES[one] ?? `&#${one.charCodeAt(0)};`);
}

/**
 * Tells whether the Shibboleth IdP takes text as it stands. Spring replaces properties in what it reads and runs
 * expressions, and knows no way to write their beginnings as plain text.
 */
export function isPlainForSpring(text: string): boolean {
  return !/[#$%]\{/.test(text);
}
