import './renders';
import '@testing-library/jest-dom';
import * as React from 'react';
import { configure } from '@testing-library/react';
import { dropDrafts } from '../../../src/store/drafts';
import { installDialogs } from './dom-dialogs';
import { installPopovers } from './dom-popovers';
import { rememberStyles } from './dom-styles';

configure({
  asyncUtilTimeout: 60_000,
  // Printing the document takes a part of the time of each look-up that waits; PRINT_DOCUMENT=1 prints it.
  ...(process.env['PRINT_DOCUMENT'] !== '1' && { getElementError: (message) => new Error(message ?? '') }),
});
// React makes an error for each of the first 10,000 elements of a second, for stacks that nothing here reads.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ],
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);
installDialogs();
installPopovers();
rememberStyles();
window.scrollTo = () => undefined;
/** A missing message or an uncaught error fails the test. */
globalThis.reportError = (error: unknown) => {
  throw error;
};
/** React only warns about elements that HTML does not allow inside one another, such as a link in a link. */
const wrongNesting: unknown[] = [];
const { error: print } = console;
console.error = (...said: unknown[]) => {
  print(...said);
  if (/^In HTML, /.test(String(said[0]))) wrongNesting.push(said[0]);
};
afterEach(() => {
  expect(wrongNesting.splice(0)).toEqual([]);
});
/** axe measures icons in letters by a canvas, on which nothing can be drawn here. */
HTMLCanvasElement.prototype.getContext = () => null;
/** Each test starts like a new tab. */
afterEach(() => {
  dropDrafts();
  sessionStorage.clear();
});
/** Nothing has a size here, so that no size changes. */
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
