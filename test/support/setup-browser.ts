/** A page has to load, a dialog to open: give each step of a walk two minutes. */
jest.setTimeout(120_000);
