/**
 * Runs before the first browser test: fills a data folder, and starts the server that tests share which only read, and
 * that of the paths which change something, if some are to run.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../server/readConfig';
import { addOtherLogins } from '../../../server/modules/demonstration/logins/demonstrationLogins';
import { startBackground } from '../../../server/modules/statistics/background';
import { openDatabase } from '../../../server/platform/storage/openDatabase';
import { freePort } from './dashboard';
import { makeHistory } from './makeHistory';
import { root, startProcess, type ServerProcess } from './serverProcess';
import { FILLED_FOLDER, PATHS_SETTINGS, SEEDED, SHARED_ADDRESS, type PlaceSettings } from './sharedDashboard';

/** Limits so high that many pages at once do not count as an attack. */
const GENEROUS = {
  READS_PER_MINUTE: '1000000',
  LOGINS_PER_MINUTE: '100000',
  WRITES_PER_MINUTE: '100000',
  COSTLY_SECONDS_PER_MINUTE: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
};

/** The data of the run that jest passes. */
interface Run {
  readonly rootDir: string;
  /** The words of the command line that choose files. */
  readonly testPathPatterns: {
    toExecutor(options: { readonly rootDir: string }): { isMatch(file: string): boolean };
  };
}

const running: ServerProcess[] = [];
const ofRun = () => process.env['TEST_FOLDER'] ?? tmpdir();
/**
 * The run ends the processes of which this folder has a file, even if jest is killed (scripts/test/jest.mjs).
 */
const processes = () => path.join(ofRun(), 'processes');

export default async function setUp(run: Run): Promise<void> {
  const folder = mkdtempSync(path.join(ofRun(), 'dashboards-'));
  const filled = path.join(folder, 'filled');
  await fill(filled);
  process.env[FILLED_FOLDER] = filled;

  const [shared, ofPaths] = await Promise.all([
    startCopy(filled, path.join(folder, 'shared')),
    runsPaths(run) ? startCopy(filled, path.join(folder, 'paths')) : undefined,
  ]);
  process.env[SHARED_ADDRESS] = `http://localhost:${shared.PORT}`;
  if (ofPaths) process.env[PATHS_SETTINGS] = JSON.stringify(ofPaths);
}

/** Tells whether the words of the command line leave a path in the run; a share of the run counts as all of it. */
function runsPaths({ rootDir, testPathPatterns }: Run): boolean {
  const chosen = testPathPatterns.toExecutor({ rootDir });
  const folder = path.join(root, 'test/browser/paths');
  return readdirSync(folder).some((file) => chosen.isMatch(path.join(folder, file)));
}

/** Starts a server with a copy of the filled folder. */
async function startCopy(filled: string, own: string): Promise<PlaceSettings> {
  cpSync(filled, own, { recursive: true });
  const settings = { ...SEEDED, PORT: String(await freePort()), DATA_DIR: own };
  const server = startProcess({ ...GENEROUS, ...settings });
  running.push(server);
  mkdirSync(processes(), { recursive: true });
  writeFileSync(path.join(processes(), String(server.child.pid)), '');
  await server.started;
  return settings;
}

export async function tearDown(): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  for (const { child } of running) rmSync(path.join(processes(), String(child.pid)), { force: true });
}

/**
 * Fills the folder as the product does at its first start, makes a person act, and waits for the work in the
 * background, which each copy would repeat.
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
