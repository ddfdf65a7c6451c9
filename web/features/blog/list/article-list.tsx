import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button/button';
import { ArticleCard, type ListedArticle } from '../article-card';
import { type BlogView, viewLink } from './filter-articles';
import styles from './article-list.module.css';

const FIRST = 4;
const STEP = 4;

interface ArticleListProps {
  articles: readonly ListedArticle[];
  /** Whether the first article is featured at the top. */
  featuresFirst: boolean;
  view: BlogView;
}

/** The articles in a grid that grows on demand; the first one stands above it if it is featured. */
export function ArticleList({ articles, featuresFirst, view }: ArticleListProps) {
  const rest = featuresFirst ? articles.slice(1) : articles;
  const shown = rest.slice(0, FIRST + view.more * STEP);
  const [first] = articles;
  const grid = useFocusOnFirstNew(view.more);
  return (
    <div className={styles.list}>
      {featuresFirst && first && <ArticleCard article={first} featured />}
      <ul className={styles.grid} ref={grid}>
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {shown.length < rest.length && (
        <ButtonLink
          variant="secondary"
          to={viewLink(view, { more: view.more + 1 })}
          replace
          preventScrollReset
        >
          Załaduj więcej artykułów
        </ButtonLink>
      )}
    </div>
  );
}

/** A ref for the grid: when more articles are shown, the focus moves to the first new one. */
function useFocusOnFirstNew(more: number) {
  const grid = useRef<HTMLUListElement>(null);
  const shown = useRef(more);
  useEffect(() => {
    const before = shown.current;
    shown.current = more;
    if (more > before)
      grid.current?.children[FIRST + before * STEP]?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [more]);
  return grid;
}
