import './renders';
import '@testing-library/jest-dom';
import * as React from 'react';
import { act, configure } from '@testing-library/react';
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
/**
 * What libraries only warn about fails the test: elements that HTML does not allow inside one another, two children with one
 * key, a call that is not implemented here. That something rendered outside `act` depends on how fast the machine is.
 */
const warnings: unknown[] = [];
for (const kind of ['error', 'warn'] as const) {
  const { [kind]: print } = console;
  console[kind] = (...said: unknown[]) => {
    print(...said);
    if (!/\bact\b/.test(String(said[0]))) warnings.push(said[0]);
  };
}
afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
});
/** What waits for an idle browser renders; `act` lets it, at any time. */
window.requestIdleCallback = (task) =>
  Number(setTimeout(() => act(() => task({ didTimeout: false, timeRemaining: () => 50 })), 1000));
window.cancelIdleCallback = (timer) => clearTimeout(timer);
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
