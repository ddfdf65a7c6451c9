const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: false,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        target: 'es2023',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    },
  ],
};

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/web/testing/css-module.mjs',
    '\\.css$': '<rootDir>/web/testing/empty.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  transform,
};

/**
 * Tests without a page are plain Node modules that share a process, which loads the server once and not for every file.
 * There is no limit of time for one test there: requests and waits have their own.
 */
const native = {
  ...common,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/scripts/jest/native-modules.mjs'],
};

export default {
  projects: [
    {
      ...native,
      displayName: 'engine',
      roots: ['<rootDir>/engine', '<rootDir>/tools'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...native,
      displayName: 'api',
      setupFiles: [...native.setupFiles, 'reflect-metadata'],
      roots: ['<rootDir>/api'],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/api/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      roots: ['<rootDir>/web'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/web/testing/setup.ts'],
    },
  ],
};
