import { MAX_INT32 } from '../shared/id.js';
import type { JsonSchema } from '../shared/json-schema.js';
import { readId } from './request.js';

/** A parameter of a path: its schema, and how the route reads it. */
export interface PathParameter<T> {
  readonly description: string;
  readonly schema: JsonSchema;
  /** An example that works in the demo shop. */
  readonly example: string | number;
  readonly read: (text: string) => T;
}

/** The integer id of a row. */
export const idOf = (what: string): PathParameter<number> => ({
  description: `The id of the ${what}.`,
  schema: { type: 'integer', minimum: 1, maximum: MAX_INT32 },
  example: 1,
  read: readId,
});

/** The UUID of a row that is looked for among loaded ones; a malformed one is not refused, but not found either. */
export const uuidOf = (what: string): PathParameter<string> => ({
  description: `The id of the ${what}.`,
  schema: { type: 'string', format: 'uuid' },
  example: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11',
  read: (text) => text,
});

/** The secret that gives access to a row; a malformed one is not refused, but no row has it. */
export const tokenOf = (what: string): PathParameter<string> => ({
  description: `The token of the ${what}.`,
  schema: { type: 'string', pattern: '^[\\w-]{43}$' },
  example: 'x'.repeat(43),
  read: (text) => text,
});
