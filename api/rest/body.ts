import type { Request } from 'express';
import { AppError } from '../shared/errors.js';
import { receiveFile } from './receive-file.js';
import { readFields } from '../shared/input/read-fields.js';
import { isObject } from '../shared/is-object.js';
import type { JsonSchema } from '../shared/json-schema.js';

/** A JSON body, read by the rules of its class, or one file. */
export type Body<T> = JsonBody<T> | (FileBody & { readonly read: (req: Request) => Promise<T> });

interface JsonBody<T> {
  readonly kind: 'json';
  readonly Input: new () => object;
  /** A valid body, shown in the OpenAPI document; it may refer to data that must exist first. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Schemas of fields that REST takes in another form than the class. */
  readonly overrides: Readonly<Record<string, JsonSchema>>;
  readonly read: (req: Request) => T;
}

interface FileBody {
  readonly kind: 'file';
  readonly type: string;
  readonly maxBytes: number;
}

interface JsonOptions {
  example: Record<string, unknown>;
  overrides?: Record<string, JsonSchema>;
  /** Maps the fields of the body to those of the class. */
  adapt?: (fields: Record<string, unknown>) => Record<string, unknown>;
}

/**
 * Reads the JSON body as an input of this class; throws MALFORMED if it is no object or nested too deeply,
 * BAD_USER_INPUT for wrong fields.
 */
export function json<T extends object>(
  Input: new () => T,
  { example, overrides = {}, adapt = (fields) => fields }: JsonOptions,
): JsonBody<T> {
  return {
    kind: 'json',
    Input,
    example,
    overrides,
    read({ body = {} }: Request) {
      if (!isObject(body) || isNestedDeeper(body, MAX_DEPTH)) throw new AppError('MALFORMED');
      return readFields(Input, adapt(body));
    },
  };
}

/** Far more than any body needs; checking deeper lists would exceed the call stack. */
const MAX_DEPTH = 20;

const isNestedDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, depth - 1)));

/** The one file of a multipart/form-data body. */
export function file(type: string, maxBytes: number): Body<Buffer> {
  return {
    kind: 'file',
    type,
    maxBytes,
    read: async (req) => (await receiveFile(req, { maxBytes })).bytes,
  };
}
