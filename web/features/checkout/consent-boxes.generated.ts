/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentBoxesFragment = { code: Types.ConsentCode, text: string, documentPath: string | null };

export const ConsentBoxesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentBoxes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"documentPath"}}]}}]} as unknown as DocumentNode<ConsentBoxesFragment, unknown>;