import { askedToChange } from './browser';

/** A page has to load, a dialog to open: give each step of a walk two minutes. */
jest.setTimeout(120_000);

/** What only reads shares a server; whoever asks it for a change would be met by the others. */
afterEach(() => {
  expect(askedToChange.splice(0)).toEqual([]);
});
