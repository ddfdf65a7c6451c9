import {
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Scope, selectedFields } from '../shared/selection.js';

/** Makes of what a resolver has returned what a selection asks for. */
export type Projection = (value: unknown) => unknown;

export interface Compiled {
  project: Projection;
  /** False when it holds for these variables only. */
  isFixed: boolean;
}

/** Compiles what is selected of a field whose objects are data alone; the document has been validated. */
export function compileProjection(
  type: GraphQLOutputType,
  { fieldNodes, fragments, variableValues }: GraphQLResolveInfo,
): Compiled {
  const scope: Scope = { fragments, variableValues, isFixed: true };
  const project = compile(type, fieldNodes, scope);
  return { project, isFixed: scope.isFixed };
}

function compile(type: GraphQLOutputType, nodes: readonly FieldNode[], scope: Scope): Projection {
  if (isNonNullType(type)) {
    const inner = compile(type.ofType, nodes, scope);
    return (value) => {
      const projected = inner(value);
      if (projected === null) throw new Error(`null in place of ${String(type)}`);
      return projected;
    };
  }
  const project = isListType(type)
    ? compileList(type.ofType, nodes, scope)
    : isLeafType(type)
      ? leafOf(type)
      : compileObject(type as GraphQLObjectType, nodes, scope);
  return (value) => (value === null || value === undefined ? null : project(value));
}

/** What a leaf of the published schema looks like when there is nothing to do for it. */
const AS_IT_IS: Readonly<Record<string, string>> = { String: 'string', Boolean: 'boolean' };

function leafOf(type: GraphQLLeafType): Projection {
  const plain = AS_IT_IS[type.name];
  return (value) => (typeof value === plain ? value : type.serialize(value));
}

function compileList(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  scope: Scope,
): Projection {
  const project = compile(type, nodes, scope);
  return (value) => (value as readonly unknown[]).map((item) => project(item));
}

function compileObject(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  scope: Scope,
): Projection {
  const selected = selectedFields(type.name, nodes, scope);
  const fields = [...selected].map(([key, [node, ...more]]) => {
    const name = node!.name.value;
    const definition = type.getFields()[name];
    const project: Projection = definition
      ? compile(definition.type, [node!, ...more], scope)
      : () => type.name;
    return { key, name, project };
  });
  // A copy has its shape from the start, and takes an alias "__proto__" for a name like any other.
  const empty: Record<string, unknown> = Object.fromEntries(fields.map(({ key }) => [key, null]));
  return (value) => {
    const source = value as Record<string, unknown>;
    const result = { ...empty };
    for (const { key, name, project } of fields) result[key] = project(source[name]);
    return result;
  };
}
