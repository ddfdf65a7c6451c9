import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../request/context.js';

/** Counts and times every request that Apollo Server answers, by the name of its operation, if metrics are on. */
export const operationMetrics: ApolloServerPlugin<Context> = {
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
