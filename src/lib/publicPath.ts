import { placed } from './basePath';

declare global {
  /** The prefix that the bundler puts before the names of files that are loaded later. */
  var __webpack_public_path__: string;
}

__webpack_public_path__ = placed('/');
