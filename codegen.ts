import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTimeISO: 'string',
  Decimal: 'string',
  OptionSelection: 'Record<string, boolean | number>',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'web/apollo/schema-types.generated.ts': {
      plugins: ['typescript-operations'],
      config: { scalars },
    },
  },
};
export default config;
