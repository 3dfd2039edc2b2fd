/**
 * Releases what test files leave in the worker: Node 20 and 22 attach every `AsyncLocalStorage` that was ever
 * used to every promise. Each test file brings some, of the test runner and of packages, so an old worker
 * would be half as fast as a new one. A storage that outlives its file is attached again with its next use.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();

for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...values) {
    used.add(this);
    return Reflect.apply(original, this, values);
  };
}

/** Called when a test file is done. */
export function leaveStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
