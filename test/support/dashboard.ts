import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, startProcess } from './serverProcess';

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

/**
 * The built product as a process of its own, on a free port and a data folder that the demonstration fills; with more
 * settings where a test is about them.
 */
export async function startDashboard(more: Readonly<Record<string, string>> = {}): Promise<Dashboard> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-data-'));
  const seed = { SEED_SERVICES: '400', SEED_INSTITUTIONS: '40' };
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...seed, ...more };
  const server = startProcess(settings);
  await server.started;
  const tool = (name: string, args: string[]) => {
    const script = path.join(root, `dist/server/${name}.js`);
    const env = { ...process.env, ...settings, NODE_OPTIONS: '' };
    const ran = spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    desk: (...args) => tool('desk', args),
    importMetadata: (...args) => tool('import', args),
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
