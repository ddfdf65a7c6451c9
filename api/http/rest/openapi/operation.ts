import { isPublic } from '#engine/trade/rights/permissions';
import { permissionsOf } from '../../../identity/rights.js';
import type { Body } from '../../../rest/body.js';
import type { FieldOf, Route } from '../../../rest/route.js';
import type { ErrorCodeName } from '../../../shared/errors.js';
import type { JsonSchema } from '../../../shared/json-schema.js';
import { MAX_PAGE_SIZE, PageInput } from '../../../shared/page.js';
import type { AnswerSchemas } from './answer-schema.js';
import { errorAnswers } from './error-schema.js';
import { EXAMPLES } from './examples.generated.js';
import type { InputSchemas } from './input-schema.js';

export const SESSION = 'session';
export const TOKEN = 'token';

interface Schemas {
  inputs: InputSchemas;
  answers: AnswerSchemas;
}

/** How OpenAPI writes a path: "/api/products/{id}". */
export const documentedPath = ({ path }: Pick<Route, 'path'>): string =>
  `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/** The OpenAPI operation of a route, from its declaration. */
export function operationOf(route: Route, schemas: Schemas): object {
  const { tag, summary, body, answer } = route;
  return {
    operationId: operationId(route),
    tags: [tag],
    summary,
    security: securityOf(route),
    parameters: parametersOf(route, schemas.inputs),
    ...(body && { requestBody: requestBody(body, schemas.inputs) }),
    responses: {
      [answer.status]: answerOf(route, schemas.answers),
      ...errorAnswers(errorsOf(route), (status) => EXAMPLES[`${route.operation} ${status}`]),
    },
  };
}

/** "getAdminOrders", "putAdminOrdersIdStatus". */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Tokens need the scope; public routes may also be called without credentials. */
function securityOf({ access }: Route): object[] {
  const scopes = permissionsOf(access);
  const needsLogin = access === 'account' || !scopes.every(isPublic);
  return [needsLogin ? { [SESSION]: [] } : {}, ...(scopes.length > 0 ? [{ [TOKEN]: scopes }] : [])];
}

/** The errors that follow from the declaration, and those that it lists. */
function errorsOf({
  params,
  body,
  query,
  isPaged,
  isCounted,
  errors = [],
}: Route): ErrorCodeName[] {
  // An invalid token, or one without the scope, is refused by every route.
  const codes = new Set<ErrorCodeName>([...errors, 'UNAUTHENTICATED', 'FORBIDDEN']);
  if (isCounted) codes.add('TOO_MANY_REQUESTS');
  if (params) codes.add('MALFORMED').add('NOT_FOUND');
  if (body) codes.add('MALFORMED').add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (body || query || isPaged) codes.add('BAD_USER_INPUT');
  return [...codes.add('INTERNAL_SERVER_ERROR').add('UNAVAILABLE')];
}

function parametersOf(route: Route, inputs: InputSchemas): object[] {
  const { params = {}, query, isPaged, also = [] } = route;
  return [
    ...Object.entries(params).map(([name, { description, schema, example }]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema,
      example,
    })),
    ...(query ? inputs.fields(query) : []).map(({ name, isRequired, schema }) =>
      parameter('query', name, isRequired, asText(schema)),
    ),
    ...(isPaged ? inputs.fields(PageInput) : []).map(({ name, schema }) =>
      parameter(
        'query',
        name,
        false,
        name === 'limit' ? { ...schema, default: MAX_PAGE_SIZE } : schema,
      ),
    ),
    ...also.map(({ in: place, name, description, schema }) =>
      parameter(place, name, false, {
        ...('Input' in schema ? asText(fieldOf(schema, inputs)) : schema),
        description,
      }),
    ),
  ];
}

function fieldOf({ Input, field }: FieldOf, inputs: InputSchemas): JsonSchema {
  const found = inputs.fields(Input).find(({ name }) => name === field);
  if (!found) throw new Error(`${Input.name} has no field ${field}`);
  return found.schema;
}

function parameter(place: string, name: string, required: boolean, field: JsonSchema): object {
  const { description, ...schema } = field;
  return { name, in: place, required, ...(description && { description }), schema };
}

/** The schema without null, which query strings and headers cannot express: a value is left out instead. */
function asText(schema: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = schema;
  const types = typeof type === 'string' ? [type] : (type ?? []).filter((each) => each !== 'null');
  const [first] = types;
  return {
    ...rest,
    ...(first !== undefined && { type: types.length === 1 ? first : types }),
    ...(values && { enum: values.filter((value) => value !== null) }),
  };
}

function requestBody(body: Body<unknown>, inputs: InputSchemas): object {
  if (body.kind === 'json')
    return {
      required: true,
      content: {
        'application/json': {
          schema: inputs.object(body.Input, body.overrides),
          example: body.example,
        },
      },
    };
  const limit = `At most ${body.maxBytes / 1024 / 1024} MB.`;
  const file = {
    type: 'string',
    format: 'binary',
    contentMediaType: body.type,
    description: limit,
  };
  const schema = { type: 'object', required: ['file'], properties: { file } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function answerOf({ answer, operation }: Route, answers: AnswerSchemas): object {
  const { description, headers, content, isList } = answer;
  const schema = content && answers.of(content.schema);
  const example = EXAMPLES[`${operation} ${answer.status}`];
  const described = {
    schema: isList ? { type: 'array', items: schema } : schema,
    ...(example !== undefined && { example }),
  };
  const types = content ? [content.type, ...(content.otherTypes ?? [])] : [];
  return {
    description,
    ...(headers && { headers }),
    ...(content && { content: Object.fromEntries(types.map((type) => [type, described])) }),
  };
}
