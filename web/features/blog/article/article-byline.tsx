import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { longDay } from '#engine/locale/day';
import { type ArticleBylineFragment, ArticleBylineFragmentDoc } from './article-byline.generated';
import { categoryName } from '../category-name';
import styles from './article-byline.module.css';

/** Category, author and date of an article, and the minutes that reading it takes. */
export function ArticleByline(props: { article: FragmentType<ArticleBylineFragment> }) {
  const { data: article } = useSuspenseFragment({
    fragment: ArticleBylineFragmentDoc,
    from: props.article,
  });
  return (
    <p className={styles.byline}>
      <span className={styles.category}>{categoryName(article.category)}</span>
      <span>{article.author}</span>
      <time dateTime={article.date}>{longDay(article.date.slice(0, 10))}</time>
      <span>{`${article.readTime}\u00a0min czytania`}</span>
    </p>
  );
}
