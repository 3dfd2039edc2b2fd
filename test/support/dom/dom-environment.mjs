/**
 * Jest environment of tests that render: it has a document, and loads slow packages outside of the test
 * realm. The option `timeZone` (IANA) sets the reader's zone; tests cannot, since they have a copy of the
 * environment variables.
 */
import { createRequire } from 'node:module';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';
import { leaveStorages } from '../async-storages.mjs';

const loadOnce = createRequire(import.meta.url);

export default class DomEnvironment extends FixedJSDOMEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOnce = loadOnce;
    this.zone = config.projectConfig.testEnvironmentOptions.timeZone;
    this.ownZone = process.env.TZ;
    if (this.zone) process.env.TZ = this.zone;
  }

  async teardown() {
    if (this.zone && this.ownZone === undefined) delete process.env.TZ;
    else if (this.zone) process.env.TZ = this.ownZone;
    await super.teardown();
    leaveStorages();
  }
}
