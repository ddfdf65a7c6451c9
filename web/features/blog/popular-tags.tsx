import { Badge } from '../../ui/badge';
import { countOccurrences } from './filter-articles';
import type { PopularTagsFragment } from './popular-tags.generated';
import styles from './popular-tags.module.css';

const SHOWN = 8;

/** The eight tags that most articles carry. */
export function PopularTags({ articles }: { articles: readonly PopularTagsFragment[] }) {
  const tags = countOccurrences(articles.map((article) => article.tags)).slice(0, SHOWN);
  return (
    <div className={styles.tags}>
      <h2 className={styles.title}>Popularne tagi</h2>
      <ul className={styles.list}>
        {tags.map(({ name }) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
