import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  buildSchema,
  concatAST,
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { typePolicies } from './create-apollo-client';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const { definitions } = concatAST(
  globSync('web/**/*.graphql').map((file) => parse(readFileSync(file, 'utf8'))),
);
const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
const fragments = new Map(
  definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
  ),
);

/** The fields in selection sets, those of fragments among them, by name. */
function fieldsIn(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      fields.set(name, [...(fields.get(name) ?? []), selection]);
      continue;
    }
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)
        : selection.selectionSet;
    for (const [name, nodes] of fieldsIn(inner ? [inner] : []))
      fields.set(name, [...(fields.get(name) ?? []), ...nodes]);
  }
  return fields;
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

function typeOf(parent: GraphQLObjectType, name: string): GraphQLObjectType | null {
  const type = getNamedType(parent.getFields()[name]?.type);
  return isObjectType(type) ? type : null;
}

/** Whether the cache stores objects of the type by themselves, so that it merges what queries load of them. */
const isStored = (type: GraphQLObjectType): boolean =>
  'id' in type.getFields() || Boolean(typePolicies[type.name]?.keyFields);

/** What is loaded of an object, in words that are the same for the same fields. */
function shapeOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): string {
  const names = [...fieldsIn(sets)].map(([name, nodes]) => {
    const inner = typeOf(type, name);
    return inner && !isStored(inner) ? `${name} { ${shapeOf(inner, setsOf(nodes))} }` : name;
  });
  return names.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

const shapes = new Map<string, Set<string>>();

/** Notes what is loaded of the objects without an id that stored objects and the root hold. */
function note(type: GraphQLObjectType, sets: readonly SelectionSetNode[], isHolder: boolean): void {
  for (const [name, nodes] of fieldsIn(sets)) {
    const inner = typeOf(type, name);
    if (!inner) continue;
    const where = `${type.name}.${name}`;
    // Arguments are part of the field's name in the cache, and no two queries have the same ones.
    const isPlain = nodes.every(({ arguments: given = [] }) => given.length === 0);
    if (isHolder && isPlain && !isStored(inner))
      shapes.set(where, (shapes.get(where) ?? new Set()).add(shapeOf(inner, setsOf(nodes))));
    note(inner, setsOf(nodes), isStored(inner));
  }
}

for (const { operation, selectionSet } of operations) {
  const root = schema.getRootType(operation);
  if (root) note(root, [selectionSet], true);
}

it('no query drops from the cache what another one has loaded of an object without an id', () => {
  const isMerged = (where: string): boolean => {
    const [type = '', field = ''] = where.split('.');
    const policy = typePolicies[type]?.fields?.[field];
    return typeof policy === 'object' && policy.merge !== undefined;
  };
  const dropped = [...shapes].filter(([where, found]) => found.size > 1 && !isMerged(where));
  expect(shapes.size).toBeGreaterThan(20);
  expect(dropped.map(([where]) => where)).toEqual([]);
});
