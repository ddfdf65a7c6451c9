import type { Collection } from '#engine/goods/fabrics/collection';
import styles from './collection-links.module.css';
import { collectionId } from './collection-section';

/** A link to each shown collection; nothing where there is only one. */
export function CollectionLinks({ collections }: { collections: readonly Collection[] }) {
  if (collections.length < 2) return null;
  return (
    <nav aria-label="Kolekcje">
      <ul className={styles.links}>
        {collections.map((collection) => (
          <li key={collection.code}>
            <a href={`#${collectionId(collection)}`}>{collection.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
