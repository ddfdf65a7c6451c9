import { cardOf } from '#engine/goods/families/categories';
import type { Category } from './categories';
import styles from './category-sign.module.css';

export function CategorySign({ category }: { category: Category }) {
  const { ink, shade } = cardOf(category).sign;
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      <path className={styles.shade} d={shade} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
