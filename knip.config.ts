import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        // Programs started by package.json, by Playwright, by the tests and by one another.
        'api/setup/cli.ts',
        'api/features/pictures/encoding-process.ts',
        'api/process/server.ts',
        'bench/limit-server.ts',
        'bench/load-worker.ts',
        'bench/soak/stepped-clock.mjs',
        'scripts/{check-bundle,database,dev,start,test}.mjs',
        'scripts/check-drift.ts',
        'tools/images/{provenance,walk}.mjs',
        'tools/ksef/main.ts',
        'tools/payments/main.ts',
        // Not imported: loaded by the names of their files.
        'api/database/migrations/*.ts',
        'web/public/{field,service}-worker.js',
        'web/testing/{ant-styles,css-module,empty,globals}.mjs',
        'web/testing/setup.ts',
      ],
      project: ['**/*.{ts,tsx,mjs,js}'],
      vite: {
        config: 'web/vite.config.ts',
        entry: ['web/entry-server.tsx', 'web/gallery/main.tsx'],
      },
      ignoreDependencies: [
        // Imported by the generated documents.
        '@graphql-typed-document-node/core',
        // Imported by the API versions of the manifests that are checked.
        '@kubernetes-models/.*',
        'kubernetes-models',
        // The package names its code as its types, so that these seem unused.
        '@types/http-cache-semantics',
      ],
      // Separate programs, not from npm.
      ignoreBinaries: ['blender', 'buildah', 'go', 'helm', 'runc', 'varnishd'],
    },
    // These folders have a package.json of their own.
    'tools/lighthouse': { entry: 'measure.mjs' },
    'tools/stemmer': { entry: 'make-endings.mjs' },
    'tools/pictures/denoiser': { entry: 'denoise.ts' },
  },
} satisfies KnipConfig;
