import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
} from 'graphql';
// The library's other build would load a second copy of graphql.
import {
  type ComplexityEstimator,
  fieldExtensionsEstimator,
  getComplexity,
} from 'graphql-query-complexity/cjs';
import type { Context } from '../request/context.js';
import { DEFAULT_PAGE_SIZE } from '../shared/page.js';
import { countSearchedWords } from '../shared/text-search/search-texts.js';
import { isObject } from '../shared/unknown.js';

/** An operation of a valid document. */
interface WeighedOperation {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown>;
}

/** The greatest weight of an answer to everybody, and to members of staff and their tokens. */
const MAX_WEIGHT = { everybody: 20_000, staff: 1_000_000 } as const;
/** The memory, in bytes, that one value takes while its answer is made and sent: as an object and as text. */
const BYTES_PER_VALUE = 300;
/** What a word of a search weighs: a mistyped one is compared with all words of the shop. */
const WEIGHT_PER_WORD = 500;
/** The rows of a list that takes neither `page` nor `limit`. */
const USUAL_ROWS = 5;

/**
 * The number of values that an operation's answer can hold: rows times fields, and each alias counts; the words of a
 * search count as values, too. A field with another weight (a long text) says so as `complexity`. Throws GRAPHQL_VALIDATION_FAILED above `most`.
 */
export function weighAnswer(
  schema: GraphQLSchema,
  { document, operationName, variableValues }: WeighedOperation,
  most: number,
): number {
  const weight = complexityOf({
    schema,
    query: document,
    variables: variableValues,
    ...(operationName !== undefined && { operationName }),
    estimators: [fieldExtensionsEstimator(), weightOfField],
  });
  if (weight <= most) return weight;
  throw refusal(`The answer could hold ${weight} values; the limit is ${most}. Ask for less.`);
}

export const maxWeightFor = ({ viewer }: Pick<Context, 'viewer'>): number =>
  viewer ? MAX_WEIGHT.staff : MAX_WEIGHT.everybody;

/** The memory, in bytes, that an answer of this weight takes; what staff may ask for beyond everybody is not counted. */
export const bytesOfAnswer = (weight: number): number =>
  Math.min(weight, MAX_WEIGHT.everybody) * BYTES_PER_VALUE;

function complexityOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    // The library gives up on a document whose fragments unfold to very many fields.
    throw error instanceof GraphQLError ? refusal(error.message) : error;
  }
}

const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  });

const weightOfField: ComplexityEstimator = ({ field, args, childComplexity }) =>
  rowsOf(field, args) * (1 + childComplexity) + searchedWords(args) * WEIGHT_PER_WORD;

function rowsOf(field: GraphQLField<unknown, unknown>, args: Record<string, unknown>): number {
  for (const paging of [args['page'], args['input']])
    if (isObject(paging) && typeof paging['limit'] === 'number') return paging['limit'];
  if (field.args.some(({ name }) => name === 'page')) return DEFAULT_PAGE_SIZE;
  // The rows of `items` are those of the page.
  return isList(field.type) && field.name !== 'items' ? USUAL_ROWS : 1;
}

/** The words of the text in a list's `filter` or in the `input` of a search. */
function searchedWords(args: Record<string, unknown>): number {
  return [args['filter'], args['input']]
    .map((search) => (isObject(search) ? search['text'] : undefined))
    .reduce<number>(
      (sum, text) => sum + (typeof text === 'string' ? countSearchedWords(text) : 0),
      0,
    );
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);
