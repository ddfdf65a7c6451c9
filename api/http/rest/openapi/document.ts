import type { GraphQLSchema } from 'graphql';
import { SCOPE_NAMES } from '#engine/trade/rights/permissions';
import type { Route } from '../../../rest/route.js';
import { AnswerSchemas } from './answer-schema.js';
import { ERROR_SCHEMAS } from './error-schema.js';
import { InputSchemas } from './input-schema.js';
import { SESSION, TOKEN, documentedPath, operationOf } from './operation.js';
import { WEBHOOK_SCHEMAS, webhooks } from './webhooks.js';

/** The REST API as OpenAPI 3.1: from its routes, the validation rules of inputs and the GraphQL schema's types. */
export function openApiDocument(routes: readonly Route[], schema: GraphQLSchema): object {
  const schemas = { inputs: new InputSchemas(schema), answers: new AnswerSchemas(schema) };
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes)
    (paths[documentedPath(route)] ??= {})[route.method] = operationOf(route, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API',
      version: '1',
      description: ABOUT,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks: webhooks(),
    components: {
      schemas: { ...schemas.answers.components, ...ERROR_SCHEMAS, ...WEBHOOK_SCHEMAS },
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'cookie', name: 'cieniomat_session', description: COOKIE },
        [TOKEN]: { type: 'http', scheme: 'bearer', description: tokenDescription() },
      },
    },
  };
}

const ABOUT = `Amounts are złoty with VAT as decimal strings ("4890.00"), sizes whole centimetres, times ISO 8601 in UTC.
Errors carry a stable code and a message in Polish. The cart is the caller's own: it is found by a signed cookie.`;

const COOKIE = 'Set by POST /api/login; a browser sends it by itself.';

function tokenDescription(): string {
  const scopes = SCOPE_NAMES.map((name) => `- \`${name}\``);
  return `A token made at /admin/tokens, "cnm_…". The scopes that an operation names are needed:\n\n${scopes.join('\n')}`;
}
