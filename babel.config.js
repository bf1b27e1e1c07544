const isServed = process.env.WEBPACK_SERVE === 'true';

module.exports = {
  presets: [
    ['@babel/preset-env', { bugfixes: true, modules: false }],
    ['@babel/preset-react', { runtime: 'automatic', development: isServed }],
    '@babel/preset-typescript',
  ],
  plugins: isServed ? ['react-refresh/babel'] : [],
};
