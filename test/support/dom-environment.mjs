/** Jest environment of tests that render: a document, and a way to load what is slow in a realm of its own. */
import { createRequire } from 'node:module';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

const loadOnce = createRequire(import.meta.url);

export default class DomEnvironment extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadOnce = loadOnce;
  }
}
