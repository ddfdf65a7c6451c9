import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { type GraphQLSchema, execute } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context.js';
import type { Env } from './env.js';
import { checkOperation, formatGraphQLError } from './graphql-errors.js';
import { withPlainFields } from './plain-fields.js';
import { isCatalogueRead } from './read-cache.js';

/** What a document may ask for, checked before anything runs. */
export const LIMITS = { depth: 10, aliases: 15, tokens: 2000, directives: 20, cost: 3000 } as const;

export function createGraphQLServer(
  schema: GraphQLSchema,
  env: Env,
  logger: Logger,
): ApolloServer<Context> {
  const armor = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, ignoreIntrospection: true },
    maxAliases: { n: LIMITS.aliases },
    // Its own answers with status 500, and so to every mistake of syntax: the parser counts instead.
    maxTokens: { enabled: false },
    maxDirectives: { n: LIMITS.directives },
    costLimit: {
      maxCost: LIMITS.cost,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      ignoreIntrospection: true,
    },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return new ApolloServer<Context>({
    schema,
    introspection: env.GRAPHQL_INTROSPECTION,
    csrfPrevention: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    includeStacktraceInErrorResponses: false,
    validationRules: armor.validationRules as unknown as NonNullable<
      ConstructorParameters<typeof ApolloServer>[0]['validationRules']
    >,
    plugins: [
      ...(armor.plugins as unknown as ApolloServerPlugin<Context>[]),
      ApolloServerPluginCacheControlDisabled(),
      env.GRAPHQL_SANDBOX
        ? ApolloServerPluginLandingPageLocalDefault({ footer: false })
        : ApolloServerPluginLandingPageDisabled(),
      requestPlugin(schema),
    ],
    formatError: (formatted, error) =>
      formatGraphQLError(formatted, error, (unknown) =>
        logger.error({ err: unknown }, 'a resolver failed'),
      ),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (m) => logger.warn(m),
      error: (m) => logger.error(m),
    },
  });
}

/** Checks variables by field, answers reads of the catalogue the short way, and notes what depends on it alone. */
function requestPlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const executable = withPlainFields(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, request }) => {
        if (operation) checkOperation(schema, operation, request.variables ?? {});
      },
      responseForOperation: async ({ document, operation, request, contextValue }) => {
        // Apollo comes here without an operation, too, when a document names none that can be chosen.
        if (operation === undefined || !isCatalogueRead(schema, operation)) return null;
        const result = await execute({
          schema: executable,
          document,
          operationName: request.operationName,
          variableValues: request.variables,
          contextValue,
        });
        // What fails is executed again as published, which tells the path of each error.
        if (result.errors) return null;
        return {
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: result },
        };
      },
      willSendResponse: async ({ operation, contextValue, response }) => {
        const failed =
          response.body.kind !== 'single' || response.body.singleResult.errors !== undefined;
        contextValue.answer.isCatalogueRead =
          !failed && operation !== undefined && isCatalogueRead(schema, operation);
      },
    }),
  };
}
