/** The part of JSON Schema (draft 2020-12) that our OpenAPI 3.1 document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: JsonType | readonly JsonType[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  not?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  maxProperties?: number;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** A schema that also allows null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] };
  const types = typeof type === 'string' ? [type] : type;
  return {
    ...schema,
    type: [...types, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
