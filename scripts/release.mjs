/**
 * `npm run release`: builds, and writes to `dist/release` what is installed elsewhere: an archive of the server with the
 * client and the packages that it needs, one of the client alone, an inventory of each (CycloneDX) and checksums. The same
 * commit gives the same bytes in any folder. `--embedded-database` adds PGlite. Without git, SOURCE_DATE_EPOCH says the
 * time, in seconds. Needs GNU tar.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { run, tell } from './progress.mjs';
import { pack, writeChecksums } from './release/archive.mjs';
import { isForOperators, readmeForOperators } from './release/documents.mjs';
import { inventoryOf, licencesOf } from './release/inventory.mjs';
import { packagesOf } from './release/packages.mjs';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const out = path.join(dist, 'release');
/** What only developers use. */
const NOT_FOR_OPERATORS = /^(release|new-database|\.[^/]+|server\/documents\.js(\.map)?)$/;

const { values } = parseArgs({ options: { 'embedded-database': { type: 'boolean', default: false } } });
const withEmbedded = values['embedded-database'];

function secondsOfCommit() {
  const { SOURCE_DATE_EPOCH } = process.env;
  const asked = ['log', '-1', '--format=%ct'];
  const told = SOURCE_DATE_EPOCH ?? spawnSync('git', asked, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  if (/^\d+$/.test(told ?? '')) return Number(told);
  console.error('There is no commit here whose date could be taken; set SOURCE_DATE_EPOCH to seconds.');
  process.exit(1);
}

/** Always builds, since an existing build may be of another commit. */
async function build() {
  tell('Building …');
  const { status, output } = await run(
    process.execPath,
    ['node_modules/webpack/bin/webpack.js', '--env=release', '--stats=errors-warnings'],
    {
      cwd: root,
    },
  );
  if (status === 0) return;
  console.error(output.trim());
  process.exit(status ?? 1);
}

function stageServer(folder, { direct, installed, bundled }, project) {
  for (const part of ['LICENSE', 'docs', 'deploy'])
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => isForOperators(path.relative(root, file)),
    });
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  writeFileSync(path.join(folder, 'README.md'), readmeForOperators(readme));
  cpSync(path.join(root, 'scripts/release/idp-dashboard'), path.join(folder, 'idp-dashboard'));
  cpSync(dist, path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !NOT_FOR_OPERATORS.test(path.relative(dist, file)),
  });
  for (const one of installed) {
    const from = path.join(root, one);
    const nested = path.join(from, 'node_modules');
    cpSync(from, path.join(folder, one), { recursive: true, filter: (file) => !file.startsWith(nested) });
  }
  const { name, version, description, license, type, engines, dependencies } = project;
  const kept = Object.fromEntries(direct.map((one) => [one, dependencies[one]]));
  const told = {
    name,
    version,
    description,
    license,
    private: true,
    type,
    engines,
    dependencies: kept,
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
  writeFileSync(path.join(folder, 'LICENSES-OF-THE-CLIENT.txt'), licencesOf(root, bundled));
}

function stageClient(folder, { bundled }) {
  const client = path.join(dist, 'client');
  cpSync(client, folder, {
    recursive: true,
    // Our own server makes the page of the one, the visualiser and the maps are for those who test.
    filter: (file) =>
      !/(\.map|^qa\.html|^page\.json)(\.(br|gz))?$|^assets\/qa\./.test(path.relative(client, file)),
  });
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'LICENSES-OF-THE-CLIENT.txt'), licencesOf(root, bundled));
}

const seconds = secondsOfCommit();
await prepare({ built: false });
await build();
const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { name, version } = project;
const packages = packagesOf(root, dist, { withEmbedded });
const inventory = inventoryOf(root, { name, seconds });
const referencesOf = (folders) =>
  new Set(folders.map((one) => `${one.replace(/^.*node_modules\//, '')}@${packages.versionOf(one)}`));

const archives = [
  {
    called: `${name}-${version}${withEmbedded ? '-embedded-database' : ''}`,
    stage: (folder) => stageServer(folder, packages, project),
    contains: [...packages.installed, ...packages.bundled],
  },
  {
    called: `${name}-client-${version}`,
    stage: (folder) => stageClient(folder, packages),
    contains: packages.bundled,
  },
];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const staging = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-release-'));
try {
  for (const { called, stage, contains } of archives) {
    tell(`Packing ${called} …`);
    const folder = path.join(staging, called);
    mkdirSync(folder);
    stage(folder);
    pack(folder, seconds, path.join(out, `${called}.tar.gz`));
    writeFileSync(path.join(out, `${called}.cdx.json`), inventory(referencesOf(contains)));
  }
} finally {
  rmSync(staging, { recursive: true, force: true });
}
writeChecksums(out, archives.flatMap(({ called }) => [`${called}.cdx.json`, `${called}.tar.gz`]).sort());
tell(`Written to ${path.relative(process.cwd(), out)}.`);
