import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  getDirectiveValues,
} from 'graphql';

/**
 * The names of the fields that a query selects on one field of the resolver's result; `parent` is the type of the
 * result, `type` that of the field.
 */
export function namesSelectedOf(
  info: GraphQLResolveInfo,
  { parent, field, type }: { parent: string; field: string; type: string },
): Set<string> {
  const selected = selectedFields(info, parent, info.fieldNodes);
  const nodes = selected.filter((node) => node.name.value === field);
  return new Set(selectedFields(info, type, nodes).map((node) => node.name.value));
}

/** The fields selected under these nodes of an object type, including those of fragments. */
function selectedFields(
  info: GraphQLResolveInfo,
  typeName: string,
  nodes: readonly FieldNode[],
): FieldNode[] {
  const collect = (selection: SelectionNode): FieldNode[] => {
    if (!isIncluded(selection, info)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value ?? typeName;
    if (!fragment || condition !== typeName) return [];
    return fragment.selectionSet.selections.flatMap(collect);
  };
  return nodes.flatMap(({ selectionSet }) => (selectionSet?.selections ?? []).flatMap(collect));
}

function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
