import { existsSync, globSync, rmSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SCHEMA_TYPES = 'web/apollo/schema.generated.ts';
const TRUSTED_DOCUMENTS = 'web/apollo/trusted-documents.generated';
const TRUSTED_PLUGIN = './scripts/codegen/trusted-documents.mjs';
/** Made from many documents, so that no document stands beside them. */
const OF_MANY = new Set([SCHEMA_TYPES, `${TRUSTED_DOCUMENTS}.ts`]);

/** Types of the schema's inputs and enums, and of each document beside its component. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  config: {
    useTypeImports: true,
    scalars: {
      DateTimeISO: 'string',
      Decimal: 'string',
      SignedDecimal: 'string',
      JSON: 'unknown',
      OptionSelection: 'Record<string, boolean | number>',
      PlacementSelection: 'Record<string, number | string>',
    },
  },
  hooks: { afterStart: removeStale },
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ['typescript'],
      config: { enumsAsTypes: true, onlyOperationTypes: true, skipTypename: true },
    },
    // For the browser and for the server, see docs/decisions/0029-trusted-documents.md.
    [`${TRUSTED_DOCUMENTS}.ts`]: { plugins: [TRUSTED_PLUGIN], config: { form: 'ids' } },
    [`${TRUSTED_DOCUMENTS}.json`]: { plugins: [TRUSTED_PLUGIN], config: { form: 'documents' } },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'apollo/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        importSchemaTypesFrom: SCHEMA_TYPES,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // Imports fragments that are nested in other fragments, too.
        dedupeFragments: true,
      },
    },
  },
};
export default config;

/** Deletes files generated from documents that were renamed or deleted since. */
function removeStale(): void {
  for (const file of globSync('web/**/*.generated.ts')) {
    const document = file.replace(/\.generated\.ts$/, '.graphql');
    if (!OF_MANY.has(file) && !existsSync(document)) rmSync(file);
  }
}
