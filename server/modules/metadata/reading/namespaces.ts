export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';

/** The prefixes that `elements.ts` uses for the namespaces that the importer reads; metadata itself has none. */
const prefixes: Readonly<Record<string, string>> = {
  [METADATA]: '',
  'urn:oasis:names:tc:SAML:2.0:assertion': 'saml:',
  'urn:oasis:names:tc:SAML:metadata:ui': 'mdui:',
  'urn:oasis:names:tc:SAML:metadata:rpi': 'mdrpi:',
  'urn:oasis:names:tc:SAML:metadata:attribute': 'mdattr:',
  'urn:mace:shibboleth:metadata:1.0': 'shibmd:',
};

export const REFEDS_CONTACT = 'http://refeds.org/metadata';
export const XML = 'http://www.w3.org/XML/1998/namespace';

/**
 * Returns the name of an element in the table of elements; undefined for namespaces that the importer does not read.
 */
export function tableName(uri: string, local: string): string | undefined {
  const prefix = prefixes[uri];
  return prefix === undefined ? undefined : prefix + local;
}

/** Encodings whose texts are all valid UTF-8. */
export const READABLE_ENCODING = /^(?:utf-?8|(?:us-)?ascii)$/i;
