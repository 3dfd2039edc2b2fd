/**
 * Transform of packages that every test file would load anew, for up to a second each: their modules are loaded once
 * for each worker, outside of the test realms, by the `loadOnce` of the project's environment. For packages only that
 * neither keep state between tests nor tell by `instanceof` what a test or the product has made.
 */
export default {
  process: (_source, file) => ({ code: `module.exports = loadOnce(${JSON.stringify(file)});` }),
};
