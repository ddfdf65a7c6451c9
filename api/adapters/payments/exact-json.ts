// TypeScript does not know `context.source` and `JSON.rawJSON` yet:
// https://github.com/tc39/proposal-json-parse-with-source
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON } = JSON as unknown as { rawJSON: (this: void, text: string) => object };

/** Reads JSON without loss: whole numbers beyond the safe integers become `bigint`. */
export const readExactJson = (text: string): unknown =>
  parse(text, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source ?? '')
      ? BigInt(source ?? '')
      : value,
  );

/** Writes compact JSON in the order of the keys, `bigint` as a number. */
export const writeExactJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? rawJSON(String(each)) : each,
  );
