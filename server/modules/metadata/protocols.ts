const SAML_2 = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SAML_1 = /^urn:oasis:names:tc:SAML:1\.[01]:protocol$/;

/**
 * Tells whether a service speaks SAML 1 and no SAML 2.0, so that it cannot be connected. What names no protocol of the two is
 * not judged.
 */
export function isSaml1Only(protocols: readonly string[]): boolean {
  return protocols.some((protocol) => SAML_1.test(protocol)) && !protocols.includes(SAML_2);
}
