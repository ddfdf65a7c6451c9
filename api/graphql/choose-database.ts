import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '../request/context.js';
import { readFromReplica } from '../request/replica-reads.js';
import { OPERATIONS } from './operations.js';
import { rootFields } from './root-fields.js';

/**
 * Lets a query whose fields are all declared with `reads: 'replica'` read from the replica; fields that read the
 * catalogue in memory may be among them. To be called before anything is read.
 */
export function chooseDatabase(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): void {
  if (operation !== OperationTypeNode.QUERY) return;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const asked = rootFields(document, selectionSet).filter(
    (name) => fields[name]?.extensions?.['catalogueRead'] !== true,
  );
  const mayBeOld = (name: string) => OPERATIONS[`Query.${name}`]?.reads === 'replica';
  if (asked.length > 0 && asked.every(mayBeOld)) readFromReplica(context);
}
