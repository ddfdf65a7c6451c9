import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type ESTree, Visitor, parseSync } from 'vite';
import { PROJECT_ROOT } from '../shared/project-files.js';

/**
 * How many SQL texts a file may contain. Everything else uses the unit of work or typed queries, or is in migrations
 * and `functions/*.sql`.
 */
const ALLOWED: Readonly<Record<string, number>> = {
  'api/setup/backup/load-rows.ts': 4,
  'api/database/database-listener.ts': 1,
  'api/database/matching.ts': 1,
  'api/database/refresh-statistics.ts': 1,
  'api/database/wal-position.ts': 2,
};
const MOST = 12;

/** Migrations and tests may contain SQL. */
const NOT_READ = /\.test\.ts$|\.d\.ts$|^api\/(testing|database\/migrations)\//;

const STATEMENT = new RegExp(
  `^\\s*(${[
    'select\\s',
    'insert\\s+into\\s',
    'update\\s+\\S+\\s+set\\s',
    'delete\\s+from\\s',
    'with\\s+\\S+\\s+as\\s',
    '(create|alter|drop|truncate)\\s+(or\\s+replace\\s+)?(temporary\\s+)?(table|schema|view|function|trigger|sequence)\\s',
    'truncate\\s',
    'vacuum\\b',
    'analyze\\b',
    'declare\\s',
    'fetch\\s',
    'listen\\s',
    'lock\\s+table\\s',
    'set\\s+(local|session)\\s',
    'begin\\b',
    'commit$',
    'rollback$',
  ].join('|')})`,
);
const FUNCTIONS_OF_SQL = new Set(['raw', 'sql']);

/** The texts of a file that are SQL: whole statements, and fragments within a query. */
function sqlTextsOf(file: string): string[] {
  const code = readFileSync(join(PROJECT_ROOT, file), 'utf8');
  const found: ESTree.Node[] = [];
  const add = (node: ESTree.Node) => {
    // A fragment inside a text that is counted already is not counted again.
    if (!found.some(({ start, end }) => start <= node.start && node.end <= end)) found.push(node);
  };
  const textAt = (node: ESTree.Node) => code.slice(node.start + 1, node.end - 1);
  new Visitor({
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && FUNCTIONS_OF_SQL.has(node.tag.name)) add(node);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && FUNCTIONS_OF_SQL.has(node.callee.name)) add(node);
    },
    TemplateLiteral(node) {
      if (STATEMENT.test(textAt(node))) add(node);
    },
    Literal(node) {
      if (typeof node.value === 'string' && STATEMENT.test(textAt(node))) add(node);
    },
  }).visit(parseSync(file, code).program);
  return found.map(({ start, end }) => code.slice(start, end));
}

it('only these files hold SQL, and no more than listed', () => {
  const files = globSync('api/**/*.ts', { cwd: PROJECT_ROOT }).filter(
    (file) => !NOT_READ.test(file),
  );
  const tooMany = files
    .map((file) => ({ file, texts: sqlTextsOf(file) }))
    .filter(({ file, texts }) => texts.length > (ALLOWED[file] ?? 0));
  expect(tooMany).toEqual([]);
});

it('the list is short, and names no feature', () => {
  const counts = Object.values(ALLOWED);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST);
  expect(Object.keys(ALLOWED).filter((file) => file.startsWith('api/features/'))).toEqual([]);
});
