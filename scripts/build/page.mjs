/**
 * Builds the page twice: `index.html` for any web server, and `page.json` for ours, which writes the document itself
 * (decision 11).
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** Marks in the template the parts of head and body that both documents have. */
const MARK = '<!--#-->';
const languages = ['en', 'nl', 'pt'];

function filesOf(compilation, chunk) {
  return compilation.namedChunkGroups
    .get(chunk)
    .getFiles()
    .map((file) => `/${file}`);
}

/**
 * Returns what our server adds to its document besides the application's own files
 * (server/modules/client/indexHtml.ts).
 */
function overviewOf(compilation) {
  return {
    scripts: filesOf(compilation, 'overview').filter((file) => file.endsWith('.js')),
    texts: Object.fromEntries(
      languages.map((language) => [language, filesOf(compilation, `core-${language}`)]),
    ),
  };
}

/**
 * Makes the scripts of `index.html` async. Browsers hold deferred scripts back until the style sheets have loaded and
 * the document has ended. Bundles may run in any order, and `app/start` waits for the end of the document.
 */
function hasten(page) {
  if (page.outputName !== 'index.html') return page;
  for (const { attributes } of page.assetTags.scripts) {
    Object.assign(attributes, { defer: false, async: true, fetchpriority: 'high' });
  }
  return page;
}

/** Every page needs the current user first: the request goes out beside those for the scripts, and `fetch` finds its answer. */
const person = '<link rel="preload" as="fetch" crossorigin href="/dashboard/api/users/me">';

export const pageForServer = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('page', (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tap('page', hasten);
      hooks.beforeEmit.tap('page', (page) => {
        if (page.outputName !== 'index.html') return page;
        const [, head, , boot] = page.html.split(MARK);
        const told = JSON.stringify({ head, boot, overview: overviewOf(compilation) });
        compilation.emitAsset('page.json', new webpack.sources.RawSource(told));
        return { ...page, html: page.html.replace(MARK, person).replaceAll(MARK, '') };
      });
    }),
};
