/** Jest environment of tests that render: it has a document, and loads slow packages outside of the test realm. */
import { createRequire } from 'node:module';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

const loadOnce = createRequire(import.meta.url);

export default class DomEnvironment extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadOnce = loadOnce;
  }
}
