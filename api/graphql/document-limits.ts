import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';
import type { Context } from '../request/context.js';

/** Limits of a document, checked before it is executed. */
export const LIMITS = { depth: 10, aliases: 15, tokens: 2500, directives: 20 } as const;

/** The limits as validation rules, with the plugins of Apollo Server that they need. */
export function documentLimits(): {
  validationRules: ValidationRule[];
  plugins: ApolloServerPlugin<Context>[];
} {
  const { validationRules, plugins } = new ApolloArmor({
    // Fragments are flattened: one fragment per component must not count as depth, only nested fields do.
    maxDepth: { n: LIMITS.depth, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { n: LIMITS.aliases },
    // The library's own check of tokens answers syntax errors with status 500; the parser's `maxTokens` is used
    // instead.
    maxTokens: { enabled: false },
    maxDirectives: { n: LIMITS.directives },
    // What an answer can weigh depends on the variables: `weighAnswer` checks it.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return {
    validationRules,
    // The library's types come from the CommonJS build of Apollo Server.
    plugins: plugins as unknown as ApolloServerPlugin<Context>[],
  };
}
