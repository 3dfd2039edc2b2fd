import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deskText, readDeskArguments } from '../../../server/modules/desk/desk.cli';
import { callServer } from '../../../server/platform/control/client';
import type { DeskResult } from '../../../server/modules/desk/deskRequest';
import { filledFolder, pathsSettings, SEEDED, sharedAddress, type PlaceSettings } from './sharedDashboard';
import { root, startProcess } from './serverProcess';

/** A running server of the product. */
export interface Site {
  readonly url: string;
}

/** A server with the tools of those who run it. */
export interface OperatedSite extends Site {
  readonly dataDir: string;
  /** Does what the command line tool of the desk does, without starting a process; returns what it prints. */
  desk(...args: string[]): Promise<string>;
  /** Runs a command line tool of this checkout; returns its output, and throws if it fails. */
  tool(name: 'consumers' | 'desk' | 'import' | 'importState' | 'webhooks', ...args: string[]): string;
}

export interface Dashboard extends OperatedSite {
  stop(): Promise<void>;
}

/** As `scripts/freePort.mjs` finds them, which tests cannot load. */
const PORTS = { from: 20_000, count: 10_000 };

/** Resolves with a port on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const isFree = await new Promise<boolean>((resolve, reject) => {
      const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/**
 * Returns the one server that all tests share which only read. A page that asks it to change more than its own session
 * fails its test file (`setup-browser.ts`).
 */
export const sharedDashboard = (): Site => ({ url: sharedAddress() });

/**
 * Returns the one server that the tests of `test/browser/paths` share which change something. They run at the same time and
 * in any order: each changes services, tickets and settings of its own (`pathsOwn.ts`).
 */
export const pathsDashboard = (): OperatedSite => operated(pathsSettings());

/**
 * Starts the built product on a free port, for tests that change something or need a setting. Its data folder is a copy
 * of the run's, unless the settings ask for another demonstration.
 */
export async function startDashboard(more: Readonly<Record<string, string>> = {}): Promise<Dashboard> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-data-'));
  const isCopy = !Object.keys(more).some((name) => name.startsWith('SEED_'));
  if (isCopy) cpSync(filledFolder(), dataDir, { recursive: true });
  const settings = { ...SEEDED, PORT: String(port), DATA_DIR: dataDir, ...more };
  const server = startProcess(settings);
  await server.started;
  return {
    ...operated(settings),
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Tests may run as root, who takes no steps at the desk without a name. */
const OPERATOR = { SUDO_USER: 'operator' };

function operated(settings: PlaceSettings): OperatedSite {
  const { PORT, DATA_DIR: dataDir } = settings;
  return {
    url: `http://localhost:${PORT}`,
    dataDir,
    async desk(...args) {
      const { request, json } = readDeskArguments(args, OPERATOR);
      const result = (await callServer(dataDir, 'desk', request)) as DeskResult;
      return json ? JSON.stringify(result) : deskText(result, new Date(), Infinity);
    },
    tool(name, ...args) {
      const words = [path.join(root, 'dist/server/cli.js'), name, ...args];
      const env = { ...process.env, ...OPERATOR, ...settings, NODE_OPTIONS: '' };
      const ran = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${ran.stdout}${ran.stderr}`);
      return ran.stdout;
    },
  };
}
