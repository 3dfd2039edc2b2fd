/**
 * Loads the sources of the server outside of jest's realms, so that a worker loads and compiles them once, and not once
 * for each test file (test/support/load-once.mjs). This makes the tests of the server a third cheaper.
 */
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { transformSync } from '@swc/core';
import * as libxml2 from 'libxml2-wasm';
import { swcOptions } from '../swc.mjs';

const load = Module._load;
/** This package awaits at its top level, so that it cannot be required. */
Module._load = (request, ...rest) => (request === 'libxml2-wasm' ? libxml2 : load(request, ...rest));

/** Requires a file or a package. */
export const loadOnce = createRequire(import.meta.url);
loadOnce.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  module._compile(transformSync(source, { ...swcOptions, filename, sourceMaps: 'inline' }).code, filename);
};
