/**
 * What UCP 2026-08-25 requires of the answers that the shop gives, as JSON Schema 2020-12: required fields and their
 * types. Written after ucp.dev/2026-08-25/schemas (profile, catalog_search, catalog_lookup, permalink and their types).
 */
const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', format: 'uri' };
const version = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
const listOf = (items: object, minItems = 0) => ({ type: 'array', items, minItems });
const objectOf = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
/** An object by names of reversed domains. */
const registryOf = (item: object) => ({
  type: 'object',
  propertyNames: { pattern: String.raw`^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$` },
  additionalProperties: listOf(item, 1),
});
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

const price = objectOf({
  amount: { type: 'integer', minimum: 0 },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
});
const option = objectOf({ name: text, label: text });
const description = {
  ...objectOf({}, { plain: text, html: text, markdown: text }),
  minProperties: 1,
};
const message = {
  oneOf: [
    objectOf({ type: { const: 'info' }, content: text }, { code: text }),
    objectOf({
      type: { const: 'error' },
      code: text,
      content: text,
      severity: {
        enum: ['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'],
      },
    }),
  ],
};
const answerBlock = objectOf(
  { version },
  { status: { enum: ['success', 'error'] }, capabilities: registryOf(objectOf({ version })) },
);
const variantFields = {
  id: text,
  title: text,
  description,
  price,
};
const variantOptional = {
  url: uri,
  availability: objectOf({}, { available: { type: 'boolean' }, status: text }),
  options: listOf(option),
};
const productFields = (variant: object) => ({
  id: text,
  title: text,
  description,
  price_range: objectOf({ min: price, max: price }),
  variants: listOf(variant, 1),
});
const productOptional = {
  url: uri,
  categories: listOf(objectOf({ value: text }, { taxonomy: text })),
  media: listOf(objectOf({ type: text, url: uri }, { alt_text: text })),
};

export const DEFINITIONS = {
  profile: objectOf(
    {
      ucp: objectOf(
        {
          version,
          services: registryOf(
            objectOf(
              { version, transport: { enum: ['rest', 'mcp', 'a2a', 'embedded'] }, endpoint: uri },
              { spec: uri, schema: uri },
            ),
          ),
          payment_handlers: { type: 'object' },
        },
        {
          capabilities: {
            ...registryOf(objectOf({ version, schema: uri }, { spec: uri })),
            properties: {
              'dev.ucp.shopping.permalink': listOf(
                objectOf({
                  config: objectOf({
                    endpoint: {
                      ...uri,
                      pattern: String.raw`^https://[^/?#\s@]+(?:/[^?#\s]*[^/?#\s])?$`,
                    },
                  }),
                }),
              ),
            },
          },
        },
      ),
    },
    { keys: listOf(objectOf({ kid: text, kty: text })) },
  ),
  variant: objectOf(variantFields, variantOptional),
  lookupVariant: objectOf(
    {
      ...variantFields,
      inputs: listOf(objectOf({ id: text }, { match: { enum: ['exact', 'featured'] } }), 1),
    },
    variantOptional,
  ),
  product: objectOf(productFields(ref('variant')), {
    ...productOptional,
    options: listOf(objectOf({ name: text, values: listOf(objectOf({ label: text }), 1) })),
  }),
  lookupProduct: objectOf(productFields(ref('lookupVariant')), productOptional),
  detailProduct: objectOf(productFields(ref('variant')), {
    ...productOptional,
    selected: listOf(option),
    options: listOf(
      objectOf({
        name: text,
        values: listOf(
          objectOf(
            { label: text },
            { available: { type: 'boolean' }, exists: { type: 'boolean' } },
          ),
          1,
        ),
      }),
    ),
  }),
  searchResponse: objectOf(
    { ucp: answerBlock, products: listOf(ref('product')) },
    {
      pagination: {
        ...objectOf(
          { has_next_page: { type: 'boolean' } },
          { cursor: text, total_count: { type: 'integer' } },
        ),
        anyOf: [{ properties: { has_next_page: { const: false } } }, { required: ['cursor'] }],
      },
      messages: listOf(message),
    },
  ),
  lookupResponse: objectOf(
    { ucp: answerBlock, products: listOf(ref('lookupProduct')) },
    { messages: listOf(message) },
  ),
  productResponse: objectOf({ ucp: answerBlock, product: ref('detailProduct') }),
  errorResponse: objectOf({
    ucp: objectOf({ version, status: { const: 'error' } }),
    messages: listOf(message, 1),
  }),
};
