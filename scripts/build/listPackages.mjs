import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of a package may be within that of another one. */
const PACKAGE = /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+/;

/** Has webpack write to `file` which packages are in what it has bundled: their folders, `["node_modules/react", …]`. */
export function listPackages(root, file) {
  const folderOf = (module) => {
    const from = path.relative(root, module.nameForCondition?.() ?? root);
    return PACKAGE.exec(from.slice(Math.max(0, from.indexOf('node_modules/'))))?.[0].slice(0, -1);
  };
  return {
    apply(compiler) {
      compiler.hooks.done.tap('listPackages', ({ compilation }) => {
        // Modules that webpack has joined to one are in that one.
        const all = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
        const folders = [...new Set(all.flatMap((module) => folderOf(module) ?? []))].sort();
        writeFileSync(file, JSON.stringify(folders));
      });
    },
  };
}
