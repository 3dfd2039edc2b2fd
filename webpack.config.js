import path from 'node:path';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

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

/** The single-page application: hashed, split by route, compressed ahead of time. */
function client(mode) {
  const production = mode === 'production';
  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    entry: { main: './src/index.tsx', qa: './src/qa/main.tsx' },
    devtool: 'source-map',
    output: {
      path: path.join(root, 'dist/client'),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: {
      ...resolve,
      alias: {
        // Catalogues are compiled when building, so the message parser stays out of the bundle.
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    module: {
      rules: [
        typescript,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: { auto: true, namedExport: false, localIdentName: '[name]-[local]-[hash:base64:4]' },
              },
            },
          ],
        },
        { test: /translations\/(qa\/)?\w+\.json$/, loader: path.join(root, 'scripts/messages-loader.mjs') },
        {
          test: /src\/qa\/picture\/drawings\.ts$/,
          enforce: 'post',
          loader: path.join(root, 'scripts/pictures-loader.mjs'),
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          react: {
            test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
            name: 'react',
            priority: 20,
          },
        },
      },
      runtimeChunk: 'single',
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'src/index.html', favicon: 'src/ui/icon.svg', chunks: ['main'] }),
      new HtmlWebpackPlugin({
        template: 'src/qa/index.html',
        filename: 'qa.html',
        favicon: 'src/ui/icon.svg',
        chunks: ['qa'],
      }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:10].css',
        chunkFilename: 'assets/[name].[contenthash:10].css',
      }),
      new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /(nl|pt)$/),
      ...(production
        ? [
            new CompressionPlugin({ test: /\.(js|css|svg|json|html)$/, threshold: 1024 }),
            new CompressionPlugin({
              test: /\.(js|css|svg|json|html)$/,
              threshold: 1024,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
    ],
    performance: { hints: false },
  };
}

/** The server and the command line tools: packages stay outside, everything of ours is bundled. */
function server(mode) {
  return {
    name: 'server',
    mode,
    target: 'node20',
    entry: { main: './server/main.ts', desk: './server/cli/desk.ts', import: './server/cli/import.ts' },
    devtool: 'source-map',
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
    module: { rules: [typescript] },
    optimization: { minimize: false },
  };
}

/** What `npm run charts` runs: the drawing of the visualiser, for this process; class names stay as they are written. */
export function documents() {
  const { output, ...shared } = server('development');
  const modules = { auto: true, namedExport: false, exportOnlyLocals: true, localIdentName: '[local]' };
  return {
    ...shared,
    name: 'documents',
    devtool: false,
    entry: { documents: './src/qa/documents/writeDocuments.tsx' },
    output: { ...output, path: path.join(root, '.cache/charts'), library: { type: 'module' } },
    module: {
      rules: [typescript, { test: /\.css$/, loader: 'css-loader', options: { modules } }],
    },
  };
}

export default (_env, argv) => {
  const mode = argv.mode ?? 'production';
  return [client(mode), server(mode)];
};
