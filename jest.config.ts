/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform = { '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] } as const;

/** Each project is one kind of test; all of them speak to the one real server that `globalSetup` starts. */
const config: Config = {
  globalSetup: '<rootDir>/test/startServer.ts',
  globalTeardown: '<rootDir>/test/stopServer.ts',
  testSequencer: '<rootDir>/test/longestFirst.js',
  testTimeout: 90_000,
  projects: [
    {
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/contract/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/test/capsules/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/test/browserSetup.ts'],
      transform,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'flows',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/flows/**/*.test.ts'],
      transform,
    },
  ],
};

export default config;
