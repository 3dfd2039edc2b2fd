import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './files';

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-prepare-'));
  mkdirSync(at('checkout/scripts'), { recursive: true });
  mkdirSync(at('elsewhere/installed'), { recursive: true });
  for (const name of ['prepare.mjs', 'progress.mjs']) {
    cpSync(path.join(root, 'scripts', name), at('checkout/scripts', name));
  }
  writeFileSync(at('checkout/package.json'), '{ "name": "checkout", "version": "1.0.0" }');
  writeFileSync(at('checkout/package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Installs what is missing in the checkout; resolves with the status and the output. */
async function prepare(forStart = false): Promise<{ code: number; stderr: string }> {
  const script = `import { prepare } from './scripts/prepare.mjs'; await prepare({ built: false, forStart: ${forStart} });`;
  const args = ['--input-type=module', '-e', script];
  try {
    const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: at('checkout') });
    return { code: 0, stderr };
  } catch (error) {
    return error as { code: number; stderr: string };
  }
}

test('nothing is installed through a link to the packages of another checkout', async () => {
  symlinkSync(at('elsewhere'), at('checkout/node_modules'));
  const { code, stderr } = await prepare();
  expect(code).toBe(1);
  expect(stderr).toContain('node_modules is a link to another folder');
  expect(readdirSync(at('elsewhere'))).toEqual(['installed']);
});

test('missing packages are installed in a folder of their own, once', async () => {
  mkdirSync(at('checkout/node_modules/left-over'), { recursive: true });
  expect(await prepare()).toMatchObject({ code: 0, stderr: expect.stringContaining('Installing packages') });
  expect(readdirSync(at('checkout/node_modules'))).not.toContain('left-over');
  expect(await prepare()).toEqual({ code: 0, stderr: '' });
});

test('a start is content with the packages of the tests, and the tests are not with those of a start', async () => {
  const installs = expect.stringContaining('Installing packages');
  mkdirSync(at('checkout/node_modules'));
  expect(await prepare(true)).toMatchObject({ code: 0, stderr: installs });
  expect(await prepare(true)).toEqual({ code: 0, stderr: '' });
  expect(await prepare()).toMatchObject({ code: 0, stderr: installs });
  expect(await prepare(true)).toEqual({ code: 0, stderr: '' });
});
