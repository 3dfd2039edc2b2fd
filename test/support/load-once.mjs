/**
 * Transforms packages that take up to a second to load, so that each worker loads them once, outside of the test
 * realms, by `loadOnce` of the environment. It suits only packages that keep no state between tests, and that recognise
 * no object of a test or of the product by `instanceof`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const own = readFileSync(new URL(import.meta.url));

/** Node 24 lets jest require ES modules as such, and those name what they export. */
function moduleOf(file) {
  const names = Object.keys(require(file)).map((name, place) => ({ name, as: `export${place}` }));
  return [
    `const loaded = loadOnce(${JSON.stringify(file)});`,
    ...names.map(({ name, as }) => `const ${as} = loaded[${JSON.stringify(name)}];`),
    `export { ${names.map(({ name, as }) => `${as} as ${name}`).join(', ')} };`,
  ].join('\n');
}

export default {
  process: (_source, file, { supportsStaticESM }) => ({
    code: supportsStaticESM ? moduleOf(file) : `module.exports = loadOnce(${JSON.stringify(file)});`,
  }),
  getCacheKey: (source, file, { supportsStaticESM }) =>
    createHash('sha256')
      .update(own)
      .update(source)
      .update(file)
      .update(String(supportsStaticESM))
      .digest('hex'),
};
