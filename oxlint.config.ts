import { defineConfig } from 'oxlint';
import { walls } from './scripts/walls.mjs';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/changing-texts.mjs'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'coverage', 'test-results', '**/*.generated.ts'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-console': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'react/immutability': 'off',
    'react/rules-of-hooks': 'error',
  },
  overrides: [
    { files: ['scripts/**', 'bench/**', 'tools/**'], rules: { 'no-console': 'off' } },
    { files: ['api/**'], rules: { 'typescript/no-misused-spread': 'off' } },
    {
      // Tools require a default export of their configuration, and the stubs replace modules that have one.
      files: [
        '*.config.{ts,mjs}',
        'codegen.ts',
        'scripts/lint/*.mjs',
        'api/testing/global-*.ts',
        'web/testing/{ant-styles,css-module}.mjs',
        'web/vite.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // `Intl` loads its locale data while a visitor waits: docs/decisions/0006-numbers-and-dates-without-intl.md.
      files: ['web/**', 'engine/**'],
      excludeFiles: ['web/admin/**', '**/*.test.{ts,tsx}', 'engine/testing/**'],
      rules: { 'no-restricted-globals': ['error', 'Intl'] },
    },
    {
      // The staff area is not translated: `translate="no"` in `web/app/staff-area-page.tsx`.
      files: ['web/**/*.tsx'],
      excludeFiles: ['web/admin/**', 'web/testing/**', '**/*.test.tsx'],
      rules: { 'translated-pages/changing-texts': 'error' },
    },
    // Entities that refer to each other import each other's class, which is a cycle.
    { files: ['**/*.entity.ts'], rules: { 'import/no-cycle': 'off' } },
    ...walls(),
  ],
});
