/**
 * The items under their keys, in the order in which the keys first occur. Does the work of Map.groupBy, which Safari
 * before 17.4 and Firefox before 119 do not have.
 */
export function grouped<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
