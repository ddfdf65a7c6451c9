import { categoryName } from '../category-name';
import { Link } from '../../../ui/button/link';
import styles from './blog-filter.module.css';
import { BlogSearch } from './blog-search';
import { type BlogView, viewLink } from './blog-url';
import { countOccurrences, filterArticles, type Searchable } from './filter-articles';

interface BlogFilterProps {
  articles: readonly Searchable[];
  view: BlogView;
}

/** The search field, and links to the categories with the number of articles that match the words and the tag. */
export function BlogFilter({ articles, view }: BlogFilterProps) {
  const categories = countOccurrences(articles.map(({ category }) => [category]));
  const found = filterArticles(articles, { ...view, category: null });
  return (
    <div className={styles.filter}>
      <BlogSearch view={view} />
      <div>
        <h2 className={styles.title}>Kategorie</h2>
        <ul className={styles.categories}>
          <CategoryLink view={view} category={null} count={found.length} />
          {categories.map(({ name }) => (
            <CategoryLink
              key={name}
              view={view}
              category={name}
              count={found.filter(({ category }) => category === name).length}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CategoryLinkProps {
  view: BlogView;
  /** Null for all categories. */
  category: string | null;
  count: number;
}

function CategoryLink({ view, category, count }: CategoryLinkProps) {
  return (
    <li>
      <Link
        to={viewLink(view, { category })}
        replace
        preventScrollReset
        aria-current={view.category === category ? 'true' : undefined}
        className={styles.category}
      >
        <span>{category === null ? 'Wszystkie' : categoryName(category)}</span> <span>{count}</span>
      </Link>
    </li>
  );
}
