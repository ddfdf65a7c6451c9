import {
  type DocumentNode,
  type OperationDefinitionNode,
  type GraphQLSchema,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import { requireAccess } from '../identity/rights.js';
import type { Context } from '../request/context.js';
import { endRequest } from '../request/public-error.js';
import { OPERATIONS } from './operations.js';
import { rootFields } from './root-fields.js';

/**
 * What the answer to a mutation tells of an entity with personal data: these fields, and everything to those with the
 * permission.
 */
const ANSWERED: Readonly<Record<string, { access: PermissionName; fields: readonly string[] }>> = {
  Order: { access: 'orders:read', fields: ['id', 'version', 'status', 'undoableChange'] },
  Offer: { access: 'offers:read', fields: ['id', 'version', 'state', 'currentVersion'] },
  Invoice: { access: 'invoices:read', fields: ['id', 'number'] },
  Inquiry: {
    access: 'inquiries:read',
    fields: ['id', 'version', 'status', 'priority', 'response'],
  },
  BankTransfer: { access: 'payments:read', fields: ['id', 'state'] },
  CallQueueEntry: { access: 'calls:read', fields: ['id', 'kind', 'number', 'takenBy'] },
};

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/**
 * Throws unless the token, if there is one, may call all root fields, also those left out by a directive, and unless the
 * viewer may read what a mutation of staff is to answer.
 */
export function expectAccess(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): void {
  if (!context.viewer) return;
  const needed = rootFields(document, selectionSet)
    .filter((field) => !field.startsWith('__'))
    .map((field) => OPERATIONS[`${ROOTS[operation]}.${field}`]?.access ?? 'everyone');
  try {
    if (context.token) for (const access of needed) requireAccess(context, access);
    const isOfStaff = needed.some((access) => access !== 'everyone');
    if (operation === OperationTypeNode.MUTATION && isOfStaff)
      expectAnswered(schema, document, context);
  } catch (error) {
    endRequest(error);
  }
}

function expectAnswered(schema: GraphQLSchema, document: DocumentNode, context: Context): void {
  const types = new TypeInfo(schema);
  const expectField = (field: string) => {
    const answered = ANSWERED[types.getParentType()?.name ?? ''];
    if (answered && !field.startsWith('__') && !answered.fields.includes(field))
      requireAccess(context, answered.access);
  };
  visit(document, visitWithTypeInfo(types, { Field: ({ name }) => expectField(name.value) }));
}
