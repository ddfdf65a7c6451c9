import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Context } from '../request/context.js';
import { beginSpan, currentSpan } from '../shared/spans.js';

/** Runs what follows in the span of an operation, if there is tracing; `nameSpans` names it. */
export const traceOperation: RequestHandler = (_req, res, next) => {
  const span = beginSpan('GraphQL');
  if (!span) return next();
  res.once('close', () => span.end());
  span.run(next);
};

/** Gives the span of an operation its type and the name that the client has chosen, and says whether it failed. */
export const nameSpans: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    const span = currentSpan();
    if (!span) return undefined;
    return {
      async didResolveOperation({ operation, operationName }) {
        const type = operation?.operation ?? 'query';
        const name = operationName?.slice(0, 100) ?? 'anonymous';
        span.rename(`${type} ${name}`);
        span.set({ 'graphql.operation.type': type, 'graphql.operation.name': name });
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind === 'single' && body.singleResult.errors) span.fail();
      },
    };
  },
};
