import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { upperFirst } from '#engine/locale/text';
import { useSentAddress } from '../../../lib/form/use-sent-address';
import { Link } from '../../../ui/button/link';
import { Field } from '../../../ui/form/field';
import { SearchInput } from '../../../ui/form/search-input';
import {
  countOccurrences,
  filterArticles,
  type Searchable,
  type BlogView,
  viewLink,
} from './filter-articles';
import styles from './blog-filter.module.css';
import side from './side-title.module.css';

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
        <h2 className={side.title}>Kategorie</h2>
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

/**
 * A GET form that, with scripts, searches at every key press. Its field is uncontrolled: what was typed before
 * hydration is searched on mount, and the field follows the URL when that changes by other means (Back, a link).
 */
function BlogSearch({ view }: { view: BlogView }) {
  const { text, category, tag } = view;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isNew = useSentAddress(text, () => {
    if (input.current) input.current.value = text;
  });
  const search = () => {
    const typed = input.current?.value ?? '';
    if (!isNew(typed)) return;
    void navigate(viewLink(view, { text: typed }), { replace: true, preventScrollReset: true });
  };
  const searchEarly = useEffectEvent(search);
  useEffect(() => searchEarly(), []);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Field label="Szukaj w artykułach">
          {(control) => (
            <SearchInput
              {...control}
              ref={input}
              name="szukaj"
              autoComplete="off"
              maxLength={100}
              placeholder="np. markiza, wiatr"
              defaultValue={text}
              onChange={search}
              onClear={search}
            />
          )}
        </Field>
        {category !== null && <input type="hidden" name="kategoria" value={category} />}
        {tag !== null && <input type="hidden" name="tag" value={tag} />}
      </form>
    </search>
  );
}

/** The displayed name of a category of articles. */
export function categoryName(category: string): string {
  return category === 'diy' ? 'DIY' : upperFirst(category);
}
