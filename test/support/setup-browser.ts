import { askedToChange } from './browser';

/** Two minutes for each test, in which pages load and dialogs open. */
jest.setTimeout(120_000);

/** Fails a test that has asked the shared server for a change, which other tests would meet. */
afterEach(() => {
  expect(askedToChange.splice(0)).toEqual([]);
});
