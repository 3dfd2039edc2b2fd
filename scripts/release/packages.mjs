/**
 * The packages of a release: those that the built server imports, and those that are bundled in the client.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Packages of the demonstration, which the server loads only for it. */
const DEMONSTRATION = ['oidc-provider'];
/** The embedded database, which a release contains on request. */
const EMBEDDED = ['@electric-sql/pglite'];

const IMPORTED = /^import .* from "([^"]+)";$|\bimport\("([^"]+)"\)/gm;

const nameOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

function importsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORTED)])
    .map(([, one, other]) => one ?? other);
}

/**
 * Returns the folder of a package as code in `from` finds it, such as
 * `node_modules/pg/node_modules/pg-types`.
 */
function find(lock, name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (lock.packages[found]) return found;
    if (folder === '') return undefined;
  }
}

/** Returns the folders of these packages and of all that they need, as the lock file places them. */
function withNeeds(lock, root, names) {
  const folders = new Set();
  function add(name, from, isOptional) {
    const folder = find(lock, name, from);
    const isThere = folder !== undefined && existsSync(path.join(root, folder));
    if (!isThere && isOptional) return;
    if (!isThere) throw new Error(`${name}, which ${from || 'the server'} needs, is not installed`);
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[folder];
    for (const one of Object.keys(dependencies)) add(one, folder, one in optionalDependencies);
    for (const one of Object.keys(optionalDependencies)) add(one, folder, true);
  }
  for (const name of names) add(name, '', false);
  return [...folders].sort();
}

/** Returns the packages that the server imports, by name, without those that are left out. */
function importedBy(serverFolder, withEmbedded) {
  const leftOut = [...DEMONSTRATION, ...(withEmbedded ? [] : EMBEDDED)];
  const requests = importsIn(serverFolder).filter((one) => !/^(node:|[./])/.test(one));
  return [...new Set(requests.map(nameOf))].filter((name) => !leftOut.includes(name)).sort();
}

/**
 * Returns `direct`, the names of what the server imports; `installed`, the folders that it needs; and `bundled`, the folders
 * of what is in the files of the client.
 */
export function packagesOf(root, dist, { withEmbedded }) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const direct = importedBy(path.join(dist, 'server'), withEmbedded);
  // Written by the build (`scripts/build/listPackages.mjs`).
  const bundled = JSON.parse(readFileSync(path.join(dist, '.packages.json'), 'utf8'));
  return {
    direct,
    installed: withNeeds(lock, root, direct),
    bundled,
    versionOf: (folder) => lock.packages[folder].version,
  };
}
