import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  getDirectiveValues,
} from 'graphql';

/** What a selection is read with: the document's fragments and the request's variables. */
export interface Scope extends Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'> {
  /** Becomes false where `@skip` or `@include` was met: what was read holds for these variables only. */
  isFixed: boolean;
}

/** The fields selected under these nodes of an object type, by the name that each has in the answer. */
export function selectedFields(
  typeName: string,
  nodes: readonly FieldNode[],
  scope: Scope,
): Map<string, FieldNode[]> {
  const selected = new Map<string, FieldNode[]>();
  for (const { selectionSet } of nodes)
    collect(typeName, selectionSet?.selections ?? [], scope, selected);
  return selected;
}

/** Names of the fields that are asked for on the objects of one field of what a resolver answers. */
export function namesSelectedOf(
  info: GraphQLResolveInfo,
  { parent, field, type }: { parent: string; field: string; type: string },
): Set<string> {
  const scope: Scope = { ...info, isFixed: true };
  const nodes = [...selectedFields(parent, info.fieldNodes, scope).values()]
    .flat()
    .filter((node) => node.name.value === field);
  const selected = selectedFields(type, nodes, scope).values();
  return new Set([...selected].map(([node]) => node!.name.value));
}

function collect(
  typeName: string,
  selections: readonly SelectionNode[],
  scope: Scope,
  selected: Map<string, FieldNode[]>,
): void {
  for (const selection of selections) {
    if (!isIncluded(selection, scope)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      selected.set(key, [...(selected.get(key) ?? []), selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? scope.fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value ?? typeName;
    if (fragment && condition === typeName)
      collect(typeName, fragment.selectionSet.selections, scope, selected);
  }
}

function isIncluded(node: SelectionNode, scope: Scope): boolean {
  if (!node.directives?.length) return true;
  scope.isFixed = false;
  const { variableValues } = scope;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
