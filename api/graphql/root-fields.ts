import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The names of the fields of Query, Mutation or Subscription that an operation asks for, also in fragments. */
export function rootFields(document: DocumentNode, operation: SelectionSetNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return fieldsIn(operation, fragments);
}

function fieldsIn(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return fragment ? fieldsIn(fragment.selectionSet, fragments) : [];
  });
}
