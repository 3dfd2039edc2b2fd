/**
 * Prints a line for each test file: the time of the run, the number of finished files, and the result; and every 15
 * seconds what is still running. Failures are printed after their file; jest's summary repeats them at the end. Writes
 * the outcome of the run to the file in TEST_OUTCOME: `{ passed, failed, skipped, files }`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DefaultReporter } from '@jest/reporters';
import { elapsed } from '../progress.mjs';
import { failuresIn } from './report.mjs';

const HEARTBEAT_MS = 15_000;
const root = path.join(import.meta.dirname, '../..');

const nameOf = ({ displayName }) => displayName?.name ?? '';
const named = (config, file) => `${nameOf(config)} ${path.relative(root, file)}`;

export default class ProgressReporter extends DefaultReporter {
  #files = [];
  #total = 0;
  #running = new Set();
  #told = Date.now();
  #heartbeat;

  onRunStart(results, options) {
    this.#total = results.numTotalTestSuites;
    this.log(
      `${elapsed().padStart(5)}  ${this.#total} test files, ${this._globalConfig.maxWorkers} at a time`,
    );
    this.#heartbeat = setInterval(() => this.#tellRunning(), HEARTBEAT_MS);
    super.onRunStart(results, options);
  }

  onTestStart(test) {
    this.#running.add(named(test.context.config, test.path));
    super.onTestStart(test);
  }

  #tell(line) {
    this.#told = Date.now();
    const done = this.#files.length;
    const share = `${Math.floor((done / this.#total) * 100)} %`;
    this.log(
      `${elapsed().padStart(5)} ${share.padStart(5)} ${`${done}/${this.#total}`.padStart(8)}  ${line}`,
    );
  }

  #tellRunning() {
    if (Date.now() - this.#told < HEARTBEAT_MS) return;
    this.#tell(`…    ${[...this.#running].join(', ')}`);
  }

  printTestFileHeader(file, config, result) {
    const { start, end } = result.perfStats;
    const seen = {
      project: nameOf(config),
      file: path.relative(root, file),
      seconds: (end - start) / 1000,
      tests: result.testResults.length,
      secondTries: result.testResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `${path.relative(root, file)}: ${fullName}`),
      failures: failuresIn(result.failureMessage ?? ''),
    };
    this.#files.push(seen);
    this.#running.delete(named(config, file));
    const verdict = result.numFailingTests > 0 || result.testExecError ? 'FAIL' : 'ok  ';
    this.#tell(`${verdict} ${named(config, file)} (${seen.seconds.toFixed(1)} s)`);
    if (result.console?.length || result.testResults.some(({ retryReasons }) => retryReasons?.length)) {
      super.printTestFileHeader(file, config, result);
    }
  }

  onRunComplete(contexts, results) {
    clearInterval(this.#heartbeat);
    super.onRunComplete(contexts, results);
    const outcome = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
      files: this.#files,
    };
    if (process.env.TEST_OUTCOME) writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(outcome));
  }
}
