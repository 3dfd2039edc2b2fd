/** Installs what is missing and builds what is stale, one process at a time. Node's own modules only. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { during, run, tell } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const at = (...parts) => path.join(root, ...parts);
const installStamp = at('node_modules/.lock-hash');
const buildStamp = at('dist/.sources-hash');
const sources = [
  'src',
  'server',
  'translations',
  'scripts/messages-loader.mjs',
  'scripts/pictures-loader.mjs',
  'scripts/build',
  'webpack.config.js',
  'package-lock.json',
];

function filesBelow(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function hashOf(entries) {
  const hash = createHash('sha256');
  for (const file of entries.map((entry) => at(entry)).flatMap(filesBelow)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const isFresh = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

async function carryOut(what, command, args) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' };
  const { status, output } = await during(what, () => run(command, args, options));
  if (output.trim()) console.error(output.trim());
  if (status === 0) return;
  tell(`${what} failed.`);
  process.exit(1);
}

async function install() {
  const hash = hashOf(['package-lock.json']);
  if (isFresh(installStamp, hash)) return;
  // npm would change the packages of another checkout, to which this link leads.
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    tell(
      'package-lock.json differs from what is installed, and node_modules is a link to another folder, where nothing is ' +
        'installed from here. Run npm ci in the folder that it belongs to, or remove the link.',
    );
    process.exit(1);
  }
  await carryOut('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  writeFileSync(installStamp, hash);
}

async function build() {
  const hash = hashOf(sources);
  if (isFresh(buildStamp, hash)) return;
  rmSync(buildStamp, { force: true });
  await carryOut('Building', process.execPath, [
    at('node_modules/webpack/bin/webpack.js'),
    '--stats=errors-warnings',
  ]);
  writeFileSync(buildStamp, hash);
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Does work while no other process does. The folder is the lock; the file `owner` in it names the process, so that a
 * lock of a dead process is recognised.
 */
async function exclusively(work) {
  const lock = at('.cache/prepare.lock');
  const owner = path.join(lock, 'owner');
  mkdirSync(at('.cache'), { recursive: true });
  for (let told = false; ;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : Number.NaN;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (Number.isNaN(pid) ? age > 5_000 : !isAlive(pid)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) tell('Another start of this copy is installing or building; waiting for it …');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  writeFileSync(owner, String(process.pid));
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Makes `node_modules` and, unless `built` is false, `dist` fit the checkout. Ends the process with status 1
 * if that fails.
 */
export async function prepare({ built = true } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  await exclusively(async () => {
    await install();
    if (built) await build();
  });
}
