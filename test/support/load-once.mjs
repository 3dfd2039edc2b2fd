/**
 * Transforms packages that take up to a second to load, so that each worker loads them once, outside of the test
 * realms, by `loadOnce` of the environment. It suits only packages that keep no state between tests, and that recognise
 * no object of a test or of the product by `instanceof`.
 */
export default {
  process: (_source, file) => ({ code: `module.exports = loadOnce(${JSON.stringify(file)});` }),
};
