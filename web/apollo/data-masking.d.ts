import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Tells Apollo's types that a component may read only the fields of its own query or fragment. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
