import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  type ValidationRule,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { isObject } from '../shared/unknown.js';
import { weighAnswer } from './answer-weight.js';
import { LIMITS } from './document-limits.js';
import { checkOperation } from './errors.js';

export interface SubscriptionRequest {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown>;
}

type Refusal = readonly GraphQLError[];

export const isRefusal = (read: SubscriptionRequest | Refusal): read is Refusal =>
  Array.isArray(read);

/** The subscription of a request body, parsed, validated and of at most this weight, or the errors for which it is refused. */
export function readSubscription(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  body: unknown,
  most: number,
): SubscriptionRequest | Refusal {
  const { query, operationName, variables } = isObject(body) ? body : {};
  if (typeof query !== 'string') return [refusal('BAD_REQUEST', 'The body has no query.')];
  const name = typeof operationName === 'string' ? operationName : undefined;
  const variableValues = isObject(variables) ? variables : {};
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const problems = validate(schema, document, rules);
    if (problems.length > 0) return problems.map(withCode('GRAPHQL_VALIDATION_FAILED'));
    const operation = getOperationAST(document, name);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [refusal('OPERATION_RESOLUTION_FAILURE', 'Only one subscription can be served here.')];
    checkOperation(schema, operation, variableValues);
    const read = { document, operationName: name, variableValues };
    weighAnswer(schema, read, most);
    return read;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [withCode('GRAPHQL_PARSE_FAILED')(error)];
  }
}

const withCode =
  (code: string) =>
  ({ message, locations, extensions }: GraphQLError): GraphQLError =>
    Object.assign(new GraphQLError(message, { extensions: { code, ...extensions } }), {
      locations,
    });

const refusal = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
