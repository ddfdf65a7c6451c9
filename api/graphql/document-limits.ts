import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';
import type { Context } from '../request/context.js';

/** What a document may ask for, checked before anything runs. */
export const LIMITS = { depth: 10, aliases: 15, tokens: 2000, directives: 20, cost: 3000 } as const;

/** The limits as rules of validation, and as what they need of Apollo Server. */
export function documentLimits(): {
  validationRules: ValidationRule[];
  plugins: ApolloServerPlugin<Context>[];
} {
  const { validationRules, plugins } = new ApolloArmor({
    // Fragments are flattened: one fragment per component must not count as depth, only nested fields do.
    maxDepth: { n: LIMITS.depth, ignoreIntrospection: true, flattenFragments: true },
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
      flattenFragments: true,
    },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return {
    validationRules,
    // Its types are those of Apollo Server's other build.
    plugins: plugins as unknown as ApolloServerPlugin<Context>[],
  };
}
