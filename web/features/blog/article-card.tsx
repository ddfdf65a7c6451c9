import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { Link } from '../../ui/button/link';
import { Picture } from '../../ui/image/picture';
import { ArticleByline } from './article/article-byline';
import { type ArticleCardFragment, ArticleCardFragmentDoc } from './article-card.generated';
import styles from './article-card.module.css';

/** What a list needs of an article: the data of its card, and its id as a key. */
export type ListedArticle = FragmentType<ArticleCardFragment> & { id: string };

interface ArticleCardProps {
  article: ListedArticle;
  /** Whether the card is wide, with a large picture. */
  featured?: boolean;
  heading?: 'h2' | 'h3';
}

export function ArticleCard({ featured = false, heading = 'h2', ...props }: ArticleCardProps) {
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
        <p className={styles.excerpt}>{article.excerpt}</p>
      </div>
    </article>
  );
}
