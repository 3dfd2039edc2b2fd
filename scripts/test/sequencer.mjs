/**
 * Orders test files so that the processor has work while others wait for a browser, and so that no long file comes
 * last; and shares them out to shards of equal weight. The weights are seconds of a worker (test/support/weights.json).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

const root = path.join(import.meta.dirname, '../..');
const weights = JSON.parse(readFileSync(path.join(root, 'test/support/weights.json'), 'utf8'));

const projectOf = (test) => test.context.config.displayName?.name;
/** Tells whether a test mostly waits for another process. */
const waits = (test) => projectOf(test) === 'browser';
const weightOf = (test) => weights[`${projectOf(test)} ${path.relative(root, test.path)}`] ?? 2;
const heaviestFirst = (tests) =>
  [...tests].sort((a, b) => weightOf(b) - weightOf(a) || a.path.localeCompare(b.path));

export default class Interleaving extends Sequencer {
  #workers;

  constructor(options) {
    super(options);
    this.#workers = options.globalConfig?.maxWorkers ?? 1;
  }

  /** Plans which worker takes which file: all workers but one take files that wait, while there are any. */
  sort(tests) {
    const sorted = heaviestFirst(tests);
    const waiting = sorted.filter(waits);
    const working = sorted.filter((test) => !waits(test));
    const ends = Array.from({ length: this.#workers }, () => ({ at: 0, waits: false }));
    const order = [];
    while (waiting.length + working.length > 0) {
      const free = ends.reduce((a, b) => (b.at < a.at ? b : a));
      const others = ends.filter((one) => one !== free && one.waits && one.at > free.at).length;
      free.waits = working.length === 0 || (waiting.length > 0 && others < Math.max(1, this.#workers - 1));
      const test = (free.waits ? waiting : working).shift();
      order.push(test);
      free.at += weightOf(test);
    }
    return order;
  }

  /** Returns the tests of one shard; `--shard=2/6` is `{ shardIndex: 2, shardCount: 6 }`. */
  shard(tests, { shardIndex, shardCount }) {
    const shards = Array.from({ length: shardCount }, () => ({ weight: 0, tests: [] }));
    for (const test of heaviestFirst(tests)) {
      const lightest = shards.reduce((a, b) => (b.weight < a.weight ? b : a));
      lightest.tests.push(test);
      lightest.weight += weightOf(test);
    }
    return shards[shardIndex - 1].tests;
  }
}
