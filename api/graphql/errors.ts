import { unwrapResolverError } from '@apollo/server/errors';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  coerceInputValue,
  isInputType,
  typeFromAST,
} from 'graphql';
import { toPublicError } from '../request/public-error.js';
import { AppError, type FieldProblem, toGraphQLError } from '../shared/errors.js';

/** Codes of client errors that the GraphQL server itself finds; they are shown, while unknown errors are masked. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

const MAX_PROBLEMS = 20;
/** Ends the search for problems; a constant, because creating an error costs its stack trace. */
const ENOUGH = new Error(`${MAX_PROBLEMS} problems`);

/** The one mapping of errors to GraphQL: unknown errors are masked; unknown errors and outages go to `report`. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const original = causeOf(error);
  const publicError = toPublicError(original);
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (!publicError && CLIENT_CODES.has(String(extensions['code'])))
    return { ...formatted, extensions };
  const shown = publicError ?? new AppError('INTERNAL_SERVER_ERROR');
  if (shown.status >= 500) report(original);
  return { ...formatted, ...toGraphQLError(shown).toJSON(), path: formatted.path };
}

/** The error that a resolver threw, or that ended the request before any resolver ran. */
function causeOf(error: unknown): unknown {
  const isEnd = error instanceof GraphQLError && error.originalError instanceof AppError;
  return isEnd ? error.originalError : unwrapResolverError(error);
}

const BAD_REQUEST = { http: { status: 400 } };

/**
 * Checks an operation and its variables before execution, because the messages of graphql-js are English. Throws
 * OPERATION_RESOLUTION_FAILURE for a kind of operation that the schema lacks, and BAD_USER_INPUT with a Polish message
 * for each wrong field, at most 20 for each variable.
 */
export function checkOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  if (!schema.getRootType(operation.operation))
    throw new GraphQLError(`There is no ${operation.operation}.`, {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE', ...BAD_REQUEST },
    });
  const problems = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const value = variables[name];
    if (!isInputType(type)) return [];
    if (value === undefined) {
      const required = definition.type.kind === Kind.NON_NULL_TYPE && !definition.defaultValue;
      return required ? [{ path: name, message: 'To pole jest wymagane.' }] : [];
    }
    return problemsOf(value, type, name);
  });
  if (problems.length === 0) return;
  const { message, extensions } = toGraphQLError(
    new AppError('BAD_USER_INPUT', undefined, problems),
  );
  throw new GraphQLError(message, { extensions: { ...extensions, ...BAD_REQUEST } });
}

function problemsOf(value: unknown, type: GraphQLInputType, variable: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  try {
    coerceInputValue(value, type, (path, _invalid, error) => {
      problems.push(problemAt([variable, ...path], error));
      // A list may hold many thousands of wrong values, and each costs an error, too.
      if (problems.length === MAX_PROBLEMS) throw ENOUGH;
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return problems;
}

const MISSING = /^Field "(\w+)" of required type/;
const UNKNOWN = /^Field "([^"]*)" is not defined by type/;

/**
 * A problem whose path starts at the fields of the input, because the name of the variable means nothing to a form.
 * Where the variable itself is wrong, the path is its name.
 */
function problemAt(path: readonly (string | number)[], error: GraphQLError): FieldProblem {
  const missing = MISSING.exec(error.message)?.[1];
  const unknown = UNKNOWN.exec(error.message)?.[1];
  const fields = [
    ...(path.length > 1 || missing || unknown ? path.slice(1) : path),
    missing ?? unknown,
  ].filter((part) => part !== undefined);
  return { path: fields.join('.'), message: messageFor(error, missing, unknown) };
}

function messageFor(error: GraphQLError, missing?: string, unknown?: string): string {
  if (missing) return 'To pole jest wymagane.';
  if (unknown) return 'Nie ma takiego pola.';
  if (/non-nullable type/.test(error.message)) return 'To pole jest wymagane.';
  if (/ enum\.?/.test(error.message)) return 'Ta wartość nie jest dozwolona.';
  return error.extensions['code'] === 'BAD_USER_INPUT'
    ? error.message
    : 'Ta wartość ma nieprawidłowy typ.';
}
