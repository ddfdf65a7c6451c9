import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { PROJECT_ROOT } from '../shared/project-files.js';
import { createSchema } from './schema.js';

const path = join(PROJECT_ROOT, 'schema.graphql');
const text = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write('schema.graphql is not what the resolvers say: run npm run codegen\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, text);
}
