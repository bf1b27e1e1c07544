const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { Compilation, DefinePlugin, SourceMapDevToolPlugin, sources } = require('webpack');

const inRoot = (...names) => path.resolve(__dirname, ...names);
const isServed = process.env.WEBPACK_SERVE === 'true';

/** Returns a file of public/ under a name that changes with its content. */
function hashed(name, fill = (text) => text) {
  const text = fill(readFileSync(inRoot('public', name), 'utf8'));
  const { name: base, ext } = path.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/${base}.${hash}${ext}`, text };
}

const icon = hashed('favicon.svg');
const browserCheck = hashed('browserCheck.js');
const manifest = hashed('manifest.webmanifest', (text) => text.replaceAll('__ICON__', `/${icon.path}`));

const publicFiles = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.hooks.processAssets.tap('PublicFiles', () => {
        for (const file of [icon, manifest, browserCheck])
          compilation.emitAsset(file.path, new sources.RawSource(file.text));
      });
    });
  },
};

/** Lists for the server the files of each named chunk, without those that the page itself loads. */
const preloads = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Preloads', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Preloads', stage }, () => {
        const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        const filesOf = (group) => group.getFiles().filter((file) => !initial.has(file));
        const chunks = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
        const files = Object.fromEntries(chunks.map(([name, group]) => [name, filesOf(group)]));
        compilation.emitAsset('preloads.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  },
};

/** The server writes these into the page at each request; the development server, which has no nonce, does it once. */
const placeholders = isServed
  ? {
      nonce: '',
      preloads: '',
      settings: JSON.stringify({
        authentication: '',
        golfclub: '',
        challenges: '',
        base: '',
        images: '',
        contactEmail: process.env.CONTACT_EMAIL ?? 'office@example.org',
      }),
    }
  : { nonce: '__NONCE__', preloads: '__PRELOADS__', settings: '__SETTINGS__' };

const compressible = /\.(js|svg|webmanifest)$/;
const compressed = [
  new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: compressible, threshold: 512 }),
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: compressible,
    threshold: 512,
  }),
];

/**
 * Writes into the worker which files it keeps: all of the build, whose names change with their content; the page it fetches
 * itself. The names are those before hashing, which webpack replaces in every script, and the line is written before the source
 * maps are made, so that the worker's is right.
 */
const precachedFiles = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecachedFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: 'PrecachedFiles', stage }, (assets) => {
        const files = Object.keys(assets).filter((file) => file.startsWith('assets/'));
        const entries = files.sort().map((file) => ({ url: `/${file}`, revision: null }));
        const line = `self.__WB_MANIFEST=${JSON.stringify(entries)};\n`;
        compilation.updateAsset('sw.js', (script) => new sources.ConcatSource(line, script));
      });
    });
  },
};

/** The build says them; the development server does too. */
const appVersion = new DefinePlugin({
  'process.env.APP_VERSION': JSON.stringify(process.env.APP_VERSION ?? 'development'),
  'process.env.APP_COMMIT': JSON.stringify(process.env.APP_COMMIT ?? 'development'),
});

/** Beside the folder that is served, and no file names them: for whoever reads a stack, not for browsers. */
const hiddenSourceMaps = new SourceMapDevToolPlugin({
  test: /\.js$/,
  filename: '../web-maps/[file].map',
  append: false,
});

/** Returns the element of an entry's script: the one that preloads others runs as soon as it is there. */
const scriptTag = (file) =>
  `<script ${path.basename(file).startsWith('preload.') ? 'async' : 'defer'} src="${file}"></script>`;

const library = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

module.exports = (_env, { mode = 'production' }) => {
  const isProduction = mode === 'production';
  const names = isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
  return {
    mode,
    // The development server names no files to preload and has no worker, and hot reload wants one entry.
    entry: {
      ...(isServed
        ? {}
        : { preload: './src/preload.ts', worker: { import: './src/serviceWorker/worker.ts', filename: 'sw.js' } }),
      main: './src/index.tsx',
    },
    output: { path: inRoot('dist/web'), filename: names, chunkFilename: names, publicPath: '/', clean: true },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@': inRoot('src'), '@contract': inRoot('contract') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [inRoot('src'), inRoot('contract')],
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
      ],
    },
    optimization: {
      // swc has threads of its own: handing all scripts to another process and back takes longer.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          // It is written in the syntax of old browsers.
          exclude: browserCheck.path,
        }),
      ],
      splitChunks: {
        // The worker is one file.
        chunks: ({ name }) => name !== 'worker',
        maxInitialRequests: 12,
        // Every request costs a slow network more than a few kilobytes that are sent twice.
        minSize: 100_000,
        cacheGroups: {
          react: {
            test: library('react', 'react-dom', 'scheduler'),
            name: 'react',
            priority: 2,
          },
          router: { test: library('react-router', 'react-router-dom'), name: 'router', priority: 2 },
          state: {
            test: library('@reduxjs', 'react-redux', 'redux', 'reselect', 'immer', 'i18next', 'react-i18next'),
            name: 'state',
            chunks: 'initial',
            priority: 2,
          },
          mui: { test: library('@mui', '@emotion', 'stylis'), name: 'mui', chunks: 'initial', priority: 1 },
        },
      },
    },
    performance: { hints: isProduction ? 'warning' : false, maxEntrypointSize: 845_000, maxAssetSize: 600_000 },
    plugins: [
      new HtmlPlugin({
        template: 'public/index.html',
        excludeChunks: ['worker'],
        templateParameters: (_compilation, { js }) => ({
          ...placeholders,
          // In the page itself: the browser asks for an icon at any moment, also where nothing may leave the page any more.
          icon: `data:image/svg+xml,${encodeURIComponent(icon.text)}`,
          manifest: `/${manifest.path}`,
          scripts: [`/${browserCheck.path}`, ...js].map(scriptTag).join(''),
        }),
        minify: false,
        inject: false,
      }),
      publicFiles,
      preloads,
      appVersion,
      ...(isProduction ? [hiddenSourceMaps, precachedFiles, ...compressed] : []),
      // A development package, as all that only hot reload needs.
      ...(isServed ? [new (require('@pmmmwh/react-refresh-webpack-plugin'))()] : []),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.WEB_PORT ?? 8080),
      hot: true,
      static: false,
      historyApiFallback: { disableDotRule: true },
      proxy: [
        {
          context: ['/api', '/image', '/sessionprices', '/sessioninstantprice', '/health', '/ready'],
          target: process.env.API_URL ?? 'http://127.0.0.1:8081',
        },
      ],
    },
    // Without the counts nothing is printed when all is well.
    stats: { preset: 'errors-warnings', ...(isServed ? {} : { errorsCount: false, warningsCount: false }) },
  };
};
