/** The page: `index.html` for whatever web server, and `page.json` for ours, which writes the document itself (decision 11). */
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** Stands in the template around what both documents have in their head and in their place. */
const MARK = '<!--#-->';
const languages = ['en', 'nl', 'pt'];

function filesOf(compilation, chunk) {
  return compilation.namedChunkGroups
    .get(chunk)
    .getFiles()
    .map((file) => `/${file}`);
}

const of = (kind) => (file) => file.endsWith(kind);

/** Returns what the server says in its document beside the application's own files (server/modules/client/indexHtml.ts). */
function overviewOf(compilation) {
  const files = filesOf(compilation, 'overview');
  return {
    styles: files.filter(of('.css')),
    scripts: files.filter(of('.js')),
    texts: Object.fromEntries(
      languages.map((language) => [language, filesOf(compilation, `core-${language}`)]),
    ),
  };
}

/**
 * Browsers hold deferred scripts back behind the style sheets, and run them after the end of the document, which may still
 * be rendered: the bundles find together in whatever order they come, and `app/start` waits for the end.
 */
function hasten(page) {
  if (page.outputName !== 'index.html') return page;
  for (const { attributes } of page.assetTags.scripts) {
    Object.assign(attributes, { defer: false, async: true, fetchpriority: 'high' });
  }
  return page;
}

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
        return { ...page, html: page.html.replaceAll(MARK, '') };
      });
    }),
};
