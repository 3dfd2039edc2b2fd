/** The order of test files, such that the processor has work whenever others wait for a browser, and no long one is last. */
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { knownDurations } from './durations.mjs';

const root = path.join(import.meta.dirname, '../..');
/** Seconds that a file is reckoned with which has not run here yet. */
const UNKNOWN = { waiting: 60, working: 4 };

/** Whether most of its time passes in waiting for another process. */
const waits = (test) => test.context.config.displayName?.name === 'browser';

export default class Interleaving extends Sequencer {
  #workers;

  constructor(options) {
    super(options);
    this.#workers = options.globalConfig?.maxWorkers ?? 1;
  }

  /** Within both kinds jest's own order: what failed last, then what took longest. */
  sort(tests) {
    const sorted = super.sort(tests);
    return interleaved(
      sorted.filter(waits),
      sorted.filter((test) => !waits(test)),
      this.#workers,
    );
  }
}

/** Plans who takes what and when, by how long each took last: all workers but one take what waits, while there is any. */
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
