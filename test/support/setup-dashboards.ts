/** Runs before the first browser test: fills a data folder, and starts the server that tests share which only read. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../server/readConfig';
import { addOtherLogins } from '../../server/modules/demonstration/demonstrationLogins';
import { startBackground } from '../../server/modules/statistics/background';
import { openDatabase } from '../../server/platform/storage/openDatabase';
import { freePort } from './dashboard';
import { makeHistory } from './makeHistory';
import { startProcess, type ServerProcess } from './serverProcess';
import { FILLED_FOLDER, SEEDED, SHARED_ADDRESS } from './sharedDashboard';

/** Limits so high that many pages at once do not count as an attack. */
const GENEROUS = {
  READS_PER_MINUTE: '1000000',
  LOGINS_PER_MINUTE: '100000',
  WRITES_PER_MINUTE: '100000',
  COSTLY_SECONDS_PER_MINUTE: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
};

let shared: ServerProcess | undefined;

export default async function setUp(): Promise<void> {
  const ofRun = process.env['TEST_FOLDER'] ?? tmpdir();
  const folder = mkdtempSync(path.join(ofRun, 'dashboards-'));
  const filled = path.join(folder, 'filled');
  await fill(filled);
  process.env[FILLED_FOLDER] = filled;

  const own = path.join(folder, 'shared');
  cpSync(filled, own, { recursive: true });
  const port = await freePort();
  shared = startProcess({ ...SEEDED, ...GENEROUS, PORT: String(port), DATA_DIR: own });
  endWithRun(ofRun, shared);
  await shared.started;
  process.env[SHARED_ADDRESS] = `http://localhost:${port}`;
}

/** Writes the file by which the run ends this server, even where jest is killed (scripts/test/jest.mjs). */
function endWithRun(ofRun: string, { child }: ServerProcess): void {
  const folder = path.join(ofRun, 'processes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, String(child.pid)), '');
}

export async function tearDown(): Promise<void> {
  if (!shared) return;
  shared.child.kill('SIGTERM');
  await shared.ended;
  rmSync(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'processes', String(shared.child.pid)), {
    force: true,
  });
}

/**
 * Fills the folder as the product does at its first start, has somebody do something, and waits for its work in the background, which each copy
 * would repeat.
 */
async function fill(dataDir: string): Promise<void> {
  const port = await freePort();
  const settings = { ...SEEDED, DATA_DIR: dataDir, PORT: String(port) };
  const first = startProcess(settings);
  await first.started;
  await makeHistory(`http://localhost:${port}`);
  first.child.kill('SIGTERM');
  await first.ended;
  const { config, errors } = readConfig(settings);
  if (!config) throw new Error(errors.join('\n'));
  const database = await openDatabase(config);
  const parts = { config, database, now: () => new Date() };
  await startBackground(parts, (isOver) => addOtherLogins(parts, isOver)).done;
  await database.close();
}
