import { Button } from '../../ui/button/button';
import { ArticleCard } from './article-card';
import type { ArticleCardFragment } from './article-card.generated';
import styles from './article-list.module.css';

const FIRST = 4;
const STEP = 4;

interface ArticleListProps {
  articles: readonly ArticleCardFragment[];
  /** The first article stands at the top on its own. */
  featuresFirst: boolean;
  more: number;
  onMore: () => void;
}

/** A featured article and a grid of two columns that grows on demand. */
export function ArticleList({ articles, featuresFirst, more, onMore }: ArticleListProps) {
  const rest = featuresFirst ? articles.slice(1) : articles;
  const shown = rest.slice(0, FIRST + more * STEP);
  const [first] = articles;
  return (
    <div className={styles.list}>
      {featuresFirst && first && <ArticleCard article={first} featured />}
      <ul className={styles.grid}>
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {shown.length < rest.length && (
        <Button variant="secondary" onClick={onMore}>
          Załaduj więcej artykułów
        </Button>
      )}
    </div>
  );
}
