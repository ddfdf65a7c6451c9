import { Link } from '../../../ui/button/link';
import { type BlogView, viewLink } from './blog-url';
import { countOccurrences } from './filter-articles';
import styles from './popular-tags.module.css';

const SHOWN = 8;

interface PopularTagsProps {
  articles: readonly { tags: readonly string[] }[];
  view: BlogView;
}

/** The most frequent tags, and the chosen one if it is not among them; the chosen tag's link removes the filter. */
export function PopularTags({ articles, view }: PopularTagsProps) {
  const chosen = view.tag;
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
            <Link
              to={viewLink(view, { tag: tag === chosen ? null : tag })}
              replace
              preventScrollReset
              className={styles.tag}
              aria-current={tag === chosen ? 'true' : undefined}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
