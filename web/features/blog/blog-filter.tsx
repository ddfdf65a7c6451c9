import { capitalise } from '../../lib/capitalise';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import type { BlogFilterFragment } from './blog-filter.generated';
import styles from './blog-filter.module.css';
import { type ArticleFilter, countOccurrences } from './filter-articles';

interface BlogFilterProps {
  articles: readonly BlogFilterFragment[];
  view: ArticleFilter;
  onChange: (change: Partial<ArticleFilter>) => void;
}

export function BlogFilter({ articles, view, onChange }: BlogFilterProps) {
  const categories = countOccurrences(articles.map(({ category }) => [category]));
  return (
    <search className={styles.filter}>
      <Field label="Szukaj w artykułach">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={view.text}
            placeholder="np. markiza, wiatr"
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
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
              name={capitalise(name)}
              count={count}
              active={view.category === name}
              onSelect={() => onChange({ category: name })}
            />
          ))}
        </ul>
      </div>
    </search>
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
