/** The chunks of the client. */
export const splitChunks = {
  chunks: 'all',
  cacheGroups: {
    // Few files until the first row: a browser asks an HTTP/1.1 server for six at a time.
    libraries: {
      test: /node_modules\//,
      name: 'libraries',
      chunks: ({ name }) => name === 'main',
      priority: 20,
      enforce: true,
    },
    // Pages share most of their styles: one sheet is a third of what they would load one by one.
    styles: {
      type: 'css/mini-extract',
      name: 'styles',
      chunks: 'all',
      test: /src\/(?!qa\/)/,
      priority: 30,
      enforce: true,
    },
    // A small file for what two pages share costs the first page more than it saves the second.
    default: {
      minChunks: 2,
      minSize: 40_000,
      priority: -20,
      reuseExistingChunk: true,
      chunks: 'async',
    },
  },
};
