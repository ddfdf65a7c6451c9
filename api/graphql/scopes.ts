import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Context } from '../request/context.js';
import { requireScope } from '../features/auth/require-scope.js';
import { endRequest } from '../request/public-error.js';

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Throws unless the token's scopes, if there is a token, cover all root fields, also those left out by a directive. */
export function expectScopes(
  { definitions }: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): void {
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  try {
    for (const field of rootFields(selectionSet.selections, fragments))
      if (!field.startsWith('__')) requireScope(context, `${ROOTS[operation]}.${field}`);
  } catch (error) {
    endRequest(error);
  }
}

function rootFields(
  selections: readonly SelectionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return rootFields(fragment?.selectionSet.selections ?? [], fragments);
  });
}
