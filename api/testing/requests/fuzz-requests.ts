import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import type { FullShop } from '../shop/full-shop.js';
import type { DocumentedOperation, OpenApi } from './contract.js';
import { addressPart, anyHeader, anyValue } from './fuzz-values.js';
import { allCalls, argumentsOf, rootFields } from './operation-calls.js';
import type { RawRequest } from './raw-http.js';
import { type Path, withValue } from './with-value.js';

type Json = Record<string, unknown>;

/** A valid request, and the places in its body that can be replaced. */
interface Target {
  /** "POST /api/cart" or "Mutation.addToCart". */
  name: string;
  method: string;
  target: string;
  base: Json;
  slots: readonly Path[];
  /** The body that carries the changed value. */
  wrap: (body: unknown) => unknown;
}

const JSON_TYPE = ['content-type', 'application/json'] as const;

/** Every operation of the REST API that takes a JSON body, each field of it a slot. */
export function restTargets(document: OpenApi): Target[] {
  return operationsOf(document).flatMap(({ method, path, operation }) => {
    const content = operation.requestBody?.content['application/json'];
    if (!content) return [];
    return [
      {
        name: `${method} ${path}`,
        method,
        target: filledPath(path, operation, '1'),
        base: content.example as Json,
        slots: slotsOfSchema(content.schema as Schema),
        wrap: (body: unknown) => body,
      },
    ];
  });
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

function slotsOfSchema(schema: Schema, at: Path = []): Path[] {
  const here = at.length > 0 ? [at] : [];
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...here,
    ...fields.flatMap(([name, field]) => slotsOfSchema(field, [...at, name])),
    ...(schema.items ? slotsOfSchema(schema.items, [...at, 0]) : []),
  ];
}

/** Every query and mutation that takes arguments, each field of each argument a slot. */
export async function graphqlTargets(schema: GraphQLSchema, shop: FullShop): Promise<Target[]> {
  const targets: Target[] = [];
  for (const [name, field] of rootFields(schema)) {
    const [root] = name.split('.') as [string];
    if (root === 'Subscription' || field.args.length === 0) continue;
    const [call] = allCalls(name);
    const given = argumentsOf(field, await call(shop, shop.admin));
    targets.push({
      name,
      method: 'POST',
      target: '/graphql',
      base: given,
      slots: field.args.flatMap(({ name: argument, type }) => slotsOfType(type, [argument])),
      wrap: (variables: unknown) => ({ query: documentOf(root, field), variables }),
    });
  }
  return targets;
}

function documentOf(root: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = (text: (argument: GraphQLArgument) => string) => args.map(text).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${root.toLowerCase()} (${list((each) => `$${each.name}: ${String(each.type)}`)}) {
    ${name}(${list((each) => `${each.name}: $${each.name}`)}) ${selection} }`;
}

function slotsOfType(type: GraphQLInputType, at: Path): Path[] {
  const inner = getNullableType(type);
  if (isListType(inner)) return [at, ...slotsOfType(inner.ofType as GraphQLInputType, [...at, 0])];
  if (!isInputObjectType(inner)) return [at];
  const fields = Object.values(inner.getFields());
  return [at, ...fields.flatMap((field) => slotsOfType(field.type, [...at, field.name]))];
}

const request = (target: Target, body: unknown): RawRequest => ({
  method: target.method,
  target: target.target,
  headers: [JSON_TYPE],
  body: JSON.stringify(target.wrap(body)),
});

/** One request for each field, in which that field is null. */
export const nullEverywhere = (targets: readonly Target[]): RawRequest[] =>
  targets.flatMap((target) =>
    target.slots.map((slot) => request(target, withValue(target.base, slot, null))),
  );

/** Requests with a valid body in which up to three fields are replaced by arbitrary values. */
export const brokenBody = (targets: readonly Target[]): fc.Arbitrary<RawRequest> =>
  fc.constantFrom(...targets).chain((target) => {
    const change = fc.tuple(fc.constantFrom([], ...target.slots), anyValue);
    return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
      request(
        target,
        changes.reduce<unknown>((body, [slot, value]) => withValue(body, slot, value), target.base),
      ),
    );
  });

/** Malformed GraphQL and JSON requests. */
export const brokenEnvelope: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom(
      '/graphql',
      '/graphql/stream',
      '/api/cart',
      '/api/orders',
      '/api/calculate-price',
    ),
    fc.oneof(
      fc.constantFrom('', '{', '[', 'null', '[]', '"', '{"query":', '\u0000', '{"a":1}}', '﻿{}'),
      fc
        .record(
          { query: anyValue, variables: anyValue, operationName: anyValue, extensions: anyValue },
          { requiredKeys: [] },
        )
        .map((body) => JSON.stringify(body)),
      anyValue.map((hash) =>
        JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
      ),
      anyValue.map((variables) =>
        JSON.stringify({ query: 'query ($id: Int!) { product(id: $id) { name } }', variables }),
      ),
      fc
        .string({ unit: 'binary' })
        .map((query) => JSON.stringify({ query: `{ product(id: 1) { name ${query} } }` })),
    ),
    fc.array(anyHeader, { maxLength: 2 }),
  )
  .map(([target, body, headers]) => ({
    method: 'POST',
    target,
    body,
    headers: [JSON_TYPE, ...headers],
  }));

/** URLs of the API, of files and of pages with arbitrary characters in their path and query. */
export function brokenAddress(document: OpenApi): fc.Arbitrary<RawRequest> {
  const paths = operationsOf(document).filter(({ method }) => method === 'GET');
  const ofOperation = fc
    .tuple(fc.constantFrom(...paths), addressPart)
    .map(([{ path, operation }, part]) => filledPath(path, operation, part));
  const beginning = fc.constantFrom(
    '/',
    '/a',
    '/produkt/',
    '/produkty/',
    '/konfigurator/',
    '/blog/',
    '/zamowienie/',
    '/k/',
    '/rysunki/produkt/',
    '/rysunki/konfiguracja/',
    '/rysunki/kod/',
    '/oferta/',
    '/katalog/',
    '/modele/',
    '/zdjecia/',
    '/admin/',
    '/graphql',
    '/graphql?query=',
    '/graphql?query={me{id}}&extensions=',
    '/graphql?query={me{id}}&variables=',
    '/api/',
    '/api/docs/',
    '/newsletter/',
    '/haslo/',
    '/healthz',
    '/sitemap.xml',
    '',
  );
  const other = fc.tuple(beginning, addressPart).map((parts) => parts.join(''));
  const query = fc.oneof(
    fc.constant(''),
    fc.tuple(addressPart, addressPart).map(([name, value]) => `?${name}=${value}&limit=${value}`),
  );
  return fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      fc.oneof(ofOperation, other),
      query,
      fc.array(anyHeader, { maxLength: 2 }),
    )
    .map(([method, path, search, headers]) => ({
      method,
      // Spaces and line breaks would end the target in the request line.
      target: `${path}${search}`.replaceAll(/[\s\0]/g, '+') || '/',
      headers,
    }));
}

function operationsOf({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

const filledPath = (path: string, { parameters }: DocumentedOperation, value: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    value === '1' ? String(parameters.find((each) => each.name === name)?.example ?? value) : value,
  );
