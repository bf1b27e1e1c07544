const isServed = process.env.WEBPACK_SERVE === 'true';

/** Browsers of the last years; older ones do not run the libraries either. */
const targets = { chrome: '117', edge: '117', firefox: '121', safari: '17' };

module.exports = {
  presets: [
    ['@babel/preset-env', { targets, bugfixes: true, modules: false }],
    ['@babel/preset-react', { runtime: 'automatic', development: isServed }],
    '@babel/preset-typescript',
  ],
  plugins: isServed ? ['react-refresh/babel'] : [],
};
