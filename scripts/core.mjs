/**
 * `npm run core`: shows that the core works without any extension. It copies the tree as it is, without the extensions, to a
 * temporary folder, and runs there the type check, ESLint, the build, the everyday tests of the server and of the client, and the server. Words
 * choose among these steps: `npm run core -- types`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './freePort.mjs';
import { run, tell } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-core-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.stdout.trim().split('\n');
for (const file of files.filter((one) => !/^(server|src|test|docs)\/extensions\//.test(one)))
  if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
// Tests that read the tree ask git for its files.
spawnSync('git', ['init', '--quiet'], { cwd: folder });
/** The lists of extensions, empty. */
const lists = {
  'server/extensions.ts': `import type { Module } from './platform/module';
import type { AccessRule } from './modules/identity/identity.module';

export const EXTENSIONS: readonly Module<AccessRule>[] = [];
`,
  'src/extensions/extensions.ts': `import type { Extension } from '../extending/extension';

export const extensions: readonly Extension[] = [];
`,
  'src/extensions/overlays.ts': `import type { Overlay } from '../extending/extension';

export const overlays: readonly Overlay[] = [];
`,
  'src/extensions/charts.ts': `export const extensionStories = {};
export const extensionMachines = [] as const;
`,
};
mkdirSync(path.join(folder, 'src/extensions'));
for (const [file, text] of Object.entries(lists)) writeFileSync(path.join(folder, file), text);

/** Runs a script of the copy, and returns what it said if it failed. */
async function script(...words) {
  const env = { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const { status, output } = await run(process.execPath, words, { cwd: folder, env });
  return status === 0 ? undefined : output.trim();
}

/** Starts the built server, and returns what it printed if it does not become ready. */
async function serve() {
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, PORT: port, DATA_DIR: path.join(folder, 'data') };
  const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => server.once('close', resolve));
  let isReady = false;
  while (!isReady && server.exitCode === null) {
    await setTimeout(500);
    isReady = await fetch(`http://localhost:${port}/internal/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  server.kill();
  await ended;
  return isReady ? undefined : printed;
}

const eslint = [
  'node_modules/eslint/bin/eslint.js',
  '.',
  '--ext',
  '.ts,.tsx,.mjs,.js',
  '--max-warnings',
  '0',
];
const steps = {
  types: () => script('scripts/types.mjs', 'afresh'),
  lint: () => script(...eslint),
  build: () => script('-e', 'import("./scripts/prepare.mjs").then(({ prepare }) => prepare())'),
  tests: () => script('scripts/test.mjs', 'server'),
  client: () => script('scripts/test.mjs', 'unit'),
  start: serve,
};
const chosen = process.argv.slice(2);
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const fault = await step();
  if (fault !== undefined) console.error(fault);
  tell(`${name}: ${fault === undefined ? 'no fault' : 'failed'}.`);
  if (fault !== undefined) process.exitCode = 1;
}
