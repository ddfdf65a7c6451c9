import { useEffect, useRef } from 'react';
import { CATEGORIES } from '#engine/goods/families/categories';
import type { Category } from '../../apollo/schema.generated';
import { Link } from '../../ui/button/link';
import styles from './category-tabs.module.css';

/** One tab for each of these families, a link to its configurator; the current tab is scrolled into view. */
export function CategoryTabs({
  families,
  current,
}: {
  families: readonly { category: Category; label: string }[];
  current: Category;
}) {
  const labelOf = new Map(families.map(({ category, label }) => [category, label]));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]');
    if (!list.current || !(tab instanceof HTMLElement)) return;
    // Unlike `scrollIntoView`, this scrolls only the row of tabs and not the page.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label="Kategorie produktów">
      <ul className={styles.list} ref={list}>
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
