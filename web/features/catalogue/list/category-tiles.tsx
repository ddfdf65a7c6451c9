import { cardOf } from '#engine/goods/families/categories';
import { type Category, categories } from '../../../goods/categories';
import { Link } from '../../../ui/button/link';
import { Picture, type PictureData } from '../../../ui/image/picture';
import type { ProductListPageQuery } from './product-list-page.generated';
import styles from './category-tiles.module.css';

/** Links to the families, each with its number of products. */
export function CategoryTiles({
  counts,
}: {
  counts: ProductListPageQuery['products']['categoryCounts'];
}) {
  const byCategory = new Map(counts.map((row) => [row.category, row]));
  return (
    <nav aria-label="Kategorie">
      <ul className={styles.tiles}>
        {categories.map(({ code, label }) => (
          <li key={code}>
            <Link to={`/produkty/${code}`} className={styles.tile}>
              <TilePicture category={code} picture={byCategory.get(code)?.picture} />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{byCategory.get(code)?.count ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TilePicture({
  category,
  picture,
}: {
  category: Category;
  picture: PictureData | null | undefined;
}) {
  if (!picture) return <CategorySign category={category} />;
  return (
    <span className={styles.picture}>
      <Picture picture={picture} alt="" ratio="3 / 2" sizes="(width < 75rem) 16vw, 190px" />
    </span>
  );
}

function CategorySign({ category }: { category: Category }) {
  const { ink, shade } = cardOf(category).sign;
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      <path className={styles.shade} d={shade} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
