import type { Localised } from '../../../src/contracts/wire/common';

const LONGEST = 2048;

/** Returns whether a page may link to the address: http and https, nothing that a browser would run. */
export function isWebAddress(text: string, protocols: readonly string[] = ['https:', 'http:']): boolean {
  return text.length <= LONGEST && URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

export function webAddresses(texts: Localised): Localised {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => isWebAddress(text)));
}
