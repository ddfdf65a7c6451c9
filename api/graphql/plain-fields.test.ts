import { describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, buildSchema, execute, isObjectType, parse, validate } from 'graphql';
import { withPlainFields } from './plain-fields.js';

const schema = buildSchema(`
  enum Category { markizy pergole }
  type Specification { name: String! value: String }
  type Product { id: Int! name: String! category: Category! colors: [String!]! specifications: [Specification!]! twin: Twin }
  type Twin { id: Int! }
  type ProductList { items: [Product!]! totalCount: Int! later: [Product] counted: Int! }
  type Query { products: ProductList! product(id: Int!): Product broken: Product! }
`);

const PRODUCTS = [
  {
    id: 1,
    name: 'Aurora',
    category: 'markizy',
    colors: ['Biały', 'Szary'],
    specifications: [
      { name: 'Wysięg', value: '300 cm' },
      { name: 'Kaseta', value: null },
    ],
    twin: { id: 2 },
  },
  { id: 2, name: 'Aria', category: 'pergole', colors: [], specifications: [], twin: null },
];

resolver('ProductList', 'counted', () => 2);
resolver('ProductList', 'later', async () => [...PRODUCTS, null]);

const rootValue = {
  products: { items: PRODUCTS, totalCount: 2 },
  product: ({ id }: { id: number }) => PRODUCTS.find((product) => product.id === id) ?? null,
  broken: { ...PRODUCTS[0], name: null },
};

function resolver(typeName: string, field: string, resolve: () => unknown): void {
  const type = schema.getType(typeName);
  if (isObjectType(type)) type.getFields()[field]!.resolve = resolve;
}

const run = async (by: GraphQLSchema, query: string, variableValues = {}) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const result = await execute({ schema: by, document, rootValue, variableValues });
  return JSON.parse(JSON.stringify(result));
};

const plain = withPlainFields(schema);

describe('a schema whose plain objects are projected whole', () => {
  it.each([
    '{ products { totalCount items { id name category } } }',
    '{ products { items { colors specifications { value name } twin { id } } counted } }',
    '{ __typename products { __typename items { __typename specifications { __typename } } } }',
    '{ product(id: 2) { title: name name twin { id } } none: product(id: 3) { id } }',
    '{ products { later { id } items { id } items { name specifications { name } specifications { value } } } }',
    'fragment Card on Product { id specifications { ...Row } } fragment Row on Specification { name } { product(id: 1) { ...Card ... on Product { name } ... { category } } }',
    '{ product(id: 1) { __proto__: twin { id } constructor: name } }',
  ])('answers as the schema itself: %s', async (query) => {
    const result = await run(plain, query);
    expect(result).toEqual(await run(schema, query));
    expect(JSON.stringify(result)).toBe(JSON.stringify(await run(schema, query)));
  });

  it('heeds @skip and @include by the variables of each request', async () => {
    const document = `query ($more: Boolean!) {
      product(id: 1) { id name @include(if: $more) ... @skip(if: $more) { category } }
    }`;
    for (const more of [true, false, true])
      expect(await run(plain, document, { more })).toEqual(await run(schema, document, { more }));
  });

  it('fails where a value is missing that was promised', async () => {
    const { data, errors } = await run(plain, '{ broken { id name } }');
    expect(errors).toHaveLength(1);
    expect(data.broken).toBeNull();
  });

  it('leaves the schema as it was', () => {
    expect(schema.getQueryType()!.getFields()['product']!.type.toString()).toBe('Product');
  });
});
