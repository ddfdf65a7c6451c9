import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { longDay } from '#engine/locale/day';
import { Link } from '../../ui/button/link';
import { Picture } from '../../ui/image/picture';
import {
  type ArticleCardFragment,
  ArticleCardFragmentDoc,
  type ArticleBylineFragment,
  ArticleBylineFragmentDoc,
} from './article-card.generated';
import { categoryName } from './list/blog-filter';
import styles from './article-card.module.css';

/** What a list needs of an article: the data of its card, and its id as a key. */
export type ListedArticle = FragmentType<ArticleCardFragment> & { id: string };

interface ArticleCardProps {
  article: ListedArticle;
  /** Whether the card is wide, with a large picture. */
  featured?: boolean;
  heading?: 'h2' | 'h3';
  /** In place of the article's own excerpt. */
  excerpt?: ReactNode;
}

export function ArticleCard({
  featured = false,
  heading = 'h2',
  excerpt,
  ...props
}: ArticleCardProps) {
  const { data: article } = useSuspenseFragment({
    fragment: ArticleCardFragmentDoc,
    fragmentName: 'ArticleCard',
    from: props.article,
  });
  const Heading = heading;
  return (
    <article className={featured ? styles.featured : styles.card}>
      <div className={styles.picture}>
        <Picture
          picture={article.picture}
          alt=""
          ratio="3 / 2"
          sizes={featured ? '(width < 48rem) 92vw, 640px' : '(width < 48rem) 92vw, 384px'}
          urgency={featured ? 'first' : 'lazy'}
        />
      </div>
      <div className={styles.text}>
        <ArticleByline article={article} />
        <Heading className={styles.title}>
          <Link to={`/blog/${article.id}`}>{article.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt ?? article.excerpt}</p>
      </div>
    </article>
  );
}

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
