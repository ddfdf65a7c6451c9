import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  extendSchema,
  graphql as execute,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { graphql } from 'msw/graphql';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { demoCompany } from './demo-company';
import { demoConsents } from './demo-consents';

type FieldResolver = GraphQLFieldResolver<unknown, unknown>;
/** Resolvers by type and field. A property of a returned object needs no resolver. */
export type Resolvers = Record<string, Record<string, (...given: never[]) => unknown>>;

/** What an order, offer or inquiry of a test may say of its visits. */
interface Visited {
  visits?: object[];
  canRequestInstallation?: boolean;
}

export const GRAPHQL_URL = 'http://localhost/graphql';

/** Made only once, because that takes longer than most tests. */
const shopSchema = makeExecutableSchema({ typeDefs: readFileSync('schema.graphql', 'utf8') });
const always: Resolvers = {
  Query: {
    company: () => demoCompany,
    consents: () => demoConsents,
    startingPoints: () => [],
    files: () => [],
    footerPages: () => [],
    earlierOrders: () => ({ items: [] }),
  },
  Order: {
    visits: ({ visits = [] }: Visited) => visits,
    canRequestInstallation: ({ canRequestInstallation = false }: Visited) => canRequestInstallation,
  },
  Offer: { visits: ({ visits = [] }: Visited) => visits },
  Inquiry: { visits: ({ visits = [] }: Visited) => visits },
};
const shopApi = graphql.link(GRAPHQL_URL);

const STREAM_URL = 'http://localhost/graphql/stream';

/** The schema of the shop with an extension, such as "extend enum …". */
export function extendedSchema(extension: string): GraphQLSchema {
  return extendSchema(shopSchema, parse(extension));
}

/** The mock server that answers the requests of tests; testing/setup.ts starts and stops it. */
export const graphqlServer = setupServer();

/**
 * Answers every operation by executing it against the schema, so that answers always match it. The company, the texts
 * of the consents and empty lists of starting points, files, visits, pages of the footer and earlier orders are there by default; the rest is up to the test. Returns
 * functions that send events to subscriptions, end them, and count those opened.
 */
export function answerGraphql(resolvers: Resolvers = {}, schema = shopSchema) {
  const fieldResolver: FieldResolver = (source, args, context, info) => {
    const { parentType, fieldName } = info;
    const own = (resolvers[parentType.name]?.[fieldName] ??
      always[parentType.name]?.[fieldName]) as FieldResolver | undefined;
    return (own ?? defaultFieldResolver)(source, args, context, info);
  };
  graphqlServer.use(
    shopApi.operation(async ({ query, variables, operationName }) => {
      const result = await execute({
        schema,
        source: query,
        variableValues: variables,
        operationName: operationName || undefined,
        fieldResolver,
      });
      return HttpResponse.json({ ...result });
    }),
  );
  return answerEvents();
}

/** Answers subscriptions by streams on which nothing happens until the test sends an event. */
function answerEvents() {
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController[] = [];
  graphqlServer.use(
    http.post(STREAM_URL, () => {
      const stream = new ReadableStream({
        start(controller) {
          streams.push(controller);
          controller.enqueue(encoder.encode(':\n\n'));
        },
      });
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const write = (event: string, data: unknown) => {
    const text = `event: ${event}\ndata: ${data === null ? '' : JSON.stringify(data)}\n\n`;
    streams.at(-1)?.enqueue(encoder.encode(text));
  };
  return {
    send: (data: Record<string, unknown>) => write('next', { data }),
    /** Ends the last opened stream like a server that stops. */
    end: () => write('complete', null),
    opened: () => streams.length,
  };
}
