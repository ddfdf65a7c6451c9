import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { PROJECT_ROOT } from '../shared/project-files.js';
import { createSchema } from './schema.js';

const DIRECTIVE = `"""
Marks a query whose answer depends only on its arguments and on the version of the catalogue.
"""
directive @catalogueRead on FIELD_DEFINITION
`;

/** The schema as text; the fields of Query that are marked as CATALOGUE_READ have the directive. */
function printMarked(schema: GraphQLSchema): string {
  const text = printSchema(schema);
  const fields = schema.getQueryType()?.getFields() ?? {};
  const ends: number[] = [];
  visit(parse(text), {
    ObjectTypeDefinition: ({ name }) => (name.value === 'Query' ? undefined : false),
    FieldDefinition({ name, loc }) {
      if (loc && fields[name.value]?.extensions?.['catalogueRead'] === true) ends.push(loc.end);
      return false;
    },
  });
  const marked = ends.reduceRight(
    (printed, end) => `${printed.slice(0, end)} @catalogueRead${printed.slice(end)}`,
    text,
  );
  return `${DIRECTIVE}\n${marked}\n`;
}

const path = join(PROJECT_ROOT, 'schema.graphql');
const text = printMarked(lexicographicSortSchema(createSchema()));

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write('schema.graphql is not what the resolvers say: run npm run codegen\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, text);
}
