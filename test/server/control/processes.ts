import { transformFileSync } from '@swc/core';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PLATFORM = path.resolve('server/platform');
/** The control modules, and what they say things with. */
const PARTS = ['control', 'log'];
const HOLDER = `
const { claimDataDir } = require('./claim.js');
process.stdin.resume().on('end', () => process.exit(0));
claimDataDir(process.argv[2]).then(
  (claim) => {
    claim.serve({ echo: async (request, report) => (report('heard'), { pid: process.pid, request }) });
    console.log('claimed');
  },
  (error) => { console.log(error.name + ': ' + error.message); process.exit(1); },
);`;

/** Compiles the control modules into a folder, since other processes cannot use the test runner's transform. */
export function compileHolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  for (const part of PARTS) {
    mkdirSync(path.join(folder, part), { recursive: true });
    for (const name of readdirSync(path.join(PLATFORM, part)).filter((file) => file.endsWith('.ts'))) {
      const { code } = transformFileSync(path.join(PLATFORM, part, name), {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      });
      writeFileSync(path.join(folder, part, name.replace(/\.ts$/, '.js')), code);
    }
  }
  const holder = path.join(folder, 'control', 'holder.js');
  writeFileSync(holder, HOLDER);
  return holder;
}

export interface Holder {
  readonly child: ChildProcess;
  /** Its first line: `claimed`, or the error. */
  readonly outcome: Promise<string>;
}

/** Starts a process that claims the data folder and keeps it until it is killed. */
export function startHolder(holder: string, dataDir: string): Holder {
  const child = spawn(process.execPath, [holder, dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const outcome = new Promise<string>((resolve) =>
    createInterface({ input: child.stdout })
      .once('line', resolve)
      .once('close', () => resolve('nothing')),
  );
  return { child, outcome };
}

export function kill({ child }: Holder): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
