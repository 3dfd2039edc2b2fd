/** `npm start`: installs what is missing, builds what is stale, each once, and starts quickly what is ready. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/product/dashboard';
import { root, startProcess } from '../support/product/serverProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-start-'));
const log = path.join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a checkout as small as it gets: the real scripts, and an npm and a webpack that write down that they ran. */
function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text, { mode });
}
const webpack = `require('fs').appendFileSync(${JSON.stringify(log)}, process.argv.at(-1) + '\\n');
require('fs').mkdirSync('dist/server', { recursive: true });
require('fs').writeFileSync('dist/server/main.js', 'console.log("started")');`;

beforeAll(() => {
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{}');
  for (const source of ['src/a.ts', 'server/b.ts', 'translations/core/en.json', 'webpack.config.js'])
    write(source, '1');
  write('template/webpack.cjs', webpack);
  write(
    'scripts/build/newDatabase.mjs',
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(log)}, 'database\\n');`,
  );
  const npm = `#!/bin/sh
echo "$1" >> ${log}
rm -rf node_modules && mkdir -p node_modules/webpack/bin && echo '{}' > node_modules/webpack/package.json
cp template/webpack.cjs node_modules/webpack/bin/webpack.js\n`;
  write('bin/npm', npm, 0o755);
});

function start(): Promise<string> {
  const env = { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

function done(): string[] {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  writeFileSync(log, '');
  return lines.filter((line) => line !== '').sort();
}
/** Client and server are built beside each other; the last word of each build says of what it was the last. */
const built = ['--config-name=client', '--config-name=prerender', 'database'];

test('two starts at once install and build once, and both start', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(done()).toEqual(['ci', ...built].sort());
  expect([one, other].every((output) => output.includes('started'))).toBe(true);
});

test('nothing is repeated without a change', async () => {
  expect(await start()).toBe('started\n');
  expect(done()).toEqual([]);
});

test('a changed source is built, a changed lock file is installed as well', async () => {
  write('src/a.ts', '2');
  await start();
  expect(done()).toEqual(built);
  write('package-lock.json', '{"changed":1}');
  await start();
  expect(done()).toEqual(['ci', ...built].sort());
});

test('a lock that a dead process left does not delay a start', async () => {
  write('.cache/prepare.lock/owner', '999999999');
  write('src/a.ts', '3');
  expect(await start()).toContain('started');
  expect(done()).toEqual(built);
});

test('another start of the product takes under 5 seconds and finds the existing data', async () => {
  const settings = { DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) };
  const begin = async () => {
    const beginning = performance.now();
    const server = startProcess(settings, 'scripts/start.mjs');
    await server.started;
    const took = performance.now() - beginning;
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    return { took, printed: server.printed() };
  };
  // An earlier first start was ended while it created the database.
  write('data/database/PG_VERSION', '17');
  write('data/database.unfinished', '');
  const first = await begin();
  expect(first.printed).toContain('Adding a demonstration federation');
  // A machine that is busy with other tests stretches each of them, and by chance one more than the other.
  const others = [await begin(), await begin(), await begin()];
  expect(Math.min(...others.map(({ took }) => took))).toBeLessThan(Math.max(5_000, 0.8 * first.took));
  for (const { printed } of others) expect(printed).not.toContain('Adding');
});
