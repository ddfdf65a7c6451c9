import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isObject } from './is-object.js';

export { GraphQLDateTimeISO as DateTimeISO, GraphQLJSON as JsonValue } from 'graphql-scalars';

export const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/;

/** An error with a Polish message; its code tells it from errors of graphql-js. */
const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Turns "4890", "4890,5" or 4890.5 into "4890.50" form; throws on anything else. */
export function normaliseAmount(value: unknown): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || !AMOUNT.test(text.trim())) {
    throw refusal('Kwota musi być liczbą nieujemną z najwyżej dwoma miejscami po przecinku.');
  }
  const [whole = '0', fraction = ''] = text.trim().replace(',', '.').split('.');
  return `${Number(whole)}.${fraction.padEnd(2, '0')}`;
}

/** Money on the wire: a decimal string with two places, "4890.00". */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description:
    'An amount in złoty as a decimal string with two places ("4890.00"), gross unless said otherwise.',
  serialize: (value) => String(value),
  parseValue: normaliseAmount,
  parseLiteral: (node) => normaliseAmount('value' in node ? node.value : undefined),
});

export type OptionSelectionValue = Record<string, boolean | number>;

export const MAX_OPTIONS = 20;

/** Validates the shape only: the engine knows the options and their limits. */
export function parseOptionSelection(value: unknown): OptionSelectionValue {
  if (!isObject(value)) {
    throw refusal('Opcje muszą być obiektem: kod opcji i wartość true, false lub liczba sztuk.');
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_OPTIONS) throw refusal(`Najwyżej ${MAX_OPTIONS} opcji.`);
  const choices = entries.map(([code, choice]) => {
    if (typeof choice === 'boolean' || typeof choice === 'number') return [code, choice] as const;
    throw refusal(`Opcja „${code.slice(0, 40)}” musi mieć wartość true, false lub liczbę sztuk.`);
  });
  return Object.fromEntries(choices);
}

/** `additionalOptions` of the contract: option code to boolean, or to a number of pieces. */
export const OptionSelection = new GraphQLScalarType<OptionSelectionValue, OptionSelectionValue>({
  name: 'OptionSelection',
  description:
    'An object: option code to true, false or a whole number 0-4 for options sold by the piece.',
  serialize: (value) => value as OptionSelectionValue,
  parseValue: parseOptionSelection,
  parseLiteral: (node, variables) => parseOptionSelection(literal(node, variables ?? {})),
});

function literal(node: ValueNode, variables: Record<string, unknown>): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, literal(field.value, variables)]),
      );
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.BOOLEAN:
      return node.value;
    case Kind.VARIABLE:
      return variables[node.name.value];
    default:
      return null;
  }
}
