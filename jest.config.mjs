/**
 * All tests run as native Node modules. The test files of one worker share a process, so that the server or the shop is
 * loaded once per worker instead of once per file. Tests have no time limit of their own; requests and waits have
 * theirs.
 */
const native = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/scripts/jest/native-modules.mjs'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Jest transforms no files: Node itself strips the types, also in the files that Jest runs outside of tests.
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
