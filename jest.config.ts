/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The same names as `paths` of tsconfig.json. */
const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@(contract|server|test)/(.*)$': '<rootDir>/$1/$2',
};

/** The packages that tests in jsdom load, each joined into one file: see scripts/testPackages.mjs. */
const packages = execFileSync(process.execPath, [path.join(__dirname, 'scripts/testPackages.mjs')], {
  encoding: 'utf8',
}).trim();
const packageNames = JSON.parse(readFileSync(path.join(packages, 'names.json'), 'utf8')) as string[];
const inBrowser = {
  // What needs a thread of its own runs in the one of the test.
  '/startWorker$': '<rootDir>/test/browser/startWorker.ts',
  ...moduleNameMapper,
  [`^(${packageNames.join('|')})$`]: `${packages}/names/$1.js`,
};

const transform = { '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] } as const;

/** They run only in the endurance tier, for which LONG is set. */
const testPathIgnorePatterns = ['/node_modules/', ...(process.env['LONG'] ? [] : ['\\.endurance\\.test\\.'])];

/** Each project is one kind of test; all of them speak to the one real server that `globalSetup` starts. */
const config: Config = {
  globalSetup: '<rootDir>/test/startServer.ts',
  globalTeardown: '<rootDir>/test/stopServer.ts',
  testSequencer: '<rootDir>/test/longestFirst.js',
  // Generous, because the machine may be busy.
  testTimeout: 240_000,
  projects: [
    {
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/contract/**/*.test.ts', '<rootDir>/test/*.test.ts'],
      testPathIgnorePatterns,
      transform,
      moduleNameMapper,
    },
    {
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/test/capsules/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/test/browserSetup.ts'],
      testPathIgnorePatterns,
      transform,
      moduleNameMapper: inBrowser,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns,
      transform,
      moduleNameMapper,
    },
    {
      displayName: 'flows',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{flows,release}/**/*.test.ts'],
      testPathIgnorePatterns,
      transform,
      moduleNameMapper,
    },
  ],
};

export default config;
