/**
 * Transform of packages that hundreds of files of the server's tests would load anew, for 0.6 seconds each: their
 * modules are loaded once for each worker, outside of the test realms (test/support/database-environment.mjs).
 * For packages only that neither keep state nor tell by `instanceof` what a test or the server has made.
 */
export default {
  process: (_source, file) => ({ code: `module.exports = loadOnce(${JSON.stringify(file)});` }),
};
