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

export default {
  projects: [
    {
      ...common,
      displayName: 'engine',
      testEnvironment: 'node',
      roots: ['<rootDir>/engine', '<rootDir>/tools'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      roots: ['<rootDir>/api'],
      testMatch: ['**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
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
