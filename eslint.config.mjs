import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const storages = ['localStorage', 'sessionStorage'];
const USE_SAFE_STORAGE = 'A browser may forbid it: use @/browserStorage/browserStorage.';

export default tseslint.config(
  // The peers of the benchmark are a package of its own, whose libraries are seldom installed.
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/', '.cache/', 'bench/peers/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // In neither tsconfig: what only Node runs.
        projectService: { allowDefaultProject: ['scripts/routes.ts', '*.config.ts'], defaultProject: 'tsconfig.json' },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A number reads the same in a template as without it; anything else must say how it is shown.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Event handlers of React may be async: what they reject with is caught by the mutation that they call.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `Promise<void>` and the generics of Fastify and RTK Query need it.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A route without parameters takes an object without keys.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // What is taken out of objects here are closures; classes with a `this` to lose there are none.
      '@typescript-eslint/unbound-method': 'off',
      // Together half of the time of all rules, and never a finding.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Fastify's hooks and parsers must be async, or it waits for a callback.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/browser/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    // Without the rules of the React compiler, which is not used here and doubles the time of these files.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/browserStorage/browserStorage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: USE_SAFE_STORAGE }))],
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Only on secure connections: use @/session/randomUuid.' },
        ...storages.map((property) => ({ property, message: USE_SAFE_STORAGE })),
      ],
    },
  },
  {
    files: ['{src,server,contract}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'contract/rights.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='includes']:matches([callee.object.name='roles'], [callee.object.property.name='roles']) > Literal",
          message: 'What roles mean is said once: use @contract/rights.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // expect.any() and its like are `any`, wherever they stand in an expected value.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}', '*.config.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['public/**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.cjs', 'webpack.config.js', 'babel.config.js'], languageOptions: { sourceType: 'commonjs' } },
);
