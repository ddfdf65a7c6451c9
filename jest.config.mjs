/**
 * All tests are plain Node modules that share a process, which loads the server or the shop once and not for every
 * file. There is no limit of time for one test: requests and waits have their own.
 */
const native = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/scripts/jest/native-modules.mjs'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Node strips the types of what Jest itself runs.
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};

export default {
  projects: [
    {
      ...native,
      displayName: 'engine',
      roots: ['<rootDir>/engine', '<rootDir>/tools'],
    },
    {
      ...native,
      displayName: 'api',
      setupFiles: [...native.setupFiles, 'reflect-metadata'],
      roots: ['<rootDir>/api'],
      globalSetup: '<rootDir>/api/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/global-teardown.ts',
    },
    {
      ...native,
      displayName: 'web',
      setupFiles: [...native.setupFiles, '<rootDir>/web/testing/native-modules.mjs'],
      roots: ['<rootDir>/web'],
    },
  ],
};
