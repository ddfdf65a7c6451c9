import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Apollo's own types then know which fields a component may see. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
