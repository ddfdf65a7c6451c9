import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';

/**
 * A function that answers one key, and asks the database once for all keys that a request asks for together; what
 * `load` does not find is undefined. Nothing is kept: a mutation may come between.
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
