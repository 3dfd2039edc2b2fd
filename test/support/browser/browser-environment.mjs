/** Jest environment of the browser tests, which loads the browser driver once for each worker (load-once.mjs). */
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { leaveStorages } from '../async-storages.mjs';

const loadOnce = createRequire(import.meta.url);

export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadOnce = loadOnce;
  }

  async teardown() {
    await super.teardown();
    leaveStorages();
  }
}
