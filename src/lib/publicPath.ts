import { placed } from './basePath';

declare global {
  /** What the bundler puts before the names of files that are loaded later. */
  var __webpack_public_path__: string;
}

__webpack_public_path__ = placed('/');
