/**
 * Orders test files so that the processor has work while others wait for a browser, and so that no long file comes
 * last.
 */
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { knownDurations } from './durations.mjs';

const root = path.join(import.meta.dirname, '../..');
/** Seconds that are assumed for a file that has not run here yet. */
const UNKNOWN = { waiting: 60, working: 4 };

/** Tells whether a test mostly waits for another process. */
const waits = (test) => test.context.config.displayName?.name === 'browser';

export default class Interleaving extends Sequencer {
  #workers;

  constructor(options) {
    super(options);
    this.#workers = options.globalConfig?.maxWorkers ?? 1;
  }

  /** Sorts each of the two kinds as jest does: files that failed last time first, then the longest. */
  sort(tests) {
    const sorted = super.sort(tests);
    return interleaved(
      sorted.filter(waits),
      sorted.filter((test) => !waits(test)),
      this.#workers,
    );
  }
}

/**
 * Plans by the last durations which worker takes which file: all workers but one take files that wait, while there are
 * any.
 */
function interleaved(waiting, working, workers) {
  const known = knownDurations();
  const ends = Array.from({ length: workers }, () => ({ at: 0, waits: false }));
  const order = [];
  while (waiting.length + working.length > 0) {
    const free = ends.reduce((a, b) => (b.at < a.at ? b : a));
    const others = ends.filter((one) => one !== free && one.waits && one.at > free.at).length;
    free.waits = working.length === 0 || (waiting.length > 0 && others < Math.max(1, workers - 1));
    const test = (free.waits ? waiting : working).shift();
    order.push(test);
    free.at += known[path.relative(root, test.path)] ?? UNKNOWN[free.waits ? 'waiting' : 'working'];
  }
  return order;
}
