import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isObjectType,
  lexicographicSortSchema,
} from 'graphql';
import { type Projection, compileProjection } from './projection.js';

const Projected = new GraphQLScalarType({ name: 'Projected', serialize: (value) => value });

/**
 * A copy of the schema for executing: objects that are data alone, without a resolver of their own, are projected as a
 * whole by a function compiled once per selection. graphql-js goes about it field by field, which took most of the time
 * of a list. Answers are the same; the path of an error may end earlier.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  const copy = lexicographicSortSchema(schema);
  const types = Object.values(copy.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[];
  const plain = plainTypes(types);
  for (const type of types.filter((it) => !plain.has(it))) {
    for (const field of Object.values(type.getFields())) {
      if (plain.has(getNamedType(field.type) as GraphQLObjectType)) projectWhole(field);
    }
  }
  return copy;
}

/** The object types all of whose fields are leaves, or objects of such types again. */
function plainTypes(types: readonly GraphQLObjectType[]): ReadonlySet<GraphQLObjectType> {
  const plain = new Set(types);
  for (let size = -1; size !== plain.size;) {
    size = plain.size;
    for (const type of plain) {
      const isPlain = Object.values(type.getFields()).every((field) => {
        const named = getNamedType(field.type);
        return !field.resolve && (isLeafType(named) || plain.has(named as GraphQLObjectType));
      });
      if (!isPlain) plain.delete(type);
    }
  }
  return plain;
}

function projectWhole(field: GraphQLField<unknown, unknown>): void {
  const { type, resolve = defaultFieldResolver } = field;
  // Validated documents are kept, and with them what was compiled of their nodes.
  const compiled = new WeakMap<FieldNode, Projection>();
  field.type = Projected;
  field.resolve = (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    const [node] = info.fieldNodes;
    let project = compiled.get(node!);
    if (!project) {
      const projection = compileProjection(type, info);
      ({ project } = projection);
      if (projection.isFixed && info.fieldNodes.length === 1) compiled.set(node!, project);
    }
    return value instanceof Promise ? value.then(project) : project(value);
  };
}
