/** Installs what is missing and builds what is stale, one process at a time. Node's own modules only. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const at = (...parts) => path.join(root, ...parts);
const installStamp = at('node_modules/.lock-hash');
const buildStamp = at('dist/.sources-hash');
const sources = [
  'src',
  'server',
  'translations',
  'scripts/messages-loader.mjs',
  'scripts/messageParts.mjs',
  'scripts/pictures-loader.mjs',
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

function run(what, command, args) {
  console.error(`${what} …`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    console.error(`${what} failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
}

function install() {
  const hash = hashOf(['package-lock.json']);
  if (isFresh(installStamp, hash)) return;
  run('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  writeFileSync(installStamp, hash);
}

function build() {
  const hash = hashOf(sources);
  if (isFresh(buildStamp, hash)) return;
  rmSync(buildStamp, { force: true });
  run('Building', process.execPath, [at('node_modules/webpack/bin/webpack.js'), '--stats=errors-warnings']);
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

/** The folder is the lock; `owner` in it names the process, so that a lock that was left over can be told. */
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
    if (!told) console.error('Another start of this copy is installing or building; waiting for it …');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  writeFileSync(owner, String(process.pid));
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** After this, `node_modules` and `dist` fit the checkout; ends the process with status 1 where that fails. */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  await exclusively(() => {
    install();
    build();
  });
}
