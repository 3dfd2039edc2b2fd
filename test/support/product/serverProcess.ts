import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Returns all that the process has printed so far. */
  printed(): string;
  /** Resolves with code and signal when the process has ended. */
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  /** Resolves when the process has printed its address; rejects if it ends before. */
  readonly started: Promise<void>;
}

export const root = path.resolve(__dirname, '../../..');

/** Servers of tests live shortly: what their database would gain by being compiled twice is a third of what their start takes. */
const QUICK_START = ['--liftoff-only'];

/**
 * Starts the built server, or a command that starts it, with only these settings; `folder` is where it is
 * installed.
 */
export function startProcess(
  settings: Readonly<Record<string, string>>,
  script = 'dist/server/main.js',
  folder = root,
): ServerProcess {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(
    process.execPath,
    [...(folder === root ? QUICK_START : []), path.join(folder, script)],
    {
      cwd: folder,
      env: { PATH, TMPDIR, SEED_SERVICES: '20', SEED_INSTITUTIONS: '5', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const started = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The dashboard is at ')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  started.catch(() => undefined);
  return { child, printed: () => output, ended, started };
}
