import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import {
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Logger } from 'pino';
import { isCatalogueRead } from '../request/answer-cache.js';
import { holdMemory } from '../request/bound-memory.js';
import type { Context } from '../request/context.js';
import { endRequest } from '../request/public-error.js';
import { rememberWrite } from '../request/replica-reads.js';
import type { Env } from '../shared/env/env.js';
import { ERROR_STATUS, ErrorCode } from '../shared/errors.js';
import { bytesOfAnswer, maxWeightFor, weighAnswer } from './answer-weight.js';
import { chooseDatabase } from './choose-database.js';
import { LIMITS, documentLimits } from './document-limits.js';
import { checkOperation, formatGraphQLError } from './errors.js';
import { expectAccess } from './expect-access.js';
import { nameSpans } from './trace-operations.js';
import { VERSION_HEADER } from './trusted-documents.js';

/** Counts and times every request that Apollo Server answers, by the name of its operation, if metrics are on. */
const operationMetrics: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    const { metrics } = contextValue.services;
    if (!metrics) return undefined;
    const started = performance.now();
    return {
      async willSendResponse({ operation, response: { body } }) {
        const failed = body.kind === 'single' && body.singleResult.errors !== undefined;
        const seconds = (performance.now() - started) / 1000;
        metrics.operationEnded(operation?.name?.value, failed ? 'error' : 'ok', seconds);
      },
    };
  },
};

/**
 * Tells staff which version of the catalogue their change has made, so that they read no answer that is kept from before.
 */
const tellVersion: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, contextValue, response }) => {
      const { services, viewer } = contextValue;
      if (operation?.operation !== OperationTypeNode.MUTATION || !viewer) return;
      // The change is made, whether its version can be told or not.
      const now = await services.catalogue.since('').catch(() => null);
      if (now) response.http.headers.set(VERSION_HEADER, now.version);
    },
  }),
};

export function createGraphQLServer(
  schema: GraphQLSchema,
  env: Env,
  logger: Logger,
): ApolloServer<Context> {
  const limits = documentLimits();
  return new ApolloServer<Context>({
    schema,
    introspection: env.GRAPHQL_INTROSPECTION,
    csrfPrevention: true,
    // `drainOn` stops it after the last response; Apollo's own handler would fail the requests that have begun.
    stopOnTerminationSignals: false,
    // No client of ours uses persisted queries, and any client could fill the memory with them.
    persistedQueries: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    includeStacktraceInErrorResponses: false,
    validationRules: limits.validationRules,
    plugins: [
      ...limits.plugins,
      ApolloServerPluginCacheControlDisabled(),
      env.GRAPHQL_SANDBOX
        ? ApolloServerPluginLandingPageLocalDefault({ footer: false })
        : ApolloServerPluginLandingPageDisabled(),
      requestPlugin(schema),
      operationMetrics,
      nameSpans,
      ...(env.TRUSTED_DOCUMENTS ? [tellVersion] : []),
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

/** Checks scopes and variables before execution, and marks answers that depend on the catalogue alone. */
function requestPlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        if (!operation) return;
        refuseSubscription(operation);
        expectAccess(schema, document, operation, contextValue);
        const variableValues = request.variables ?? {};
        checkOperation(schema, operation, variableValues);
        const operationRequest = { document, operationName: operation.name?.value, variableValues };
        holdAnswer(contextValue, weighAnswer(schema, operationRequest, maxWeightFor(contextValue)));
        chooseDatabase(schema, document, operation, contextValue);
      },
      willSendResponse: async ({ operation, contextValue, response }) => {
        const failed =
          response.body.kind !== 'single' || response.body.singleResult.errors !== undefined;
        contextValue.answer.isCatalogueRead =
          !failed && operation !== undefined && isCatalogueRead(schema, operation);
        if (operation?.operation === OperationTypeNode.MUTATION) await rememberWrite(contextValue);
        if (response.body.kind === 'single') tellOutage(response.http, response.body.singleResult);
      },
    }),
  };
}

/** Holds the memory of an answer until it is sent; fails the request where it would be too much. */
function holdAnswer({ services, req, res }: Context, weight: number): void {
  try {
    holdMemory(services, req, res, bytesOfAnswer(weight));
  } catch (error) {
    endRequest(error);
  }
}

/** Sets the status 503 if an outage left no data; an answer with some data keeps its status. */
function tellOutage(http: HTTPGraphQLHead, { data, errors }: FormattedExecutionResult): void {
  const outage = errors?.find(({ extensions }) => extensions?.['code'] === ErrorCode.UNAVAILABLE);
  if (!outage || Object.values(data ?? {}).some((value) => value !== null)) return;
  http.status = ERROR_STATUS.UNAVAILABLE;
  http.headers.set('retry-after', String(outage.extensions?.['retryAfterSeconds']));
}

function refuseSubscription({ operation }: OperationDefinitionNode): void {
  if (operation === OperationTypeNode.SUBSCRIPTION)
    throw new GraphQLError('Subscriptions are served by /graphql/stream.', {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
    });
}
