/** The order of test files: what waits for other processes first, so that the rest of the run fills its pauses. */
import Sequencer from '@jest/test-sequencer';

const first = (test) => (test.context.config.displayName?.name === 'browser' ? 0 : 1);

/** Within each half jest's own order: what failed last, then what took longest. */
export default class WaitingFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => first(a) - first(b));
  }
}
