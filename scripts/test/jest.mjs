/** Runs jest with what its projects need: Chromium, PostgreSQL, ClickHouse, and a temporary folder. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserToLaunch } from '../browser.mjs';
import { startClickHouse } from '../clickhouse.mjs';
import { startPostgres } from '../postgres.mjs';
import { begun, tell } from '../progress.mjs';

const root = path.join(import.meta.dirname, '../..');

/** The needs of a project: the Debian package, and the variable with its place for the tests. */
const NEEDS = {
  browser: {
    what: 'chromium-headless-shell',
    variable: 'TEST_BROWSER',
    required: 'REQUIRE_BROWSER',
    start: () => {
      const options = browserToLaunch();
      return options && { url: JSON.stringify(options), stop: () => undefined };
    },
  },
  'server-postgresql': {
    what: 'postgresql',
    variable: 'TEST_POSTGRES_URL',
    required: 'REQUIRE_POSTGRES',
    start: startPostgres,
  },
  'server-clickhouse': {
    what: 'clickhouse-server',
    variable: 'TEST_CLICKHOUSE_URL',
    required: 'REQUIRE_CLICKHOUSE',
    start: startClickHouse,
  },
};

/** Projects whose tests use the embedded database. */
const EMBEDDED = ['server', 'server-clickhouse'];

/**
 * Ends what the tests have left running: the folder has a file for each process, whose name is its id
 * (test/support/product/setup-dashboards.ts).
 */
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
 * Runs jest. Resolves with `success`; with `outcome`, what the reporter has seen (scripts/test/reporter.mjs),
 * undefined if jest did not get that far; and with `lacking`, a line for each requirement that the machine
 * does not meet. A signal that ends this process ends jest and everything that the tests have started.
 */
export async function runJest(projects, options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-tests-'));
  const file = path.join(folder, 'outcome.json');
  const env = {
    ...process.env,
    // With more room for young objects, tests that render spend a tenth less of their time on garbage collection.
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
    BEGUN: String(begun),
    TEST_FOLDER: folder,
    TEST_OUTCOME: file,
    // Servers that were killed leave files here.
    TMPDIR: folder,
  };
  const needed = projects.filter((project) => NEEDS[project]);
  const started = new Map();
  try {
    if (projects.some((project) => EMBEDDED.includes(project))) {
      const { makeTemplate } = await import('../../test/support/server/embedded-template.mjs');
      await makeTemplate(folder);
    }
    for (const project of needed) {
      const service = await NEEDS[project].start();
      if (!service) continue;
      started.set(project, service);
      env[NEEDS[project].variable] = service.url;
    }
    const missing = needed.filter((project) => !started.has(project));
    const packages = missing.map((project) => NEEDS[project].what).join(', ');
    if (missing.length > 0)
      tell(
        `Skipped: the tests of ${missing.join(', ')}. To run them, install these Debian packages: ${packages}.`,
      );
    const lacking = missing
      .filter((project) => process.env[NEEDS[project].required] === '1')
      .map((project) => `${NEEDS[project].required}=1 asks for ${NEEDS[project].what}, which is not there.`);
    const chosen = projects.filter((project) => !missing.includes(project));
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(process.execPath, [jest, ...options, '--selectProjects', ...chosen], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    const code = await new Promise((resolve) => child.once('close', resolve));
    const outcome = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { success: code === 0 && outcome !== undefined, outcome, lacking };
  } finally {
    await Promise.all([...started.values()].map((service) => service.stop()));
    endLeftBehind(path.join(folder, 'processes'));
    rmSync(folder, { recursive: true, force: true });
  }
}
