import type { Category } from '../../lib/categories';
import styles from './category-sign.module.css';

/** What is drawn in ink, and what gives the shade. */
const drawings: Record<Category, { ink: string; shade: string }> = {
  markizy: { ink: 'M6 5h22v4H6zM34 23v3H12v-3zM9 9v25M6 34h36', shade: 'M8 9h19l7 14H12z' },
  pergole: {
    ink: 'M6 10h36M9 10v24M39 10v24M4 34h40',
    shade: 'M6 5h5v5H6zM14 5h5v5h-5zM22 5h5v5h-5zM30 5h5v5h-5zM38 5h4v5h-4z',
  },
  zaluzje: {
    ink: 'M10 3h28v31H10z',
    shade: 'M10 6h28v3H10zM10 12h28v3H10zM10 18h28v3H10zM10 24h28v3H10z',
  },
  zadaszenia: {
    ink: 'M6 5v29M42 14v20M6 5l36 9M18 8v3M30 11v3M4 34h40',
    shade: 'M6 5l36 9v3L6 8z',
  },
  refleksole: { ink: 'M10 3h28v31H10zM10 25h28', shade: 'M12 7h24v18H12z' },
  rolety: { ink: 'M10 6h28M12 22h24M24 22v5M12 9v25M36 9v25M12 34h24', shade: 'M12 6h24v16H12z' },
};

export function CategorySign({ category }: { category: Category }) {
  const { ink, shade } = drawings[category];
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      <path className={styles.shade} d={shade} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
