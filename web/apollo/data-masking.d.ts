import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Makes Apollo's types check that a component reads only the fields of its own query or fragment. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
