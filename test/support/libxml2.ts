/**
 * Stands for `libxml2-wasm` in the tests of the server: it awaits at its top level, which jest cannot require, so the
 * environment loads it, once for each worker.
 */
import type * as Library from 'libxml2-wasm';

declare global {
  var libxml2: typeof Library;
}

export const { ParseOption, XmlC14NMode, XmlDocument, XmlElement } = globalThis.libxml2;
