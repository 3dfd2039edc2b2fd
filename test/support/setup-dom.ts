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
/** A sentence that is missing, or an error that nobody caught, fails the test that met it. */
globalThis.reportError = (error: unknown) => {
  throw error;
};
/** axe asks for it to measure icons in letters; there is nothing to draw on. */
HTMLCanvasElement.prototype.getContext = () => null;
/** Each test is a tab of its own. */
afterEach(() => {
  dropDrafts();
  sessionStorage.clear();
});
/** Nothing has a size here, so none changes. */
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
