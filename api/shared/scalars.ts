import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { isDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { isObject } from './unknown.js';

export { GraphQLJSON as JsonValue } from 'graphql-scalars';

export const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/;

/** An error with a Polish message; its code distinguishes it from errors of graphql-js. */
const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** An instant; input must be in the years 2000-2100: PostgreSQL refuses the year 0, and the shop has no older data. */
export const DateTimeISO = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  description:
    'An instant in ISO 8601, answered in UTC: "2026-11-25T10:15:30.000Z". Input in the years 2000-2100, with Z or an offset.',
  parseValue: (value) => ofKnownYears(GraphQLDateTimeISO.parseValue(value)),
  parseLiteral: (node, variables) =>
    ofKnownYears(GraphQLDateTimeISO.parseLiteral(node, variables ?? {})),
});

function ofKnownYears(instant: Date): Date {
  // At the turn of a year, Poland and UTC are in different years for an hour: it is enough that one of them is allowed.
  const days = [polishClock(instant).day, instant.toISOString().slice(0, 10)];
  if (days.some(isDay)) return instant;
  throw refusal('Podaj czas z\u00a0lat 2000–2100.');
}

/** Turns "4890", "4890,5" or 4890.5 into the form "4890.50"; throws on anything else. */
export function normaliseAmount(value: unknown): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || !AMOUNT.test(text.trim())) {
    throw refusal('Kwota musi być liczbą nieujemną z\u00a0najwyżej dwoma miejscami po przecinku.');
  }
  const [whole = '0', fraction = ''] = text.trim().replace(',', '.').split('.');
  return `${Number(whole)}.${fraction.padEnd(2, '0')}`;
}

/** Money in requests and answers: a decimal string with two places, "4890.00". */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description:
    'A decimal string with two places, in złoty with VAT unless said otherwise: "4890.00". Input must not be ' +
    'negative, has at most 8 digits before the point, and may also be "4890", "4890,5" or a number.',
  serialize: (value) => String(value),
  parseValue: normaliseAmount,
  parseLiteral: (node) => normaliseAmount('value' in node ? node.value : undefined),
});

/** What SignedDecimal makes of its input: two places after a point, "-467.00"; also sent in answers. */
export const SIGNED_AMOUNT = /^-?\d{1,8}\.\d{2}$/;

/** As `normaliseAmount`, also for amounts below zero: "-467" becomes "-467.00". */
function normaliseSignedAmount(value: unknown): string {
  const text = String(value).trim();
  if (!text.startsWith('-') || (typeof value !== 'string' && typeof value !== 'number'))
    return normaliseAmount(value);
  const amount = normaliseAmount(text.slice(1));
  return Number(amount) === 0 ? amount : `-${amount}`;
}

export const SignedDecimal = new GraphQLScalarType<string, string>({
  name: 'SignedDecimal',
  description: 'As Decimal, also below zero: "-467.00".',
  serialize: (value) => String(value),
  parseValue: normaliseSignedAmount,
  parseLiteral: (node) => normaliseSignedAmount('value' in node ? node.value : undefined),
});

export type OptionSelectionValue = Record<string, boolean | number>;

export const MAX_OPTIONS = 20;

/** Validates the shape only: the engine knows the options and their limits. */
export function parseOptionSelection(value: unknown): OptionSelectionValue {
  if (!isObject(value)) {
    throw refusal(
      'Opcje muszą być obiektem: kod opcji i\u00a0wartość true, false lub liczba sztuk.',
    );
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_OPTIONS) throw refusal(`Najwyżej ${MAX_OPTIONS} opcji.`);
  const choices = entries.map(([code, choice]) => {
    if (typeof choice === 'boolean' || typeof choice === 'number') return [code, choice] as const;
    throw refusal(`Opcja „${code.slice(0, 40)}” musi mieć wartość true, false lub liczbę sztuk.`);
  });
  return Object.fromEntries(choices);
}

export type PlacementValue = Record<string, number | string>;

const MAX_PLACEMENT_TEXT = 60;

/** Checks the shape only: which settings exist is the engine's knowledge. Leaves out settings that are null. */
export function parsePlacement(value: unknown): PlacementValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal('Montaż musi być obiektem: kod ustawienia i\u00a0liczba lub tekst.');
  const entries = Object.entries(value as Record<string, unknown>).filter(
    (entry): entry is [string, number | string] => entry[1] !== null,
  );
  if (entries.length > MAX_OPTIONS) throw refusal(`Najwyżej ${MAX_OPTIONS} ustawień montażu.`);
  for (const [code, choice] of entries) {
    const isText = typeof choice === 'string' && choice.length <= MAX_PLACEMENT_TEXT;
    if (!isText && typeof choice !== 'number')
      throw refusal(`Ustawienie „${code.slice(0, 40)}” musi być liczbą lub krótkim tekstem.`);
  }
  return Object.fromEntries(entries);
}

/** How and where goods are mounted: an object that maps codes of settings to their values. */
export const PlacementSelection = new GraphQLScalarType<PlacementValue, PlacementValue>({
  name: 'PlacementSelection',
  description:
    'An object: code of a setting of mounting (`ProductType.placement`) to a whole number or the code of a ' +
    'choice, or sides such as "left,front"; at most 20 entries.',
  serialize: (value) => value as PlacementValue,
  parseValue: parsePlacement,
  parseLiteral: (node, variables) => parsePlacement(literal(node, variables ?? {})),
});

/** The chosen options (`additionalOptions`): an object that maps their codes to a boolean or a number of pieces. */
export const OptionSelection = new GraphQLScalarType<OptionSelectionValue, OptionSelectionValue>({
  name: 'OptionSelection',
  description:
    'An object: option code to true, false or, for options sold by the piece, a whole number from 0 to ' +
    '`ProductOption.maxQuantity`; at most 20 entries.',
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
    case Kind.STRING:
      return node.value;
    case Kind.VARIABLE:
      return variables[node.name.value];
    default:
      return null;
  }
}
