import about from '../../../package.json';

/** The version, and the commit that the build was made of; without a commit where nobody knew it (webpack.config.js). */
export const build: { readonly version: string; readonly commit: string | undefined } = {
  version: about.version,
  commit: process.env['BUILT_FROM'],
};
