import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  type DocumentNode,
  Kind,
  type SelectionSetNode,
  buildSchema,
  concatAST,
  parse,
  print,
  separateOperations,
  validate,
  visit,
} from 'graphql';
import { LIMITS, documentLimits } from './document-limits.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const files = globSync('web/**/*.graphql').map((file) => parse(readFileSync(file, 'utf8')));
const operations = Object.entries(separateOperations(concatAST(files))).filter(([name]) => name);

it.each(operations)('%s of the web client is within the limits', (_name, document) => {
  const sent = withTypenames(withoutUnmask(document));
  const { validationRules } = documentLimits();
  expect(validate(schema, sent, validationRules)).toEqual([]);
  expect(() => parse(print(sent), { maxTokens: LIMITS.tokens })).not.toThrow();
});

/** Apollo Client adds `__typename` to every selection but the root's. */
function withTypenames(document: DocumentNode): DocumentNode {
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return visit(document, {
    SelectionSet: (node, _key, parent): SelectionSetNode | undefined =>
      parent && 'operation' in parent
        ? undefined
        : { ...node, selections: [...node.selections, { kind: Kind.FIELD, name }] },
  });
}

/** `@unmask` is a directive for Apollo Client, which does not send it. */
function withoutUnmask(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
}
