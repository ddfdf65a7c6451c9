import { Link } from 'react-router-dom';

import type { Category } from '../../apollo/schema.generated';
import { categories } from '../../lib/categories';
import { CategorySign } from '../../ui/category-sign';
import styles from './category-tiles.module.css';

/** The six families with the number of products each would show. */
export function CategoryTiles({
  counts,
}: {
  counts: readonly { category: Category; count: number }[];
}) {
  const countOf = new Map(counts.map(({ category, count }) => [category, count]));
  return (
    <nav aria-label="Kategorie">
      <ul className={styles.tiles}>
        {categories.map(({ code, label }) => (
          <li key={code}>
            <Link to={`/produkty/${code}`} className={styles.tile}>
              <CategorySign category={code} />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{countOf.get(code) ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
