/** Runs jest with what its projects need: Chromium, PostgreSQL, ClickHouse, and a temporary folder. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserToLaunch } from '../browser.mjs';
import { startClickHouse } from '../clickhouse.mjs';
import { startPostgres } from '../postgres.mjs';
import { begun, tell } from '../progress.mjs';
import { remember } from './durations.mjs';

const root = path.join(import.meta.dirname, '../..');
const at = (...parts) => path.join(root, 'node_modules', ...parts);

/** Returns `{ value, stop }`: the value of the variable that the tests read, and a function that stops the service. */
const started = (service) => service && { value: service.url, stop: () => service.stop() };
const launchable = (options) => options && { value: JSON.stringify(options), stop: () => undefined };

/** What each project needs: the variable that passes it to the tests, and the setting that makes its absence a failure. */
const NEEDS = {
  browser: {
    what: 'Chromium',
    find: () => launchable(browserToLaunch()),
    told: 'TEST_BROWSER',
    required: 'REQUIRE_BROWSER',
  },
  'server-postgresql': {
    what: 'PostgreSQL',
    find: async () => started(await startPostgres()),
    told: 'TEST_POSTGRES_URL',
    required: 'REQUIRE_POSTGRES',
  },
  'server-clickhouse': {
    what: 'ClickHouse',
    find: async () => started(await startClickHouse()),
    told: 'TEST_CLICKHOUSE_URL',
    required: 'REQUIRE_CLICKHOUSE',
  },
};

/**
 * Folder in that of the run with a file for each process that must end with the run; its id is the name
 * (test/support/setup-dashboards.ts).
 */
const LEFT_BEHIND = 'processes';

function endLeftBehind(folder) {
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    try {
      process.kill(Number(id));
    } catch {
      // The process has ended by itself.
    }
  }
}

/**
 * Runs jest. Resolves with `success`; with `outcome`, what the reporter has seen (scripts/test/reporter.mjs), undefined
 * where jest did not get that far; and with `lacking`, what the machine lacks. Calls `look` with the folder of the run
 * and the projects that ran, before the folder is deleted. A signal that ends this process ends jest and everything
 * that the tests have started.
 */
export async function runJest(projects, options, look = () => undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-tests-'));
  const file = path.join(folder, 'outcome.json');
  // Servers that were killed leave files in the folder of the run, which is deleted. The cache of jest stays for the
  // next run.
  const env = {
    ...process.env,
    // With more room for young objects, tests that render spend a tenth less of their time on garbage collection.
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
    BEGUN: String(begun),
    TEST_FOLDER: folder,
    TEST_OUTCOME: file,
    TMPDIR: folder,
  };
  const found = [];
  const skipped = [];
  const lacking = [];
  try {
    for (const [project, { what, find, told, required }] of Object.entries(NEEDS)) {
      if (!projects.includes(project)) continue;
      const one = await find();
      if (one) {
        found.push(one);
        env[told] = one.value;
        continue;
      }
      skipped.push(project);
      tell(`Skipped: the tests of “${project}”, because this machine has no ${what}.`);
      if (process.env[required] === '1') lacking.push(`There is no ${what}, and ${required}=1 asks for it.`);
    }
    const chosen = projects.filter((project) => !skipped.includes(project));
    const args = [at('jest/bin/jest.js'), ...options, '--selectProjects', ...chosen];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    const code = await new Promise((resolve) => child.once('close', resolve));
    const outcome = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    if (outcome) remember(outcome.files);
    const success = code === 0 && outcome !== undefined;
    look(folder, chosen);
    return { success, outcome, lacking };
  } finally {
    await Promise.all(found.map(({ stop }) => stop()));
    endLeftBehind(path.join(folder, LEFT_BEHIND));
    rmSync(folder, { recursive: true, force: true });
  }
}
