/** A page has to load, a dialog to open: give each step of a walk a minute. */
jest.setTimeout(120_000);
