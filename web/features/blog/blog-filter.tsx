import type { BlogFilterFragment } from './blog-filter.generated';
import { categoryName } from './category-name';
import styles from './blog-filter.module.css';
import { BlogSearch } from './blog-search';
import { type ArticleFilter, countOccurrences } from './filter-articles';

interface BlogFilterProps {
  articles: readonly BlogFilterFragment[];
  view: ArticleFilter;
  onChange: (change: Partial<ArticleFilter>) => void;
}

export function BlogFilter({ articles, view, onChange }: BlogFilterProps) {
  const categories = countOccurrences(articles.map(({ category }) => [category]));
  return (
    <div className={styles.filter}>
      <BlogSearch text={view.text} onChange={(text) => onChange({ text })} />
      <div>
        <h2 className={styles.title}>Kategorie</h2>
        <ul className={styles.categories}>
          <CategoryButton
            name="Wszystkie"
            count={articles.length}
            active={view.category === null}
            onSelect={() => onChange({ category: null })}
          />
          {categories.map(({ name, count }) => (
            <CategoryButton
              key={name}
              name={categoryName(name)}
              count={count}
              active={view.category === name}
              onSelect={() => onChange({ category: name })}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CategoryButtonProps {
  name: string;
  count: number;
  active: boolean;
  onSelect: () => void;
}

function CategoryButton({ name, count, active, onSelect }: CategoryButtonProps) {
  return (
    <li>
      <button type="button" aria-pressed={active} className={styles.category} onClick={onSelect}>
        {name} <span>{count}</span>
      </button>
    </li>
  );
}
