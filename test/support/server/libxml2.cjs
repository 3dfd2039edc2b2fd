/* This package awaits at its top level, which jest cannot require; test/support/sources.mjs has loaded it. */
module.exports = globalThis.loadOnce('libxml2-wasm');
