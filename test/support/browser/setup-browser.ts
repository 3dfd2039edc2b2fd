import { refusedChanges } from './browser';

/** Fails a test that has asked the shared server for a change, which other tests would meet. */
afterEach(() => {
  expect(refusedChanges.splice(0)).toEqual([]);
});
