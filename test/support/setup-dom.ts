import './renders';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { dropDrafts } from '../../src/store/drafts';
import { installDialogs } from './dom-dialogs';
import { installPopovers } from './dom-popovers';
import { rememberStyles } from './dom-styles';

configure({ asyncUtilTimeout: 20_000 });
installDialogs();
installPopovers();
rememberStyles();
window.scrollTo = () => undefined;
/** A missing message, or an error that nobody catches, fails the test. */
globalThis.reportError = (error: unknown) => {
  throw error;
};
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
