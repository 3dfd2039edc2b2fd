import about from '../../../package.json';

/** The version and the commit of the build; without a commit if the build did not know it (webpack.config.js). */
export const build: { readonly version: string; readonly commit: string | undefined } = {
  version: about.version,
  commit: process.env['BUILT_FROM'],
};
