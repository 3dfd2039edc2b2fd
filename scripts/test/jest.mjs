/** Runs jest with what the projects need from outside: Chromium, PostgreSQL, and a folder that goes with the run. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserToLaunch } from '../browser.mjs';
import { startPostgres } from '../postgres.mjs';
import { begun, tell } from '../progress.mjs';
import { remember } from './durations.mjs';

const root = path.join(import.meta.dirname, '../..');
const at = (...parts) => path.join(root, 'node_modules', ...parts);

/** `{ value, stop }`: what the tests are told by the variable, and how it ends. */
const started = (service) => service && { value: service.url, stop: () => service.stop() };
const launchable = (options) => options && { value: JSON.stringify(options), stop: () => undefined };

/** What a project needs, the variable that tells of it, and the setting that makes its absence a failure. */
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
};

/** In the folder of a run: a file for each process that has to end with it, named by its id (test/support/setup-dashboards.ts). */
const LEFT_BEHIND = 'processes';

function endLeftBehind(folder) {
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    try {
      process.kill(Number(id));
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Resolves with `success`, what jest says when it ends; with what the reporter has seen (scripts/test/reporter.mjs),
 * `undefined` where jest did not come that far; and with what the machine lacks though it was asked for. `judge` is
 * called with the run's folder, before it goes, and with the projects that ran; what it gives is passed on as `faults`.
 * What asks this process to end ends jest and whatever the tests have started.
 */
export async function runJest(projects, options, judge = () => []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-tests-'));
  const file = path.join(folder, 'outcome.json');
  // What killed servers leave behind goes with the folder; what jest has transformed stays for the next run.
  const env = {
    ...process.env,
    // With room for young objects, a tenth of the processor time of tests that render is not spent on collecting them.
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
    return { success, outcome, lacking, faults: judge(folder, chosen) };
  } finally {
    await Promise.all(found.map(({ stop }) => stop()));
    endLeftBehind(path.join(folder, LEFT_BEHIND));
    rmSync(folder, { recursive: true, force: true });
  }
}
