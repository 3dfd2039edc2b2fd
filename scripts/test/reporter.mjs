/**
 * Prints a line for each test file, and failures after their file; jest's summary repeats them at the end. Writes the
 * outcome of the run to the file in TEST_OUTCOME: `{ passed, failed, skipped, files }`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DefaultReporter } from '@jest/reporters';
import { elapsed } from '../progress.mjs';

const root = path.join(import.meta.dirname, '../..');

/** Returns what jest says of each failed test of a file: its name, and the first lines without pieces of source. */
function failuresIn(message) {
  const blocks = stripVTControlCharacters(message).split(/^ {2}● /m);
  return blocks.slice(1).map((block) =>
    block
      .split('\n')
      .filter((line) => !/^\s*$|^\s*>?\s*(\d+ )?\||node_modules\//.test(line))
      .slice(0, 8)
      .map((line) => line.trim())
      .join('\n    '),
  );
}

export default class ProgressReporter extends DefaultReporter {
  #files = [];

  printTestFileHeader(file, config, result) {
    const { start, end } = result.perfStats;
    const name = `${config.displayName?.name ?? ''} ${path.relative(root, file)}`;
    const seconds = (end - start) / 1000;
    const isGood = result.numFailingTests === 0 && !result.testExecError;
    this.#files.push({
      name,
      seconds,
      secondTries: result.testResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
      failures: failuresIn(result.failureMessage ?? ''),
    });
    this.log(`${elapsed().padStart(5)}  ${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    if (result.console?.length || result.testResults.some(({ retryReasons }) => retryReasons?.length)) {
      super.printTestFileHeader(file, config, result);
    }
  }

  onRunComplete(contexts, results) {
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
