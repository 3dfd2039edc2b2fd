/** Reads from the sources which file imports which: relative imports of every form, with types and styles. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT =
  /(?:from|import|import\(|require\(|requireActual\()\s*(?:\/\*.*?\*\/\s*)?['"](\.{1,2}\/[^'"?]+)/g;
const SOURCE = /\.(tsx?|mjs|js|css|json)$/;

/**
 * Returns for each file the files that import it, `Map('src/lib/csv.ts' → ['test/lib/csv.test.ts'])`, with paths from
 * the root.
 */
export function importers(root, files) {
  const known = new Set(files);
  const resolve = (from, wanted) => {
    const base = path.posix.join(path.posix.dirname(from), wanted);
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
  };
  const found = new Map();
  for (const file of files.filter((one) => SOURCE.test(one) && !one.endsWith('.json'))) {
    for (const [, wanted] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = resolve(file, wanted);
      if (target) found.set(target, [...(found.get(target) ?? []), file]);
    }
  }
  return found;
}

/** Returns the number of imports between each file and the nearest file of `changed`; 0 for changed files. */
export function distances(importedBy, changed) {
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of distance) {
    for (const importer of importedBy.get(file) ?? []) {
      if (!distance.has(importer)) distance.set(importer, far + 1);
    }
  }
  return distance;
}
