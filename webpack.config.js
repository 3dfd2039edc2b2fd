import { spawnSync } from 'node:child_process';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { pageForServer } from './scripts/build/page.mjs';
import { splitChunks } from './scripts/build/splitChunks.mjs';
import { listPackages } from './scripts/build/listPackages.mjs';

const root = import.meta.dirname;

const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const resolve = { extensions: ['.ts', '.tsx', '.js'] };

const texts = {
  test: /translations\/\w+\/\w+\.json$/,
  loader: path.join(root, 'scripts/messages-loader.mjs'),
};

/** Options of css-loader; the server renders with the same names of classes as the client. */
const cssModules = {
  auto: true,
  namedExport: false,
  // No two style sheets have one name (test/architecture/habits), so that names say all, and cost no hash.
  localIdentName: '[name]-[local]',
};

/** How the sources of the client find what they import. */
function clientResolve(mode) {
  return {
    ...resolve,
    alias: {
      // Catalogues are compiled when building, so the message parser stays out of the bundle.
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      // React has had the hook itself for long; with it both libraries share one copy of what is left.
      'use-sync-external-store/shim$': 'react',
      'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
      // The package names its development build only, whatever the mode is.
      ...(mode === 'production' && {
        'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
      }),
    },
  };
}

/**
 * The single-page application: hashed, split by route, minified and compressed ahead of time, unless it is for a start on this
 * machine (`local`). A release has no maps of it, since they name the folder of the build, and by way of intermediate hashes
 * the scripts would depend on it.
 */
async function client(mode, { release: isRelease = false, local: isLocal = false }) {
  const small = mode === 'production' && !isLocal ? await import('./scripts/build/small.mjs') : undefined;
  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    entry: {
      main: './src/index.tsx',
      qa: './src/qa/main.tsx',
    },
    devtool: isRelease || isLocal ? false : 'source-map',
    output: {
      path: path.join(root, 'dist/client'),
      // The first script has the hashes of all others: six digits keep it small, and 16 million tell versions apart.
      filename: 'assets/[name].[contenthash:6].js',
      chunkFilename: 'assets/[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: clientResolve(mode),
    module: {
      rules: [
        typescript,
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules } }],
        },
        texts,
        {
          test: /node_modules\/react-router\/.*\.mjs$/,
          loader: path.join(root, 'scripts/router-loader.mjs'),
        },
        {
          test: /src\/qa\/picture\/drawings\.ts$/,
          enforce: 'post',
          loader: path.join(root, 'scripts/pictures-loader.mjs'),
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks,
      ...(isLocal ? { minimize: false } : small?.optimization),
    },
    plugins: [
      ...(isRelease ? [listPackages(root, path.join(root, 'dist/.packages.json'))] : []),
      new webpack.DefinePlugin(builtFrom()),
      new HtmlWebpackPlugin({
        template: 'src/index.html',
        favicon: 'src/ui/icon.svg',
        chunks: ['main'],
        inject: false,
      }),
      new HtmlWebpackPlugin({
        template: 'src/qa/index.html',
        filename: 'qa.html',
        favicon: 'src/ui/icon.svg',
        chunks: ['qa'],
      }),
      pageForServer,
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:6].css',
        chunkFilename: 'assets/[name].[contenthash:6].css',
        // Classes are scoped to their files, so the order between files says nothing.
        ignoreOrder: true,
      }),
      new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /(nl|pt)$/),
      ...(small?.plugins ?? []),
    ],
    performance: { hints: false },
  };
}

/** Tells the code which commit it is of, `-dirty` where it was changed since; nothing without git, as in an archive. */
function builtFrom() {
  const asked = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  return { 'process.env.BUILT_FROM': status === 0 ? JSON.stringify(stdout.trim()) : 'undefined' };
}

/** The server and the command line: packages stay outside, everything of ours is bundled. */
function server(mode, { local: isLocal = false } = {}) {
  return {
    name: 'server',
    mode,
    target: 'node20',
    entry: {
      main: './server/main.ts',
      cli: './server/cli.ts',
      documents: './server/documents.ts',
      'threads/signature': './server/modules/metadata/signature/thread.ts',
    },
    devtool: isLocal ? false : 'source-map',
    experiments: { outputModule: true },
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      clean: true,
    },
    externalsType: 'module',
    externals: [({ request }, done) => (/^[./]/.test(request) ? done() : done(null, `module ${request}`))],
    resolve,
    // No module of ours does anything by being imported, so that a command is built without what it does not use.
    module: { rules: [{ ...typescript, sideEffects: false }] },
    plugins: [new webpack.DefinePlugin(builtFrom())],
    optimization: { minimize: false },
  };
}

/** Components for a process without a window: of the style sheets only the names of the classes. */
function drawing(mode, name, entry, localIdentName) {
  const { output, ...shared } = server(mode);
  const modules = { ...cssModules, localIdentName, exportOnlyLocals: true };
  return {
    ...shared,
    name,
    devtool: false,
    entry: { [name]: entry },
    output: { ...output, path: path.join(root, 'dist', name) },
    module: { rules: [typescript, texts, { test: /\.css$/, loader: 'css-loader', options: { modules } }] },
  };
}

/** The application in a thread of the server, which prerenders the overview (decision 11). */
function prerender(mode) {
  const shared = drawing(mode, 'prerender', './src/prerender.ts', cssModules.localIdentName);
  return { ...shared, externals: [], resolve: clientResolve(mode) };
}

/** What `npm run charts` runs: the drawing of the visualiser; class names stay as they are written. */
export function documents() {
  const shared = drawing('development', 'documents', './src/qa/documents/documents.ts', '[local]');
  return {
    ...shared,
    output: { ...shared.output, path: path.join(root, '.cache/charts'), library: { type: 'module' } },
  };
}

export default async (env, argv) => {
  const mode = argv.mode ?? 'production';
  return [await client(mode, env), server(mode, env), prerender(mode)];
};
