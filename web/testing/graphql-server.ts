import { readFileSync } from 'node:fs';

import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql as execute } from 'graphql';
import { graphql } from 'msw/graphql';
import { HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';

import { demoCompany } from './demo-company';

/** Resolvers by type and field, as makeExecutableSchema takes them; a plain object below a field needs none. */
export type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>;

export const GRAPHQL_URL = 'http://localhost/graphql';

const typeDefs = readFileSync('schema.graphql', 'utf8');
const shopApi = graphql.link(GRAPHQL_URL);

/** The network of the tests; set up and torn down by testing/setup.ts. */
export const graphqlServer = setupServer();

/**
 * Answers every operation by executing it against schema.graphql: what the schema does not allow cannot be
 * answered. The company is always there; the rest is the test's own.
 */
export function answerGraphql(resolvers: Resolvers = {}): void {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [{ Query: { company: () => demoCompany } }, resolvers].flat(),
  });
  graphqlServer.use(
    shopApi.operation(async ({ query, variables, operationName }) => {
      const result = await execute({
        schema,
        source: query,
        variableValues: variables,
        operationName: operationName || undefined,
      });
      return HttpResponse.json({ ...result });
    }),
  );
}
