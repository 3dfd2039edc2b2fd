/** Makes the client small: what a start on this machine does without, and the packages that it does not install. */
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

export const optimization = {
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
  // Of the names between modules the most used are the shortest: one percent of what comes before the first row.
  mangleExports: 'size',
  // The same goes for the numbers of modules and chunks. A release changes all scripts anyway, since names change.
  moduleIds: 'size',
  chunkIds: 'total-size',
};

const files = { test: /\.(js|css|svg|json|html)$/, threshold: 1024 };

export const plugins = [
  // The first row waits for these: browsers that know the hint compile them beside the page's own thread.
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /assets\/(libraries|main|overview)\.\w+\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }),
  new CompressionPlugin(files),
  new CompressionPlugin({
    ...files,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];
