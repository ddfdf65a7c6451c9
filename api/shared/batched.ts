import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';

/**
 * A function that loads one key, but queries the database once for all keys requested in the same tick; the result is
 * undefined for a key that `load` does not find. Values are not cached, because a mutation may change them.
 */
export function batched<Key, Value>(
  load: (em: EntityManager, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (em: EntityManager, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<EntityManager, DataLoader<Key, Value | undefined>>();
  return (em, key) => {
    let loader = loaders.get(em);
    if (!loader) {
      const find = async (keys: readonly Key[]) => {
        const found = await load(em, keys);
        return keys.map((each) => found.get(each));
      };
      loaders.set(em, (loader = new DataLoader(find, { cache: false })));
    }
    return loader.load(key);
  };
}
