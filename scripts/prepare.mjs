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
  'scripts/router-loader.mjs',
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

/** A stamp of what only a start needs; what the tests need as well has the hash alone, and suits both. */
const lean = (hash) => `${hash} lean`;

function isFresh(stamp, hash, forStart) {
  const found = existsSync(stamp) && readFileSync(stamp, 'utf8');
  return found === hash || (forStart && found === lean(hash));
}

/** Runs commands beside each other. Ends the process with status 1 if one fails. */
async function carryOut(what, ...commands) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' };
  const ended = await during(what, () =>
    Promise.all(commands.map(([command, ...args]) => run(command, args, options))),
  );
  if (ended.every(({ status }) => status === 0)) return;
  for (const { output } of ended) if (output.trim()) console.error(output.trim());
  tell(`${what} failed.`);
  process.exit(1);
}

async function install(forStart) {
  const hash = hashOf(['package-lock.json']);
  if (isFresh(installStamp, hash, forStart)) return;
  // npm would change the packages of another checkout, to which this link leads.
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    tell(
      'package-lock.json differs from what is installed, and node_modules is a link to another folder, where nothing is ' +
        'installed from here. Run npm ci in the folder that it belongs to, or remove the link.',
    );
    process.exit(1);
  }
  const ci = ['npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts'];
  await carryOut('Installing packages', forStart ? [...ci, '--omit=dev'] : ci);
  writeFileSync(installStamp, forStart ? lean(hash) : hash);
}

async function build(forStart) {
  const hash = hashOf(sources);
  if (isFresh(buildStamp, hash, forStart)) return;
  rmSync(buildStamp, { force: true });
  const webpack = [process.execPath, at('node_modules/webpack/bin/webpack.js'), '--stats=errors-warnings'];
  const local = [...webpack, '--env=local'];
  const programs = forStart
    ? [
        [...local, '--config-name=client'],
        [...local, '--config-name=server', '--config-name=prerender'],
      ]
    : [webpack];
  await carryOut('Building', ...programs, [process.execPath, at('scripts/build/newDatabase.mjs')]);
  writeFileSync(buildStamp, forStart ? lean(hash) : hash);
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
 * Makes `node_modules` and, unless `built` is false, `dist` fit the checkout. `forStart` leaves out what only tests need:
 * two thirds of the packages, and a client that is small and has source maps. Ends the process with status 1 if that fails.
 */
export async function prepare({ built = true, forStart = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  await exclusively(async () => {
    await install(forStart);
    if (built) await build(forStart);
  });
}
