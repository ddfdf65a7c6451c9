import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type GraphQLSchema,
  OperationTypeNode,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { requireScope } from '../identity/require-role.js';
import type { ScopeName } from '../identity/scopes.js';
import type { Context } from '../request/context.js';
import { endRequest } from '../request/public-error.js';
import { OPERATIONS } from './operations.js';

/**
 * What the answer to a mutation tells a token of an entity with personal data: these fields, and everything where it has
 * the scope.
 */
const ANSWERED: Readonly<Record<string, { scope: ScopeName; fields: readonly string[] }>> = {
  Order: { scope: 'orders:read', fields: ['id', 'version', 'status', 'undoableChange'] },
  Offer: { scope: 'offers:read', fields: ['id', 'version', 'state', 'currentVersion'] },
  Invoice: { scope: 'invoices:read', fields: ['id', 'number'] },
  Inquiry: { scope: 'inquiries:read', fields: ['id', 'version', 'status', 'priority', 'response'] },
  BankTransfer: { scope: 'payments:read', fields: ['id', 'state'] },
  CallQueueEntry: { scope: 'calls:read', fields: ['id', 'kind', 'number', 'takenBy'] },
};

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/**
 * Throws unless the token's scopes, if there is a token, cover all root fields, also those left out by a directive, and
 * what a mutation is to answer.
 */
export function expectScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): void {
  if (!context.token) return;
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  try {
    for (const field of rootFields(selectionSet.selections, fragments))
      if (!field.startsWith('__'))
        requireScope(context, OPERATIONS[`${ROOTS[operation]}.${field}`]?.scope);
    if (operation === OperationTypeNode.MUTATION) expectAnswered(schema, document, context);
  } catch (error) {
    endRequest(error);
  }
}

function expectAnswered(schema: GraphQLSchema, document: DocumentNode, context: Context): void {
  const types = new TypeInfo(schema);
  const expectField = (field: string) => {
    const answered = ANSWERED[types.getParentType()?.name ?? ''];
    if (answered && !field.startsWith('__') && !answered.fields.includes(field))
      requireScope(context, answered.scope);
  };
  visit(document, visitWithTypeInfo(types, { Field: ({ name }) => expectField(name.value) }));
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
