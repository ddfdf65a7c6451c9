import type { CodegenConfig } from '@graphql-codegen/cli';

const SCHEMA_TYPES = 'web/apollo/schema.generated.ts';

/** Types of what the schema sends and takes, and of each document beside its component. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  config: {
    useTypeImports: true,
    scalars: {
      DateTimeISO: 'string',
      Decimal: 'string',
      JSON: 'unknown',
      OptionSelection: 'Record<string, boolean | number>',
    },
  },
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ['typescript'],
      config: { enumsAsTypes: true, onlyEnums: false, skipTypename: true },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'apollo/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { importSchemaTypesFrom: SCHEMA_TYPES },
    },
  },
};
export default config;
