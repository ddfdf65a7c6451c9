// The part of OpenAPI 3.1 that our document uses, as a schema that allows nothing else. Schema Objects are validated by
// the meta-schema of draft 2020-12.

const text = { type: 'string', minLength: 1 };
const schema = { type: ['object', 'boolean'] };
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const mapOf = (value: object, names = '^.+$') => ({
  type: 'object',
  patternProperties: { [names]: value },
  additionalProperties: false,
});

const content = mapOf(closed({ schema, example: true }, ['schema']), '^[a-z]+/[a-z-]+$');
const parameter = closed(
  {
    name: text,
    in: { enum: ['path', 'query', 'header', 'cookie'] },
    required: { type: 'boolean' },
    description: text,
    schema,
    example: true,
  },
  ['name', 'in', 'schema'],
);
const response = closed(
  { description: text, headers: mapOf(closed({ description: text, schema }, ['schema'])), content },
  ['description'],
);
const operation = closed(
  {
    operationId: { type: 'string', pattern: '^[a-zA-Z]+$' },
    tags: { type: 'array', items: text, minItems: 1 },
    summary: text,
    security: { type: 'array', items: mapOf({ type: 'array', items: text }) },
    parameters: {
      type: 'array',
      items: {
        allOf: [
          parameter,
          {
            anyOf: [
              { properties: { in: { enum: ['query', 'header', 'cookie'] } } },
              { properties: { required: { const: true } }, required: ['required'] },
            ],
          },
        ],
      },
    },
    requestBody: closed({ required: { type: 'boolean' }, content }, ['content']),
    responses: mapOf(response, '^[1-5]\\d\\d$'),
  },
  ['operationId', 'responses'],
);
const securityScheme = {
  oneOf: [
    closed({ type: { const: 'apiKey' }, in: { const: 'cookie' }, name: text, description: text }, [
      'type',
      'in',
      'name',
    ]),
    closed({ type: { const: 'http' }, scheme: { const: 'bearer' }, description: text }, [
      'type',
      'scheme',
    ]),
  ],
};

export const OPENAPI_RULES = closed(
  {
    openapi: { const: '3.1.0' },
    info: closed({ title: text, version: text, description: text }, ['title', 'version']),
    servers: { type: 'array', items: closed({ url: text }, ['url']) },
    tags: { type: 'array', items: closed({ name: text }, ['name']), uniqueItems: true },
    paths: mapOf(
      closed({ get: operation, post: operation, put: operation, delete: operation }),
      '^/api/[\\w./{}-]+$',
    ),
    webhooks: mapOf(closed({ post: operation }), '^[a-z._]+$'),
    components: closed({
      schemas: mapOf(schema, '^[A-Za-z]+$'),
      securitySchemes: mapOf(securityScheme, '^[a-z]+$'),
    }),
  },
  ['openapi', 'info', 'paths'],
);
