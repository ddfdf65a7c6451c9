import { countOccurrences } from './filter-articles';
import type { PopularTagsFragment } from './popular-tags.generated';
import styles from './popular-tags.module.css';

const SHOWN = 8;

interface PopularTagsProps {
  articles: readonly PopularTagsFragment[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** The eight tags that most articles carry; a chosen tag that is none of them stands there too. */
export function PopularTags({ articles, chosen, onChoose }: PopularTagsProps) {
  const popular = countOccurrences(articles.map((article) => article.tags))
    .slice(0, SHOWN)
    .map(({ name }) => name);
  const tags = chosen === null || popular.includes(chosen) ? popular : [...popular, chosen];
  return (
    <div>
      <h2 className={styles.title}>Popularne tagi</h2>
      <ul className={styles.list}>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.tag}
              aria-pressed={tag === chosen}
              onClick={() => onChoose(tag === chosen ? null : tag)}
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
