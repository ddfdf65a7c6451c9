import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import type { DocumentedOperation, OpenApi } from './contract.js';
import { addressPart, anyHeader, anyValue } from './fuzz-values.js';
import { INPUTS } from './graphql-inputs.js';
import type { RawRequest } from './raw-http.js';

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

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
export function graphqlTargets(schema: GraphQLSchema): Target[] {
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  return roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter(({ args }) => args.length > 0)
      .map((field) => ({
        name: `${root.name}.${field.name}`,
        method: 'POST',
        target: '/graphql',
        base: Object.fromEntries(field.args.map(({ name, type }) => [name, usual(type)])),
        slots: field.args.flatMap(({ name, type }) => slotsOfType(type, [name])),
        wrap: (variables: unknown) => ({ query: documentOf(root.name, field), variables }),
      })),
  );
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

const USUAL: Record<string, unknown> = {
  Int: 1,
  Float: 5,
  Boolean: true,
  ID: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11',
  Decimal: '100.00',
  SignedDecimal: '-100.00',
  DateTimeISO: '2026-11-21T10:00:00Z',
};

/** A value that the type accepts: for an input the valid one of its tests (`INPUTS`), if there is one. */
function usual(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [usual(inner.ofType as GraphQLInputType)];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (!isInputObjectType(inner)) return USUAL[inner.name] ?? 'tekst';
  const known = INPUTS[inner.name];
  if (known) return known.valid();
  const fields = Object.values(inner.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, usual(field.type)]));
}

/**
 * A copy of the body with this value in this place. Objects and lists that are missing on the way are added; a list on
 * the way keeps only the item in the path.
 */
function withValue(base: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> | unknown[] =
    typeof step === 'number' ? [] : { ...(base as Json | null) };
  const known = (base as Record<string | number, unknown> | null | undefined)?.[step];
  (copy as Record<string | number, unknown>)[step] = withValue(known, rest, value);
  return copy;
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
  const known = fc
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
      fc.oneof(known, other),
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
