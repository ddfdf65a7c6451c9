import { CATEGORIES } from '#engine/goods/families/categories';
import type { Category } from '../../apollo/schema.generated';
import { Link } from '../../ui/button/link';
import styles from './category-tabs.module.css';

/** One tab for each of these families, a link to its configurator. */
export function CategoryTabs({
  families,
  current,
}: {
  families: readonly { category: Category; label: string }[];
  current: Category;
}) {
  const labelOf = new Map(families.map(({ category, label }) => [category, label]));
  return (
    <nav className={styles.tabs} aria-label="Kategorie produktów">
      <ul className={styles.list}>
        {CATEGORIES.filter((category) => labelOf.has(category)).map((category) => (
          <li key={category}>
            <Link
              className={styles.tab}
              to={`/konfigurator/${category}`}
              aria-current={category === current ? 'page' : undefined}
              preventScrollReset
            >
              {labelOf.get(category)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
