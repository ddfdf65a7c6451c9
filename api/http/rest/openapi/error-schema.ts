import { ERROR_STATUS, type ErrorCodeName, usualErrorBody } from '../../../shared/errors.js';
import type { JsonSchema } from '../../../shared/json-schema.js';

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['path', 'message'],
  properties: {
    path: { type: 'string', description: 'The field: "width", "orderItems.0.quantity".' },
    message: { type: 'string', description: 'To be shown to people, in Polish.' },
    min: { type: 'number' },
    max: { type: 'number' },
    allowed: { type: 'array', items: { type: 'string' } },
    value: { type: 'string', description: 'The rejected value as text, which may be shortened.' },
  },
};

/** The body of every error. */
export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ErrorCode: {
    type: 'string',
    description: 'Stable codes of errors, the same as over GraphQL.',
    enum: Object.keys(ERROR_STATUS),
  },
  FieldProblem: PROBLEM,
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        description: 'Some codes carry more: the right total, the report of an import.',
        required: ['code', 'message'],
        properties: {
          code: { $ref: '#/components/schemas/ErrorCode' },
          message: { type: 'string', description: 'To be shown to people, in Polish.' },
          fields: {
            type: 'array',
            description: 'The wrong fields of the request.',
            items: { $ref: '#/components/schemas/FieldProblem' },
          },
        },
      },
    },
  },
};

/** A response for each status of these error codes. */
export function errorAnswers(
  codes: readonly ErrorCodeName[],
  exampleOf: (status: number) => unknown,
): Record<string, object> {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => ERROR_STATUS[code] === status);
      return [status, answerOf(own, exampleOf(status) ?? usualAnswer(own))];
    }),
  );
}

const usualAnswer = (codes: readonly ErrorCodeName[]) =>
  codes.map(usualErrorBody).find((body) => body !== undefined);

function answerOf(codes: readonly ErrorCodeName[], example: unknown): object {
  const named = { error: { type: 'object', properties: { code: { enum: codes } } } };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: named }],
  };
  return {
    description: codes.join(', '),
    ...(codes.some((code) => TEMPORARY.has(code)) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  };
}

const TEMPORARY = new Set<ErrorCodeName>(['TOO_MANY_REQUESTS', 'UNAVAILABLE']);
const RETRY_AFTER = {
  description: 'Seconds to wait.',
  schema: { type: 'integer', minimum: 1 },
};
