import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

export interface Dashboard {
  readonly url: string;
  readonly dataDir: string;
  /** Runs the desk's command line tool against this copy; gives what it prints, throws where it fails. */
  desk(...args: string[]): string;
  /** Imports a metadata file into this copy; gives what it prints. */
  importMetadata(...args: string[]): string;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function whenPrinted(child: ChildProcess, text: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (text.test(output)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

/** The built product as a process of its own, on an empty data folder and a free port. */
export async function startDashboard(settings: Readonly<Record<string, string>> = {}): Promise<Dashboard> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-data-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '', ...settings };
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], { cwd: root, env });
  const url = `http://localhost:${port}`;
  await whenPrinted(child, new RegExp(`http://[^\\s]+:${port}`));
  const tool = (name: string, args: string[]) => {
    const ran = spawnSync(process.execPath, [path.join(root, `dist/server/${name}.js`), ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    if (ran.status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  return {
    url,
    dataDir,
    desk: (...args) => tool('desk', args),
    importMetadata: (...args) => tool('import', args),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
