import { existsSync, globSync, rmSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SCHEMA_TYPES = 'web/apollo/schema.generated.ts';

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
    if (file !== SCHEMA_TYPES && !existsSync(document)) rmSync(file);
  }
}
